// The client entry, which the inline bootstrap (inline-bootstrap.js) imports: hydrates the prerendered page.
import './app.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { preloadPage } from '#pages/index.ts';

import { App } from './app.tsx';
import { errorReports } from './report-errors.ts';

const root = document.getElementById('root')!;
const tree = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// In a transition, React hydrates in slices of a few ms, between which the browser can handle input.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, tree, errorReports));
else createRoot(root, errorReports).render(tree);

addEventListener('pointerdown', preloadPage);

if (import.meta.env.DEV) void import('./vitals.ts');
