/** The words of /design-system. Values such as colours and sizes are read from the design tokens, not written here. */

export const designHead = {
  title: 'The box of blocks',
  lead: 'Every page of this site is built from the pieces below. They are shown as they are, so that you can look, press and listen.',
  contents: 'On this page',
  groups: [
    {
      id: 'colour',
      shape: 'arch',
      family: 'rosehip',
      icon: 'paint-brush',
      title: 'Colour',
      text: 'By use, each pair measured',
    },
    {
      id: 'measure',
      shape: 'roof',
      family: 'canola',
      icon: 'target',
      title: 'Measure',
      text: 'Letters, space, time, focus',
    },
    {
      id: 'press',
      shape: 'cube',
      family: 'spruce',
      icon: 'arrow-right',
      title: 'To press',
      text: 'Buttons, links, pages',
    },
    { id: 'fill', shape: 'hill', family: 'chinook', icon: 'check', title: 'To fill in', text: 'Fields, search, steps' },
    { id: 'open', shape: 'arch', family: 'saskatoon', icon: 'plus', title: 'To open', text: 'Answers, windows, films' },
    { id: 'move', shape: 'roof', family: 'rosehip', icon: 'play', title: 'That move', text: 'And how to stop them' },
    { id: 'read', shape: 'cube', family: 'canola', icon: 'book-open', title: 'To read', text: 'Facts and figures' },
    { id: 'see', shape: 'hill', family: 'spruce', icon: 'eye', title: 'To see', text: 'Shapes, blocks, pictures' },
  ],
} as const;

export const colours = {
  title: 'Colour',
  lead: 'Colours are named by what they do. The figures are the contrast of each pair: text has 7 or more, edges and rings have 3 or more.',
  schemes: { light: 'light', evening: 'evening', contrast: 'more contrast' },
  always: 'always',
  sample: 'Aa',
  texts: {
    title: 'Words and what they stand on',
    pairs: [
      { front: 'ink', ground: 'paper', use: 'Text on the page' },
      { front: 'ink', ground: 'paper-2', use: 'Text on the second tone' },
      { front: 'ink', ground: 'surface', use: 'Text in cards and fields' },
      { front: 'ink-soft', ground: 'paper', use: 'What stands back' },
      { front: 'accent-ink', ground: 'paper', use: 'Links' },
      { front: 'on-accent', ground: 'accent', use: 'Buttons' },
      { front: 'ink', ground: 'stage', use: 'Morning: banners' },
      { front: 'ink', ground: 'sky', use: 'Noon: what we believe' },
      { front: 'ink', ground: 'voice', use: 'Afternoon: what families say' },
      { front: 'on-sticker', ground: 'sticker', use: 'The round badge' },
      { front: 'success', ground: 'success-tint', use: 'It worked' },
      { front: 'error', ground: 'error-tint', use: 'Please mend this' },
    ],
  },
  edges: {
    title: 'Edges and rings',
    pairs: [
      { front: 'line-strong', ground: 'surface', use: 'Edges of fields and buttons' },
      { front: 'focus', ground: 'paper', use: 'The ring of the focus' },
      { front: 'focus', ground: 'focus-halo', use: 'The ring and its lit gap' },
      { front: 'accent', ground: 'paper', use: 'A button’s own shape' },
    ],
  },
  families: {
    title: 'Five families',
    text: 'Named after what grows and blows here. The deep tone is for words, the middle one is a block of paper, the tint is a ground.',
    names: [
      { family: 'rosehip', title: 'Rosehip' },
      { family: 'canola', title: 'Canola' },
      { family: 'spruce', title: 'Spruce' },
      { family: 'chinook', title: 'Chinook' },
      { family: 'saskatoon', title: 'Saskatoon' },
    ],
    tones: { deep: 'deep on tint', mid: 'ink on middle', tint: 'ink on tint' },
  },
  night: {
    title: 'The evening at the foot of the page',
    pairs: [
      { front: 'night-text', ground: 'night-sky', use: 'Words in the evening' },
      { front: 'night-soft', ground: 'night-base', use: 'What stands back' },
      { front: 'night-link', ground: 'night-sky', use: 'Links, and rings of focus' },
      { front: 'night-text', ground: 'night-hill', use: 'Words on a hill' },
    ],
  },
} as const;

export const measures = {
  title: 'Measure',
  lead: 'Sizes grow with the window and with the text size you have chosen. Nothing is smaller than 16 px.',
  letters: {
    title: 'Letters',
    text: 'Size on a phone of 390 px and on a desk of 1280 px.',
    sizes: '{phone} px to {desk} px',
    one: '{phone} px',
    words: {
      hero: 'We keep the light on',
      1: 'Small hands, real work',
      2: 'A hook for every coat',
      3: 'Soup on Tuesday',
      card: 'Toddlers',
      quote: '“Now she hangs it up herself.”',
      lead: 'Low shelves, small jugs and real tools.',
      body: 'Children choose their work and have time to finish it.',
      label: 'Date of birth',
      small: '12 months to 12 years',
    },
  },
  space: { title: 'Space', text: 'Steps of 4 px, like number rods.' },
  corners: {
    title: 'Corners and height',
    text: 'What stands on a board has square corners. Paper lies flat; only what floats has a shadow.',
    flat: 'flat',
    lift: 'floats',
  },
  targets: { title: 'Targets', text: 'Whatever one presses is at least 44 px high.' },
  time: {
    title: 'Time',
    text: 'Under reduced motion all of it is nought.',
    caption: 'How long things take',
    uses: {
      control: 'Colours of buttons and links',
      step: 'Menus, answers, steps of a form',
      page: 'From page to page',
      backdrop: 'The dusk behind a window',
      dialog: 'A window',
      picture: 'A picture that was chosen',
      gallery: 'From picture to picture',
      bow: 'The bow, once',
    },
  },
  focus: {
    title: 'Focus',
    text: 'A dark line with a lit gap: the thing you are on is lit like the lantern. Press Tab to see it move.',
    grounds: { paper: 'on paper', stage: 'in the morning', night: 'in the evening' },
  },
} as const;

interface ComponentWords {
  /** What it is for. */
  readonly text: string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
}

const tab = { key: 'Tab', does: 'Goes to it and on.' } as const;
const press = { key: 'Enter, Space', does: 'Presses it.' } as const;
const follow = { key: 'Enter', does: 'Goes there.' } as const;
const arrows = { key: 'Arrows, Home, End', does: 'Move and choose.' } as const;
const none = [] as const;

/** The purpose and the keyboard commands of each component. The names are those of the components in src/ui. */
export const components = {
  Button: {
    text: 'Does something on this page. Five looks, three sizes; a busy one keeps its place and its focus.',
    keys: [tab, press],
  },
  Link: { text: 'Goes somewhere. It may look like a button; it is still a link.', keys: [tab, follow] },
  Pagination: {
    text: 'A long list in pages, each with an address of its own. Long rows are shortened.',
    keys: [tab, follow],
  },
  ScrollToTop: {
    text: 'The way back up a long page. From a tablet on it appears after one screen; on phones it stands at the end of the page.',
    keys: [tab, { key: 'Enter', does: 'Goes up, and takes the focus along.' }],
  },
  Field: {
    text: 'One question with its label, its hint and its own message.',
    keys: [tab, { key: 'Arrows', does: 'Choose in a list or a date.' }],
  },
  FieldGroup: { text: 'Fields that answer one question together, such as a month and its year.', keys: [tab] },
  SearchBox: { text: 'Finds something in this page or site.', keys: [tab, { key: 'Enter', does: 'Searches.' }] },
  StepperStep: {
    text: 'A form in steps. Each step is named by its heading, and nothing typed is lost.',
    keys: [tab, { key: 'Enter, Space', does: 'On a button: go on or back.' }],
  },
  Accordion: {
    text: 'Questions whose answers open below them. One at a time; the browser’s search opens them too.',
    keys: [
      { key: 'Enter, Space', does: 'Open and close.' },
      { key: 'Arrows, Home, End', does: 'Go from question to question.' },
    ],
  },
  Dialog: {
    text: 'A window over the page. It closes by its button, by Escape and by a press beside it.',
    keys: [
      { key: 'Tab', does: 'Stays within the window.' },
      { key: 'Escape', does: 'Closes it and goes back.' },
    ],
  },
  Lightbox: {
    text: 'Pictures in full, one after the other. Without scripts the picture itself opens.',
    keys: [
      { key: 'Enter', does: 'Opens the picture.' },
      { key: 'Left, Right', does: 'Turn.' },
      { key: 'Escape', does: 'Closes it.' },
    ],
  },
  VideoDialog: {
    text: 'A film with captions, and the film in words beside it.',
    keys: [press, { key: 'Escape', does: 'Closes it and goes back.' }],
  },
  Carousel: {
    text: 'A row that turns by buttons, swipe or drag. What is out of sight is out of the way.',
    keys: [tab, press],
  },
  FilterTabs: {
    text: 'Chooses what one panel shows.',
    keys: [{ key: 'Tab', does: 'Goes to the chosen tab.' }, arrows],
  },
  Marquee: {
    text: 'Words that pass by, 50 px a second. They rest while you point at them.',
    keys: [tab, { key: 'Enter, Space', does: 'Stop and start.' }],
  },
  Countdown: {
    text: 'The time until something. It tells the day in words, and never speaks by itself.',
    keys: [tab, { key: 'Enter, Space', does: 'Stop and start.' }],
  },
  FigureList: {
    text: 'Figures that count up once, in two seconds. A screen reader hears only the last one.',
    keys: none,
  },
  Toaster: {
    text: 'Short messages. They wait while you point at them, and every error also stands beside its field.',
    keys: [
      { key: 'F8', does: 'Goes to the messages.' },
      { key: 'Escape', does: 'Closes the one you are on.' },
    ],
  },
  Badge: { text: 'A small label: a kind, an age, a state.', keys: none },
  Band: { text: 'A section as wide as the page, on one of its grounds or in a family’s tint.', keys: none },
  Columns: { text: 'Two columns in fixed shares; on narrow screens one below the other.', keys: none },
  Facts: { text: 'Facts in two columns, read out row by row.', keys: none },
  Table: {
    text: 'Words and figures by row and column. Where it is wider than the screen, it scrolls by itself; one of sentences sets its rows below each other.',
    keys: [tab, { key: 'Left, Right', does: 'Scroll it.' }],
  },
  SkillBar: { text: 'How far a skill goes: a figure, and a filled bar.', keys: none },
  Sticker: { text: 'A figure and a few words on a flat shape of their own.', keys: none },
  ShapedPicture: {
    text: 'A picture in one of five shapes. None floats: each stands on an edge or a board.',
    keys: none,
  },
  Block: { text: 'A toy block with an icon and a few words. It stands on a board.', keys: none },
  IconBlock: {
    text: 'A wooden block with an icon on it. It stands on a board, beside or above its words.',
    keys: none,
  },
  Masonry: {
    text: 'Pictures of different heights, laid like bricks. You read them in the order in which they were given.',
    keys: [tab],
  },
  Icon: { text: 'Bold drawings beside words. Never alone without a name. Some of them:', keys: none },
} as const satisfies Record<string, ComponentWords>;

export type ComponentName = keyof typeof components;

export const componentWords = {
  variants: 'Variants of {name}, and the utilities that they stand for',
  keys: 'Keys of {name}',
  key: 'Key',
  does: 'What it does',
  noKeys: 'It is for reading, so it needs no keys.',
  scriptsOff: 'This part needs scripts, so it is not shown without them.',
} as const;

/** The groups of components: heading, lead, and the words of the samples. */
export const pressGroup = {
  title: 'Parts to press',
  lead: 'A button acts, a link goes. Both are at least 46 px high.',
  pressed: 'You pressed “{name}”.',
  looks: {
    solid: 'Solid',
    quiet: 'Quiet',
    outline: 'Outline',
    ink: 'Ink',
    lit: 'Lit',
    night: 'Night',
    ribbon: 'Ribbon',
  },
  sizes: { small: 'Small', round: 'Round, with a name' },
  busy: 'Busy',
  busyNote: 'Busy: it keeps the focus and does nothing.',
  links: {
    inline: { before: 'In a sentence, like the one to ', link: 'our programs', after: '.' },
    line: 'A line of its own',
    current: 'The page you are on',
    button: 'A link as a button',
  },
  toggle: { busy: 'Make it busy', free: 'Make it free' },
  pages: { previous: 'Prev', next: 'Next', page: 'page' },
  rows: [
    { name: 'Three groups, at the first', current: 1, count: 3 },
    { name: 'Three groups, at the last', current: 3, count: 3 },
    { name: 'All groups, at this one', current: 3, count: 8 },
  ],
  top: 'Back to the top',
  topNote: 'It waits at the lower right of this long page, and on phones at its end.',
} as const;

export const fillGroup = {
  title: 'Parts to fill in',
  lead: 'Labels stay in sight. A message stands beside its field until it is mended.',
  rest: 'At rest',
  failing: 'With a message',
  fields: [
    { kind: 'text', label: 'First name', hint: 'As your child says it' },
    { kind: 'tel', label: 'Phone', hint: 'We ring in the morning' },
    { kind: 'email', label: 'Email', hint: 'For our answer' },
    { kind: 'date', label: 'Start date', hint: 'A weekday is best' },
    {
      kind: 'select',
      label: 'Program',
      hint: 'Where your child would start',
      choose: 'Choose',
      options: [
        { value: 'infants', label: 'Infants' },
        { value: 'toddlers', label: 'Toddlers' },
      ],
    },
    { kind: 'textarea', label: 'Message', hint: 'Two lines are plenty', rows: 3 },
  ],
  errors: [
    { kind: 'email', label: 'Email with a slip', value: 'ana@home', error: 'Please enter a valid email address' },
    {
      kind: 'select',
      label: 'Program not chosen',
      value: '',
      error: 'Please choose a program',
      choose: 'Choose',
      options: [{ value: 'infants', label: 'Infants' }],
    },
    { kind: 'text', label: 'Nickname', value: '', optional: true },
  ],
  month: {
    legend: 'First day',
    fields: [
      {
        id: 'first-month',
        kind: 'select',
        label: 'Month',
        choose: 'Choose',
        options: [{ value: '09', label: 'September' }],
      },
      { id: 'first-year', kind: 'text', label: 'Year', typing: 'digits' },
    ],
  },
  search: {
    label: 'Search the blocks',
    submit: 'Search',
    name: 'block',
    found: 'You looked for “{words}”.',
    empty: 'Type a word to look for.',
  },
  steps: [
    { label: 'Step 1 of 2:', title: 'Parent', field: 'Your own name', go: 'Next' },
    { label: 'Step 2 of 2:', title: 'Child', field: 'Your child’s name', go: 'Back' },
  ],
} as const;

export const openGroup = {
  title: 'Parts to open',
  lead: 'What is closed is still in the page: a search finds it, and without scripts it is open.',
  accordion: [
    {
      value: 'eat',
      title: 'What do children eat?',
      text: 'Fruit at nine, a hot lunch at half past eleven, and bread in the afternoon.',
    },
    {
      value: 'nap',
      title: 'Does everybody nap?',
      text: 'Cots are out after lunch. Who does not sleep looks at books.',
    },
    { value: 'out', title: 'Do you go out in winter?', text: 'Yes, down to 20 below. Then we play inside.' },
  ],
  dialog: {
    open: 'Open a window',
    title: 'A note from the room',
    text: 'We found seven mittens on Monday. Four are red. Come and look.',
    close: 'Close the note',
  },
  lightbox: { text: 'Press a picture.' },
} as const;

export const moveGroup = {
  title: 'Parts that move',
  lead: 'What moves by itself has a button that stops it. With reduced motion it does not start.',
  marquee: {
    name: 'An example of a notice',
    text: 'The first snow has come. Bring mitts',
    play: 'Play',
    pause: 'Pause',
  },
  countdown: {
    name: 'Time left in the example',
    before: 'It ends at five past eleven in the evening, Alberta time, a month from today.',
    until: 'It ends on {date} at {time}, Alberta time.',
    over: 'The time has passed.',
    play: 'Start the clock',
    pause: 'Stop the clock',
    days: { one: 'day', many: 'days' },
    hours: { one: 'hour', many: 'hours' },
    minutes: { one: 'minute', many: 'minutes' },
    seconds: { one: 'second', many: 'seconds' },
  },
  beads: [
    { text: 'families who wrote to us', value: 20, suffix: 'K+', family: 'rosehip' },
    { text: 'programs', value: 4, family: 'canola' },
    { text: 'mittens a winter', value: 1250, family: 'chinook' },
  ],
  cubes: [
    { text: 'months, the youngest', value: 12, family: 'spruce' },
    { text: 'years, the oldest', value: 12, family: 'saskatoon' },
    { text: 'sessions a week', value: 5, family: 'canola' },
  ],
  filter: {
    label: 'Show a room',
    tabs: [
      { title: 'All', text: 'Four rooms, a yard and a kitchen.' },
      { title: 'Infants', text: 'Six cots, one rocking chair.' },
      { title: 'Toddlers', text: 'Low steps, a slide and a bed of cushions.' },
    ],
  },
  toasts: {
    blank: { press: 'A message', text: 'The gate opens at 6:45.' },
    success: { press: 'Good news', text: 'Your message is on its way.' },
    error: { press: 'An error', text: 'The phone number is missing.' },
    loading: { press: 'Something that takes a while', text: 'Sending…', done: 'Sent.' },
  },
} as const;

export const readGroup = {
  title: 'Parts to read',
  lead: 'They are quiet: no state, no motion, and an edge of their own where colours go.',
  badges: [
    { family: 'rosehip', text: 'Infants' },
    { family: 'canola', text: 'New', icon: 'sparkle' },
    { family: 'spruce', text: 'Outside', icon: 'tree' },
    { family: 'chinook', text: 'From 6:45 am', icon: 'clock' },
    { family: 'saskatoon', text: 'Sample words' },
  ],
  bands: { wheat: 'On wheat', spruce: 'In the tint of a family' },
  columns: ['The wider column: seven shares of twelve.', 'The narrower one: five.'],
  facts: {
    caption: 'Facts of an example',
    rows: [
      { head: 'Open', text: 'Monday to Friday' },
      { head: 'Ages', text: '12 months to 12 years' },
    ],
  },
  table: {
    caption: 'A day in the example',
    head: ['Time', 'Inside', 'Outside'],
    rows: [
      ['Morning', 'Work on the mat', 'Two hours in the yard'],
      ['Noon', 'Lunch from the small jugs', 'A walk to the gate'],
      ['Afternoon', 'Naps and stories', 'Sleds or sand'],
    ],
  },
  skills: [
    { name: 'Listening', value: 93, family: 'spruce' },
    { name: 'Music', value: 70, family: 'canola' },
    { name: 'Carpentry', value: 48, family: 'rosehip' },
  ],
  sticker: { figure: '20K+', text: 'Supportive Parents' },
} as const;

export const seeGroup = {
  title: 'Parts to see',
  lead: 'Arch, roof, hill, disc and frame; a block, a board, a wall of bricks.',
  shapes: [
    {
      shape: 'arch',
      title: 'Arch',
      picture: {
        name: 'program-toddlers',
        focus: '53% 60%',
        alt: 'One toddler doll washes its hands, another dries its own on a towel',
      },
    },
    {
      shape: 'roof',
      title: 'Roof',
      picture: { name: 'reading', focus: '46% 62%', alt: 'Two dolls share a picture book on the floor' },
    },
    {
      shape: 'hill',
      title: 'Hill',
      picture: { name: 'outdoor-play', focus: '30% 70%', alt: 'Dolls by a puddle in the yard after rain' },
    },
    {
      shape: 'disc',
      title: 'Disc',
      picture: { name: 'leaf-prints', focus: '48% 62%', alt: 'Two child dolls print leaves at a table outdoors' },
    },
    {
      shape: 'frame',
      title: 'Frame',
      picture: { name: 'art-table', focus: '12% 60%', alt: 'A child’s painting of a rainbow on a table' },
    },
  ],
  blocks: [
    { shape: 'arch', family: 'rosehip', icon: 'sun', title: 'Arch' },
    { shape: 'roof', family: 'canola', icon: 'house-line', title: 'Roof' },
    { shape: 'cube', family: 'spruce', icon: 'puzzle-piece', title: 'Cube' },
    { shape: 'hill', family: 'chinook', icon: 'tree', title: 'Hill' },
  ],
  /** Heights of the pictures in the masonry sample, in the order of the gallery. */
  bricks: ['house', 'wide', 'square', 'wide', 'house', 'square', 'wide', 'house'],
} as const;
