// Adds what a browser has and jsdom lacks; no code of the site is replaced here.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
