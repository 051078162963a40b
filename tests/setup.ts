// Adds what a browser has and jsdom lacks; no code of the site is replaced here.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// How long `findBy…` and `waitFor` wait, in ms. The usual second is too short for the code of a form on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
