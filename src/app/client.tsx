// The client entry. It is imported late (see early.js), and wakes the prerendered page up.
import '#design/base.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './app.tsx';
import { fetchLinks } from './fetch-links.ts';
import { errorReports } from './tell-errors.ts';

const root = document.getElementById('root')!;
const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// As a transition: in short tasks, between which a touch is answered.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, tree, errorReports));
else createRoot(root, errorReports).render(tree);

fetchLinks();
if (import.meta.env.DEV) void import('./vitals.ts');
