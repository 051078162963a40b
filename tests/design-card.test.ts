// The client's design card: packages, top level and languages.
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
  ['react'],
  ['react-dom'],
  ['react-router-dom'],
  ['@radix-ui/react-accordion'],
  ['@radix-ui/react-dialog'],
  ['@radix-ui/react-navigation-menu'],
  ['@radix-ui/react-toast'],
  ['embla-carousel-react'],
  ['react-hook-form'],
  ['zod'],
  ['date-fns'],
  ['vitest'],
  ['@axe-core/playwright'],
])('the package %s is a dependency and is used', (name) => {
  expect(versions[name]).toBeDefined();
  expect(used(name)).toBe(true);
});

test('Tailwind styles the parts, from tailwind.config.ts through postcss.config.js', () => {
  expect(versions['tailwindcss']).toBeDefined();
  expect(readFileSync('src/design/base.css', 'utf8')).toContain("@config '../../tailwind.config.ts'");
  expect(readFileSync('postcss.config.js', 'utf8')).toContain('@tailwindcss/postcss');
  const css = globSync('dist/client/assets/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  if (css) expect(css).toContain('--canola-mid');
});

test('the top level is the card’s', () => {
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

test('the system is written in TypeScript and built by Vite', () => {
  expect(globSync('src/**/*.{js,jsx}').sort()).toEqual(['src/app/inline-bootstrap.js', 'src/app/inline-scheme.js']);
  expect(readFileSync('tasks/build.ts', 'utf8')).toContain("from 'vite'");
});

test('versions are exact', () => {
  for (const [name, version] of Object.entries(versions)) expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

test('no class has an arbitrary value or a raw colour: the tokens are all there is', () => {
  for (const file of globSync('src/{ui,forms,frame,pages}/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    expect(code.match(/(?<!data|aria)-\[[^\]]+\]/g) ?? [], file).toEqual([]);
  }
});
