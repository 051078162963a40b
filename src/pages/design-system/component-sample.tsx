// A sample of one component: name, purpose and keyboard commands at the left, the live component in its states at the right.
import type { ReactNode } from 'react';

import { components, componentWords, type ComponentName } from '#content/words/design-system.ts';
import { fillWords } from '#ui/fill-words.ts';

import { CodeRows, type CodeValues } from './code-rows.tsx';

interface ComponentSampleProps {
  name: ComponentName;
  /** Where the live component is: `beside` the text from 60rem on, or `below` it in the full width. */
  tray?: keyof typeof trays;
  /** Records of the part: the utilities that each variant stands for. */
  variants?: CodeValues;
  children: ReactNode;
}

const trays = {
  beside: 'wide:grid-cols-12 wide:items-start',
  below: '',
} as const;

export const sampleId = (name: ComponentName) => `part-${name.toLowerCase()}`;

export function ComponentSample({ name, tray = 'beside', variants, children }: ComponentSampleProps) {
  const { text } = components[name];
  const beside = tray === 'beside';
  return (
    <article className={`grid grid-cols-1 gap-6 pt-16 ${trays[tray]}`} aria-labelledby={sampleId(name)}>
      <div className={beside ? 'wide:col-span-4' : 'grid gap-x-6 wide:grid-cols-12'}>
        <div className={beside ? '' : 'wide:col-span-4'}>
          <h3 id={sampleId(name)} className="text-2">
            {name}
          </h3>
          <p className="mt-2">{text}</p>
        </div>
        <div className={beside ? '' : 'wide:col-span-8'}>
          <Keys name={name} />
        </div>
      </div>
      <div
        className={`min-w-0 border-8 border-wood bg-paper p-gutter forced-colors:border-2 ${beside ? 'wide:col-span-8' : ''}`}
      >
        {children}
      </div>
      {variants && (
        <div className={beside ? 'wide:col-span-8 wide:col-start-5' : ''}>
          <CodeRows caption={fillWords(componentWords.variants, { name })} values={variants} />
        </div>
      )}
    </article>
  );
}

function Keys({ name }: { name: ComponentName }) {
  const { keys } = components[name];
  if (keys.length === 0) return <p className="mt-4 text-small text-ink-soft">{componentWords.noKeys}</p>;
  return (
    <table className="mt-4 border-collapse text-start text-small">
      <caption className="sr-only">{fillWords(componentWords.keys, { name })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{componentWords.key}</th>
          <th scope="col">{componentWords.does}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ key, does }) => (
          <tr key={key}>
            <th scope="row" className="py-1 pe-4 text-start align-baseline font-normal">
              <kbd className="inline-block rounded-field border-2 border-b-4 border-line-strong bg-surface px-2 py-px font-text text-small leading-snug font-semibold text-ink">
                {key}
              </kbd>
            </th>
            <td className="align-baseline">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A state of the component, with the state's name above it. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-small font-semibold text-ink-soft">{name}</p>
      {children}
    </div>
  );
}

/** Hides a sample that needs scripts when they are off, and says so instead. */
export function WithScripts({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="no-scripts:hidden">{children}</div>
      <p className="hidden no-scripts:block">{componentWords.scriptsOff}</p>
    </>
  );
}
