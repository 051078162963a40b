// The whole site inside a router: the frame, and in it the page of the path. The same tree is prerendered and hydrated.
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

import { Frame } from '#frame/frame.tsx';
import { NotFound, pages } from '#pages/index.ts';
import { aliases, builtRoutes } from '#routes.ts';

export function App() {
  return (
    <Frame>
      <Suspense>
        <Routes>
          {builtRoutes.map(({ path, kind }) => {
            const Page = pages[kind] ?? NotFound;
            return <Route key={path} path={path} element={<Page />} />;
          })}
          {Object.entries(aliases).map(([path, to]) => (
            <Route key={path} path={path} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
