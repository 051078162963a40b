// The client's card: packages, top level and shape.
import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  string,
  Record<string, string>
>;
const versions = { ...dependencies, ...devDependencies };
const sources = globSync('{src,tests,a11y}/**/*.{ts,tsx,css}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const used = (name: string) => new RegExp(`from '${name.replaceAll('/', '\\/')}[/']`).test(sources);

test.each([
  ['react (D2)', 'react'],
  ['react-dom (D2)', 'react-dom'],
  ['react-router-dom (D3)', 'react-router-dom'],
  ['@radix-ui/react-accordion (D5)', '@radix-ui/react-accordion'],
  ['@radix-ui/react-dialog (D6)', '@radix-ui/react-dialog'],
  ['@radix-ui/react-navigation-menu (D7)', '@radix-ui/react-navigation-menu'],
  ['@radix-ui/react-toast (D8)', '@radix-ui/react-toast'],
  ['embla-carousel-react (D9)', 'embla-carousel-react'],
  ['react-hook-form (D10)', 'react-hook-form'],
  ['zod (D11)', 'zod'],
  ['date-fns (D12)', 'date-fns'],
  ['vitest (D14)', 'vitest'],
  ['@axe-core/playwright (D15)', '@axe-core/playwright'],
])('the package %s is a dependency and is used', (_title, name) => {
  expect(versions[name]).toBeDefined();
  expect(used(name)).toBe(true);
});

test('Tailwind styles the parts, from tailwind.config.ts through postcss.config.js (D4, D18, D19, D25, D26)', () => {
  expect(versions['tailwindcss']).toBeDefined();
  expect(readFileSync('src/design/base.css', 'utf8')).toContain("@config '../../tailwind.config.ts'");
  expect(readFileSync('postcss.config.js', 'utf8')).toContain('@tailwindcss/postcss');
  const css = globSync('dist/client/assets/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  if (css) expect(css).toContain('--canola-mid');
});

test('the top level is the card’s (D16, D17, D20, D21, D22, D23, D24)', () => {
  for (const name of [
    'package.json',
    'vite.config.ts',
    'tailwind.config.ts',
    'postcss.config.js',
    'tsconfig.json',
    'src',
    'public',
    'tests',
    'a11y',
  ])
    expect(existsSync(name), name).toBe(true);
});

test('the system is written in TypeScript and built by Vite (D1, D13)', () => {
  expect(globSync('src/**/*.{js,jsx}').sort()).toEqual(['src/app/inline-bootstrap.js', 'src/app/inline-scheme.js']);
  expect(readFileSync('tasks/build.ts', 'utf8')).toContain("from 'vite'");
});

test('versions are exact', () => {
  for (const [name, version] of Object.entries(versions)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

test('no class has an arbitrary value or a raw colour: the tokens are all there is (D26)', () => {
  for (const file of globSync('src/{ui,forms,frame,pages}/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    expect(code.match(/(?<!data|aria)-\[[^\]]+\]/g) ?? [], file).toEqual([]);
  }
});
