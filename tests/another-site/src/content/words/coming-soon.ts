// This daycare announces nothing.
import { comingSoon as before } from './coming-soon.sample.ts';

export const comingSoon = { ...before, sample: false };
