import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Where the dev server finds the gateway that `npm run dev` starts beside it. */
const gateway = `http://127.0.0.1:${process.env['GATEWAY_PORT'] ?? '4001'}`;

export default defineConfig({
  plugins: [react()],
  // The one setting that reaches the browser: where the e-mail service answers (decision 17).
  envPrefix: 'MAIL_HOST',
  server: { proxy: { '/api': gateway } },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false }, target: 'es2022' },
  test: {
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/build/**'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      { extends: true, test: { name: 'build', environment: 'jsdom', include: ['tests/build/*.test.ts'] } },
    ],
  },
});
