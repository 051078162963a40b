// Every token by its name, as the utilities and theme() know it.
import { schemes } from '#content/values/design.ts';
import { measures } from '#content/words/design-system.ts';
import { fixed } from '#design/colours.ts';
import * as tokens from '#design/tokens.ts';

import { CodeRows } from './code-rows.tsx';

const { tables } = measures;
const kinds = {
  colours: { ...schemes.light, ...fixed },
  space: tokens.space,
  sizes: tokens.sizes,
  type: Object.fromEntries(Object.entries(tokens.type).map(([name, style]) => [name, style.join(' · ')])),
  borders: tokens.borders,
  corners: tokens.radii,
  columns: tokens.columns,
  rows: tokens.rows,
  shadows: tokens.shadows,
  screens: tokens.screens,
  containers: tokens.containers,
} as const satisfies Record<keyof typeof tables.kinds, Readonly<Record<string, string>>>;

export const TokenTables = () => (
  <div className="mt-12">
    <h3>{tables.title}</h3>
    <p className="mt-2">{tables.text}</p>
    <div className="grid items-start gap-x-6 wide:grid-cols-2">
      {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
        <div key={kind} className="mt-8">
          <h4 className="mb-3">{tables.kinds[kind]}</h4>
          <CodeRows caption={tables.kinds[kind]} values={kinds[kind]} />
        </div>
      ))}
    </div>
  </div>
);
