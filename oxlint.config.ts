import { defineConfig, type OxlintOverride } from 'oxlint';

/** The layers: what each folder of src may import, folders or files, and from where it may import types only. The rules below are generated from this table. */
const layers: Record<string, { may: string[]; types?: string[] }> = {
  // The colours and the logo that the daycare chose for itself, as values.
  design: { may: ['content/values/design.ts', 'content/site/logo.ts'] },
  mail: { may: [] },
  // The owner's colours are held against the palette, and the owner's icons are those that the site draws.
  content: {
    may: [
      'routes',
      'mail/invisible.ts',
      'mail/letterhead.ts',
      'design/palette.ts',
      'design/contrast.ts',
      'design/own-colours.ts',
      'design/icon-names.ts',
    ],
  },
  // Letters and countdowns read one clock.
  ui: { may: ['design', 'mail/local-time.ts'], types: ['routes'] },
  runtime: { may: [] },
  forms: { may: ['runtime', 'ui', 'mail', 'content', 'routes'] },
  frame: { may: ['runtime', 'ui', 'forms', 'content', 'routes'] },
  pages: { may: ['runtime', 'design', 'ui', 'forms', 'content', 'routes'] },
  app: { may: ['runtime', 'design', 'mail', 'content', 'ui', 'forms', 'frame', 'pages', 'routes'] },
  // The gateway checks forms that post without scripts, so it needs their records, but no component (decision 002). What it knows of the daycare stands in the build
  // that it serves: it reads neither the owner's folder nor what is made of it (content/reader, content/site).
  gateway: {
    may: [
      'mail',
      'mail/form-service.ts',
      'content/rules/fact-state.ts',
      'content/rules/mistypings.ts',
      'content/rules/provider.ts',
      'content/words/closed.ts',
      'content/words/field-limit.ts',
      'content/words/posted.ts',
      'content/words/template-forms.ts',
      'forms/check.ts',
      'forms/record.ts',
      'forms/records.ts',
    ],
    types: ['app'],
  },
};

/**
 * The rooms of content, and which of the others each may import. Words and rules are the same for every daycare; values are made of what the site's folder says
 * (docs/architecture.md).
 */
const rooms: Record<string, string[]> = {
  rules: [],
  words: ['rules'],
  schemas: ['rules'],
  reader: ['rules', 'schemas'],
  site: ['reader'],
  values: ['rules', 'words', 'site'],
};

/** Elements that only ui/ may render, so that their accessibility is solved once. */
const wrappedElements = ['a', 'button', 'img', 'input', 'select', 'textarea', 'dialog', 'iframe', 'video', 'audio'];

const folders = Object.keys(layers);
const pattern = (name: string) => (name === 'routes' ? '#routes.ts' : name.includes('/') ? `#${name}` : `#${name}/**`);

/** What a folder may not import. */
function restrictionsOf(folder: string) {
  const { may, types = [] } = layers[folder]!;
  const open = may.map(pattern);
  const shut = [...folders, 'routes'].filter((name) => ![folder, ...may, ...types].includes(name)).map(pattern);
  return [
    { group: ['../*'], message: 'Inside a folder use ./, across folders #folder/file.' },
    {
      group: [...shut, ...open.filter((glob) => glob.endsWith('.ts')).map((glob) => `!${glob}`)],
      message: `${folder} may import only: ${may.join(', ') || 'nothing'}.`,
    },
    ...(types.length
      ? [
          {
            group: types.map(pattern),
            allowTypeImports: true,
            message: `${folder} may import only types of ${types.join(', ')}.`,
          },
        ]
      : []),
  ];
}

const onlyInUi = wrappedElements.map((element) => ({ element, message: 'Use its part in ui/.' }));

/** What several pages show stands in a room that says what it is. */
const otherPages = {
  group: ['#pages/*/**', '!#pages/shared-*/**'],
  message: 'Pages import nothing of each other: move it to a folder src/pages/shared-NAME, or to ui/.',
};

const layerRules = folders.map((folder): OxlintOverride => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [...restrictionsOf(folder), ...(folder === 'pages' ? [otherPages] : [])] },
    ],
    ...(folder === 'ui' ? {} : { 'react/forbid-elements': ['error', { forbid: onlyInUi }] }),
  },
}));

const roomRules = Object.entries(rooms).map(([room, may]): OxlintOverride => {
  const shut = Object.keys(rooms).filter((name) => name !== room && !may.includes(name));
  const patterns = [
    ...restrictionsOf('content'),
    {
      group: shut.map((name) => `#content/${name}/**`),
      message: `content/${room} may import of content only: ${may.join(', ') || 'nothing'}.`,
    },
  ];
  return {
    files: [`src/content/${room}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      ...(room === 'site' ? { 'content/one-file': 'error' } : {}),
    },
  };
});

/** Every jsx-a11y rule is an error. Two are off, because they see one element at a time; axe checks the same in the built pages. */
const a11yRules = [
  'alt-text',
  'anchor-ambiguous-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'interactive-supports-focus',
  'label-has-associated-control',
  'lang',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-aria-hidden-on-focusable',
  'no-autofocus',
  'no-distracting-elements',
  'no-interactive-element-to-noninteractive-role',
  'no-noninteractive-element-interactions',
  'no-static-element-interactions',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  // Rules of our own.
  jsPlugins: ['./tasks/changing-texts.ts', './tasks/one-file.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { denyWarnings: true },
  env: { browser: true, node: true, es2024: true },
  settings: { react: { version: '19.3.1' } },
  rules: {
    ...Object.fromEntries(a11yRules.map((rule) => [`jsx-a11y/${rule}`, 'error' as const])),
    'pages/changing-texts': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'react/rules-of-hooks': 'error',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    eqeqeq: 'error',
    'no-console': 'off',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    // `expect(value, message)` names the row of a table that failed; expectations in a loop over a table are not conditional.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A region that scrolls takes focus, so that a keyboard can scroll it (WCAG 2.1.1).
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'] }],
    // VoiceOver ignores lists without markers unless they have the role.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
  },
  overrides: [...layerRules, ...roomRules],
  ignorePatterns: ['dist', 'node_modules', 'public', '.cache'],
});
