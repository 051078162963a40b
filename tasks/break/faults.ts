// The faults of npm run break.

/** A program and its arguments; the last one is the title of a test. */
export type Command = readonly [program: string, ...args: string[]];
export type Fault = readonly [what: string, file: string, before: string, after: string, test: Command];

const unit = (file: string, title: string): Command => ['vitest', 'run', file, '-t', title];
const built = (file: string, title: string): Command => ['vitest', 'run', '--project', 'build', file, '-t', title];
const audit = (title: string): Command => [
  'playwright',
  ...'test --config tests/playwright.config.ts --project audits --workers 1 a11y/pages.spec.ts -g'.split(' '),
  title,
];

/** What is broken, the file, its words before and after, and the test that must fail then. */
export const faults: readonly Fault[] = [
  [
    'a removed label',
    'src/ui/control/field.tsx',
    'htmlFor={id} className="mb-2 block text-label"',
    'className="mb-2 block text-label"',
    unit('tests/ui/control/field.test.tsx', 'has a visible label'),
  ],
  [
    'a live region removed',
    'src/ui/overlay/toaster.tsx',
    '<Region role="status" announce="polite" spoken={spoken} />',
    '',
    unit('tests/ui/overlay/toaster.test.tsx', 'the spoken region is in the first HTML'),
  ],
  [
    'the focus lost on a change of step',
    'src/forms/registration/use-registration.ts',
    '    heading.current?.focus();\n',
    '',
    unit('tests/forms/registration/registration-form.test.tsx', 'the heading of the step takes the focus'),
  ],
  [
    'a contrast of 4.4:1',
    'src/design/tokens.ts',
    "'ink-soft': '#4D3C55'",
    "'ink-soft': '#7D6D85'",
    unit('tests/design/contrast.test.ts', 'every pair of colours in the light scheme'),
  ],
  [
    'the header over the focus',
    'src/design/base.css',
    'scroll-padding-top: 6rem;',
    '',
    audit('/privacy: Tab reaches every control'),
  ],
  [
    'what moves by itself without Pause',
    'src/ui/motion/marquee.tsx',
    'onClick={toggle}',
    'onClick={() => {}}',
    unit('tests/ui/motion/marquee.test.tsx', 'the Pause button stops the ribbon'),
  ],
  [
    'a positive tabindex',
    'src/frame/frame.tsx',
    'id="main" tabIndex={-1}',
    'id="main" tabIndex={1}',
    audit('/about at rest'),
  ],
  [
    'a window without a name',
    'src/ui/overlay/dialog.tsx',
    "import { Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';",
    "import { Content, Overlay, Portal, Root } from '@radix-ui/react-dialog';\nconst Title = 'p';",
    unit('tests/ui/overlay/dialog.test.tsx', 'a dialog is named by its title'),
  ],
  [
    'a picture without alt',
    'src/ui/media/picture.tsx',
    '        alt={alt}\n',
    '',
    built('tests/build/pages.test.ts', 'every picture has a size'),
  ],
  [
    'an h2 turned h4',
    'src/pages/about/mission.tsx',
    '<h2 className="text-2 text-saskatoon-deep">{title}</h2>',
    '<h4 className="text-2 text-saskatoon-deep">{title}</h4>',
    built('tests/build/pages.test.ts', 'headings never skip a level'),
  ],
  [
    'links 20 px high',
    'src/ui/navigation/link.tsx',
    "line: 'inline-flex min-h-target min-w-target items-center gap-2'",
    "line: 'inline-flex h-5 min-w-target items-center gap-2 leading-none'",
    audit('/about: targets are 44 px'),
  ],
  [
    'what moves under reduced motion',
    'src/ui/motion/reduced-motion.ts',
    '    prefersReducedMotion,',
    '    () => false,',
    audit('/: targets are 44 px'),
  ],
];
