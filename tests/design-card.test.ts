// The client's design card: exact versions, and no styles but the tokens'.
import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

test('versions are exact', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

test('no class has an arbitrary value or a raw colour: the tokens are all there is', () => {
  for (const file of globSync('src/{ui,forms,frame,pages}/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    expect(code.match(/(?<!data|aria)-\[[^\]]+\]/g) ?? [], file).toEqual([]);
  }
});
