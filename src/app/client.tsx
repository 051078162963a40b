// The client entry, which the inline bootstrap (runtime/bootstrap.js) imports.
import './app.css';

import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { watchFields } from '#forms/drafts.ts';
import { preloadPage } from '#pages/index.ts';
import { preload } from '#runtime/late.tsx';
import { takeTurns } from '#runtime/turns.ts';

import { App } from './app.tsx';
import { errorReports } from './report-errors.ts';

/**
 * Hydrates the document, unless it has become plain meanwhile, and says that React listens. Rejects if code of the page could not be loaded.
 * @param names of the late components of the page
 */
export async function start(names: readonly string[]): Promise<void> {
  // One after the other: a page names its parts once its own code has been evaluated.
  for (const name of names) await preload(name);
  const { dataset } = document.documentElement;
  if (dataset['scripts'] !== '') return;
  const root = document.getElementById('root')!;
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  watchFields();
  takeTurns();
  // In a transition, React hydrates in slices of a few ms, between which the browser can handle input.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, tree, errorReports));
  else createRoot(root, errorReports).render(tree);
  dataset['scripts'] = 'live';
  addEventListener('pointerdown', preloadPage);
}
