import type { stories } from '#content/site/words/landing.ts';

export type Story = (typeof stories)[keyof typeof stories];
