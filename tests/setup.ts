// What jsdom lacks and a browser has; nothing of ours is replaced here.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
