// The 86 success criteria of WCAG 2.2 as a table: whether each applies to this site, how the site meets it, which tests show it, and what was tried by hand or by a script.
// The build makes the statement, the OpenACR file and the report from it (decision 009). A test is named by its title, or the beginning of its title.

/** A trial besides the tests: by a person, or by a script, such as with a real screen reader. */
export interface Trial {
  readonly by: 'person' | 'script';
  readonly what: string;
  readonly with: string;
  /** ISO 8601 date. */
  readonly on: string;
}

interface Named {
  readonly id: `${number}.${number}.${number}`;
  readonly name: string;
  readonly level: Level;
}

/** A criterion that applies to this site. */
export interface Applying extends Named {
  readonly conformance: 'supports' | 'partially-supports' | 'does-not-support';
  /** In plain words, for a reader who does not know the code. */
  readonly how: string;
  /** Titles of tests in tests/ and a11y/, or their beginnings. If there is none, the remarks say how the criterion was judged. */
  readonly tests: readonly string[];
  readonly byHand: readonly Trial[];
  readonly remarks?: string;
  /** A known limit and what a visitor can do instead, for the statement. */
  readonly limit?: { readonly what: string; readonly instead: string };
}

/** A criterion that does not apply: the site has no such content. */
export interface NotApplying extends Named {
  readonly conformance: 'not-applicable';
  readonly why: string;
}

export type Level = 'A' | 'AA' | 'AAA';
export type Criterion = Applying | NotApplying;
export type Conformance = Criterion['conformance'];

export const levels = ['A', 'AA', 'AAA'] as const satisfies readonly Level[];

/** The date of the last review of this table against the code. */
export const reviewed = '2026-11-22';

const orca = 'Orca 43.1, Firefox 153 and Chromium 156';
const listening = (what: string): Trial => ({
  by: 'script',
  what: `A script listened to ${what}`,
  with: orca,
  on: '2026-11-22',
});
// The journeys of a11y/listen. Their transcripts are in a11y/records.
const firstVisit = listening('a first visit of the home page, by headings and landmarks');
const menu = listening('the Curriculum menu');
const registering = listening('the registration form, with a mistake in each step, through to success');
const notSending = listening('the registration form when sending fails, and when it works again');
const contacting = listening('the contact form, with mistakes, through to success');
const opening = listening('the core values that open, and words in them found in the page');
const gallery = listening('the gallery: its filter, and a picture large');
const filmTrial = listening('a film with captions, and the same in words');
const replying = listening('a post with comments, and a reply');
const pageToPage = listening('changes from page to page, back and forth');
/** All trials with a screen reader. */
export const listened = [
  firstVisit,
  menu,
  registering,
  notSending,
  contacting,
  opening,
  gallery,
  filmTrial,
  replying,
  pageToPage,
] as const;

const filmFlashes: Trial = {
  by: 'script',
  what: 'Measured the light of all 990 frames: no part of the picture flashes more than once in a second',
  with: 'ffmpeg, relative luminance by WCAG’s formula',
  on: '2026-11-21',
};

// Titles of tests that show more than one criterion.
const atRest = '${path} at rest, in every look, on a phone and on a desktop';
const inStates = '${state.path}, ${state.name}: in every look, and it fits';
const escapes = '${state.path}, ${state.name}: Escape closes it and the focus goes back';
const walk = '${path}: Tab goes to every control once, in reading order, forth and back';
const eveningRing = '${path} in the evening: the ring is seen there too';
const thumb = '${path}: a thumb hits every control, nothing moves under reduced motion';
const zoomed = '${path} at 400 % zoom: the keyboard reaches everything';
const partsAudit = 'the parts of the design system in their other states, in every look, ${width}';
const windowsAudit = 'the windows of the design system, in every look';
const narrow = '${path} at 320 px, with text spacing, with text of twice the size, and on a phone on its side';
const keyboardRegistration = 'a parent registers with the keyboard alone';
const keyboardMenu = 'a menu of the bar is a keyboard’s too';
const keyboardDialog = 'the keyboard opens it, stays within it and closes it';
const keyboardCarousel = 'the keyboard turns it, and finds only the slides in view';
const keyboardLightbox = 'the keyboard opens it, walks to its buttons and closes it';
const landmarks = 'every built row is a complete page with a language, a landmark of each kind and one h1';
const headings = 'headings never skip a level';
const ids = 'ids are unique, and every aria reference and label finds its element';
const fieldLabel = 'a field of the kind %s has a visible label, a hint, and is required';
const fieldError = 'a failing field of the kind %s is marked as invalid, and its message follows the hint';
const palette = 'every pair of colours in the %s scheme has its promised contrast';
const evening = 'text on the dark landscape has a contrast of 7:1';
const filmWords = 'captions are on from the start, and the same stands in words beside the film';
const playerWords = 'a player has the same in words under it';
const marqueePause = 'the Pause button stops the ribbon, keeps its state, and Play starts it again';
const carouselPause = 'a carousel that turns by itself is stopped by its Pause button, which comes first';
const emptyStep =
  'each failing field has its message, the toast has the first one for 3 s, and focus goes to its field';
const emptyContact = 'an empty form names each field beside it, goes to the first, and sends nothing';
const newPage = 'a new page starts at its top, with its title, its heading in focus, and is announced once';
const toastWaits = 'a message waits while it is pointed at or focused, and while the window is away';
const messageStays = 'a message stays after the toast has gone, until the field is mended';
const survives = 'answers survive a visit to another page and Back, in memory only';
const termsExplained = 'every term that is explained stands on a page, and every page leads to the explanations';
const noSmallKeys = 'no script listens to a letter key, to a shaken device or to its orientation';

export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    conformance: 'supports',
    how: 'Every picture says in words what it shows, or is marked as decoration. Icons stand beside words. The film and the tune have a name and a text. The spam check has nothing to see or hear.',
    tests: [
      'every picture has a size, files that exist, and an alt that was decided',
      'a decorative picture is no image to a screen reader',
      'the logo is read as the name, and its drawing is hidden from screen readers',
      'every picture exists and says what it shows',
      'the spam check stands in the %s form, and has nothing to fill in or solve',
      atRest,
    ],
    byHand: [firstVisit, gallery],
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    conformance: 'supports',
    how: 'The film has no sound: all that it shows stands in words beside it. The tune has no voice: what is heard, and the song that we sing to it, stand in words under it.',
    tests: [
      filmWords,
      playerWords,
      'the film says that it has no sound, to the eye and in words',
      'the tune’s captions and transcript begin where its parts begin',
    ],
    byHand: [filmTrial],
  },
  {
    id: '1.2.2',
    name: 'Captions (Prerecorded)',
    level: 'A',
    conformance: 'not-applicable',
    why: 'The site has no film with sound. Its one silent film has captions all the same, on from the start.',
  },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    conformance: 'not-applicable',
    why: 'The site has no film with sound. Its one silent film is told in words (1.2.1).',
  },
  {
    id: '1.2.4',
    name: 'Captions (Live)',
    level: 'AA',
    conformance: 'not-applicable',
    why: 'Nothing on the site is live.',
  },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    conformance: 'not-applicable',
    why: 'The site has no film with sound. Its one silent film is told in words (1.2.1).',
  },
  {
    id: '1.2.6',
    name: 'Sign Language (Prerecorded)',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'The site has no film with sound, and nobody speaks in it.',
  },
  {
    id: '1.2.7',
    name: 'Extended Audio Description (Prerecorded)',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'The site has no film with sound.',
  },
  {
    id: '1.2.8',
    name: 'Media Alternative (Prerecorded)',
    level: 'AAA',
    conformance: 'supports',
    how: 'The film is told scene by scene in words, beside it and without scripts too.',
    tests: [
      filmWords,
      'the captions on the film are the words of the content, scene by scene',
      'without scripts the button is a link to the film, and its words are in the page',
    ],
    byHand: [],
  },
  {
    id: '1.2.9',
    name: 'Audio-only (Live)',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'Nothing on the site is live.',
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    conformance: 'supports',
    how: 'Headings, lists, tables, groups of fields and the parts of a page are what they look like, in the HTML itself. Labels and messages belong to their fields.',
    tests: [
      landmarks,
      headings,
      ids,
      'every form field has a label or a name of its own',
      'a list without markers still says that it is a list',
      'a parent finds ages, groups, hours and days in a table whose rows are named',
      'a step is a group named by where one is and what it asks',
      atRest,
    ],
    byHand: [firstVisit, registering, gallery, replying],
  },
  {
    id: '1.3.2',
    name: 'Meaningful Sequence',
    level: 'A',
    conformance: 'supports',
    how: 'The order in the HTML is the order of reading. Layouts place things beside each other without changing it.',
    tests: [
      walk,
      'the form comes after the name and before the rainbow, on phones and for screen readers',
      'the order of reading and of the keyboard is the order given',
      'the words of the ribbon are in the reading order once',
      '/post-side: the sidebar is left on a desk and follows the post on a phone, and the document has it after the post',
      'the page has a heading, and it comes before the picture in reading order',
    ],
    byHand: [firstVisit],
  },
  {
    id: '1.3.3',
    name: 'Sensory Characteristics',
    level: 'A',
    conformance: 'supports',
    how: 'No instruction needs a shape, a colour, a side or a sound: buttons and fields are called by their words.',
    tests: ['the position of a carousel stands in words', 'the weather limits are said in words and not only drawn'],
    byHand: [],
    remarks: 'The instructions themselves were read in the content files.',
  },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    conformance: 'supports',
    how: 'Pages follow the width of the window, however the device is held: upright or on its side.',
    tests: [noSmallKeys, narrow],
    byHand: [],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    conformance: 'supports',
    how: 'The browser can fill in the parent’s own name, phone, e-mail and address. The child’s fields ask it not to.',
    tests: ['only the parent’s own data may be filled by the browser', atRest],
    byHand: [],
  },
  {
    id: '1.3.6',
    name: 'Identify Purpose',
    level: 'AAA',
    conformance: 'supports',
    how: 'Header, navigation, main part, sidebars and footer are landmarks with names. Fields say their purpose. An icon without words is a control with a name.',
    tests: [
      landmarks,
      'a button of one icon has a name, and one that opens something says whether it is open',
      'lists without a sidebar have none, the others have one or two with names',
    ],
    byHand: [firstVisit],
  },
  {
    id: '1.4.1',
    name: 'Use of Color',
    level: 'A',
    conformance: 'supports',
    how: 'Links are underlined, mistakes are said in words with an icon, and what is chosen or current has a mark besides its colour.',
    tests: [inStates, thumb, fieldError, 'a badge of %s says what it means in words', 'in forced colours ', atRest],
    byHand: [],
  },
  {
    id: '1.4.2',
    name: 'Audio Control',
    level: 'A',
    conformance: 'not-applicable',
    why: 'Nothing makes a sound by itself. The tune plays only when it is asked to; the film is silent.',
  },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    conformance: 'supports',
    how: 'All text has at least 7:1, in light, in the evening and with more contrast: see 1.4.6.',
    tests: [palette, evening, atRest, inStates, partsAudit],
    byHand: [],
  },
  {
    id: '1.4.4',
    name: 'Resize Text',
    level: 'AA',
    conformance: 'supports',
    how: 'Letters and spaces are sized by the browser’s letter size. With text of twice the size, and at 400 % zoom, everything is still there.',
    tests: [
      zoomed,
      narrow,
      'every colour scheme is a target of 44 px and more, also at 320 px and with twice the text',
    ],
    byHand: [],
  },
  {
    id: '1.4.5',
    name: 'Images of Text',
    level: 'AA',
    conformance: 'supports',
    how: 'Words are text. Only the logo is drawn, and it has its name.',
    tests: [
      'the logo is read as the name, and its drawing is hidden from screen readers',
      'every picture has a size, files that exist, and an alt that was decided',
    ],
    byHand: [],
    remarks: 'That no picture holds words was judged from the list of pictures.',
  },
  {
    id: '1.4.6',
    name: 'Contrast (Enhanced)',
    level: 'AAA',
    conformance: 'supports',
    how: 'Text has at least 7:1 against its ground, in every colour scheme and theme. No text lies on a photo. Every audit runs the rule for 7:1, and where words lie on a drawing their contrast is measured from the picture of the page.',
    tests: [
      inStates,
      palette,
      'every colour theme has a contrast of 7:1 for text',
      evening,
      atRest,
      partsAudit,
      windowsAudit,
    ],
    byHand: [],
  },
  {
    id: '1.4.7',
    name: 'Low or No Background Audio',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'The only recording is a tune without a voice.',
  },
  {
    id: '1.4.8',
    name: 'Visual Presentation',
    level: 'AAA',
    conformance: 'partially-supports',
    how: 'Colours can be chosen (light, dark, the device’s own). Lines of text are at most 62 digits wide and not justified. Running text has lines of 1.6, small text of 1.5, and paragraphs stand one and a half lines apart. Nothing scrolls sideways when enlarged.',
    tests: [
      thumb,
      narrow,
      'in forced colours no words lie on a plate of their own colour',
      '${other} changes the page and the browser',
    ],
    byHand: [],
    remarks:
      'Lines and paragraphs are measured on every page. Quotes and captions at the size of a heading (22 px and more) have closer lines.',
    limit: {
      what: 'In large quotes and captions the lines stand closer than the strictest level asks for.',
      instead: 'Set wider spacing in your browser, or use its reading view: our pages keep all their content.',
    },
  },
  {
    id: '1.4.9',
    name: 'Images of Text (No Exception)',
    level: 'AAA',
    conformance: 'supports',
    how: 'Words are text. Only the logo is drawn, and it has its name.',
    tests: ['the logo is read as the name, and its drawing is hidden from screen readers'],
    byHand: [],
    remarks: 'That no picture holds words was judged from the list of pictures.',
  },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    conformance: 'supports',
    how: 'At 320 px, which is 400 % zoom on a desk, no page scrolls sideways and nothing is cut off. Rows of pictures that scroll are boxes that the keyboard reaches.',
    tests: [
      zoomed,
      narrow,
      '${path}: at 320 px nothing is wider than the window, and no button of the opening lies on another',
    ],
    byHand: [],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    conformance: 'supports',
    how: 'Edges of fields and buttons, the mark of the focus and shapes that mean something have at least 3:1. In forced colours they take the system’s colours.',
    tests: [thumb, palette, 'in forced colours '],
    byHand: [],
  },
  {
    id: '1.4.12',
    name: 'Text Spacing',
    level: 'AA',
    conformance: 'supports',
    how: 'With the spacing that the standard names, nothing is cut off on any page or in any state of it, at 320 px and on a desk.',
    tests: [inStates, narrow],
    byHand: [],
  },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    conformance: 'supports',
    how: 'Nothing appears because it is pointed at or focused. Menus open by a press and close with Escape.',
    tests: [escapes, 'hovering opens no menu', 'Escape closes the menu and gives the focus back to its button'],
    byHand: [],
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    conformance: 'supports',
    how: 'Everything works by keyboard: menus, forms, accordions, tabs, carousels, windows, film and tune.',
    tests: [
      walk,
      zoomed,
      keyboardRegistration,
      keyboardMenu,
      keyboardCarousel,
      keyboardDialog,
      keyboardLightbox,
      'arrow keys, Home and End choose, and Tab goes on into the panel',
      'by keyboard alone the form of ${path} passes the spam check without a puzzle',
    ],
    byHand: [menu, opening, gallery, filmTrial],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    conformance: 'supports',
    how: 'Only a window that is open holds the focus, and Escape or its button lets it go. Menus close when the focus leaves.',
    tests: [
      walk,
      escapes,
      'Escape, the backdrop and the button close it, and the focus goes back to what opened it',
      'the menu does not hold the focus: moving on closes it',
      'Escape closes it, and the focus goes back to the play button',
      keyboardMenu,
    ],
    byHand: [gallery, filmTrial],
  },
  {
    id: '2.1.3',
    name: 'Keyboard (No Exception)',
    level: 'AAA',
    conformance: 'supports',
    how: 'There is no exception: what a swipe or a wheel does, a button does too.',
    tests: [
      walk,
      keyboardRegistration,
      'buttons and arrow keys show the next and the previous picture',
      keyboardCarousel,
    ],
    byHand: [],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    conformance: 'not-applicable',
    why: 'No letter, digit or sign is a shortcut. F8 reaches a message on the screen; arrows work inside the part that has the focus.',
  },
  {
    id: '2.2.1',
    name: 'Timing Adjustable',
    level: 'A',
    conformance: 'supports',
    how: 'No form runs out of time. Messages at the edge of the screen go after seconds, but wait while pointed at or focused, and what they say stays in the page.',
    tests: [toastWaits, messageStays, 'a page left open past midnight is right the next day'],
    byHand: [],
  },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    conformance: 'supports',
    how: 'Whatever moves by itself has a Pause button that comes first, and rests under the pointer or the focus. The clock of the countdown can be stopped.',
    tests: [
      marqueePause,
      carouselPause,
      'the slider turns by itself, and its Pause button stops it',
      'the keyboard stops the clock and starts it again, at the right time',
      'the slides of the opening fade by themselves, go round and can be paused',
    ],
    byHand: [],
  },
  {
    id: '2.2.3',
    name: 'No Timing',
    level: 'AAA',
    conformance: 'supports',
    how: 'Nothing has to be done within a time. Messages that go leave their words in the page.',
    tests: [messageStays, survives, 'success is told in the toast and stays in the page, the form is cleared'],
    byHand: [],
  },
  {
    id: '2.2.4',
    name: 'Interruptions',
    level: 'AAA',
    conformance: 'supports',
    how: 'No message comes unless the visitor did something. No window opens by itself.',
    tests: [
      'errors interrupt, all other messages wait their turn',
      'the spam check says in words that it is %s, and interrupts nobody',
      'when the site is opened nothing takes the focus, scrolls or speaks',
      'no second is spoken: the timer is silent',
    ],
    byHand: [],
  },
  {
    id: '2.2.5',
    name: 'Re-authenticating',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'Nobody signs in.',
  },
  {
    id: '2.2.6',
    name: 'Timeouts',
    level: 'AAA',
    conformance: 'supports',
    how: 'Waiting never loses what was typed, as long as the page is open.',
    tests: [survives, 'a page left open past midnight is right the next day'],
    byHand: [],
  },
  {
    id: '2.3.1',
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    conformance: 'supports',
    how: 'Nothing flashes. Slides fade, the ribbon glides, and the film changes its light slowly.',
    tests: ['slides fade in place', 'the ribbon moves at 50 px a second: 600 px take 12 s'],
    byHand: [filmFlashes],
  },
  {
    id: '2.3.2',
    name: 'Three Flashes',
    level: 'AAA',
    conformance: 'supports',
    how: 'Nothing flashes, however small it is.',
    tests: ['slides fade in place'],
    byHand: [filmFlashes],
  },
  {
    id: '2.3.3',
    name: 'Animation from Interactions',
    level: 'AAA',
    conformance: 'supports',
    how: 'Who asks the device for less motion gets none: no sliding, no smooth scrolling, no counting, no bounce, and the film waits to be started.',
    tests: [
      thumb,
      'with reduced motion the anchor jumps',
      'with reduced motion nothing turns by itself',
      'with reduced motion, and without scripts, it is one line that stands still',
      'with reduced motion nothing bounces',
      'the film plays when its window opens, but not for somebody who asks for less motion',
    ],
    byHand: [],
  },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    conformance: 'supports',
    how: 'The first link of every page skips to its content. Landmarks and headings lead on.',
    tests: ['the first Tab reaches a link that skips to the content', landmarks],
    byHand: [firstVisit],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    conformance: 'supports',
    how: 'Every page has a title of its own that says its subject and whose it is.',
    tests: ['titles and descriptions are unique', 'every page has a title of its own that ends with the provider'],
    byHand: [firstVisit, pageToPage],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    conformance: 'supports',
    how: 'The focus goes through a page as one reads it. A new page, a step, a mistake and a window take it to where the reading goes on, and it comes back.',
    tests: [
      walk,
      escapes,
      newPage,
      emptyStep,
      'Previous goes back without a check and keeps what was typed; the heading of the step takes the focus',
      'focus stays in the dialog and goes back to the picture when it closes',
      'slides out of view cannot be reached by keyboard or screen reader',
    ],
    byHand: [registering, contacting, gallery, pageToPage],
  },
  {
    id: '2.4.4',
    name: 'Link Purpose (In Context)',
    level: 'A',
    conformance: 'supports',
    how: 'Every link says where it leads. READ MORE is followed, for screen readers, by the title of its post.',
    tests: [
      'a label can say more than the words',
      'a card of %s is one heading, one link and one stop for Tab',
      atRest,
    ],
    byHand: [firstVisit, replying],
  },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    conformance: 'supports',
    how: 'The menu of the header, the list in the footer, a site map and links in the text lead to every main page; a search stands on the page for unknown addresses. The template’s pages have a menu of all pages.',
    tests: [
      'each entry of the main navigation leads where it says',
      'the footer’s navigation points to exactly six places',
      'the site map leads to every page of the provider and of the small print, and to nothing of the template',
      'a search lists the pages that hold the words',
      'the template menu leads to every template page, and to each once',
    ],
    byHand: [],
  },
  {
    id: '2.4.6',
    name: 'Headings and Labels',
    level: 'AA',
    conformance: 'supports',
    how: 'Headings say what follows, labels what is asked for.',
    tests: [fieldLabel, 'titles and headings are statements, and the voice stays plain', headings],
    byHand: [firstVisit, registering, contacting],
  },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    conformance: 'supports',
    how: 'Every control that has the focus has a dark line with a light gap, and the system’s own colour in forced colours.',
    tests: [
      walk,
      eveningRing,
      palette,
      'the whole card is its link’s target, and shows that the link has the focus',
      partsAudit,
    ],
    byHand: [],
  },
  {
    id: '2.4.8',
    name: 'Location',
    level: 'AAA',
    conformance: 'supports',
    how: 'The menus mark the page that one is on, to the eye and to screen readers. The form says which step of three it is.',
    tests: [
      'at %s the link %s is the current one, and no other',
      'on a page of the dropdown both its button and the link of the page are marked',
      'a step is a group named by where one is and what it asks',
    ],
    byHand: [],
  },
  {
    id: '2.4.9',
    name: 'Link Purpose (Link Only)',
    level: 'AAA',
    conformance: 'supports',
    how: 'The name of a link alone says where it leads. Links with the same name lead to the same place.',
    tests: [
      'a link says where it leads without the words around it',
      'two links of one name on a page lead to the same place',
      atRest,
      'a label can say more than the words',
      'every item has a picture in words, a title, a date, an author, an excerpt and READ MORE to the reading page',
    ],
    byHand: [],
  },
  {
    id: '2.4.10',
    name: 'Section Headings',
    level: 'AAA',
    conformance: 'supports',
    how: 'Every section of a page has a heading, and no level is skipped.',
    tests: [headings, 'nine sections follow each other in the order of the specification'],
    byHand: [firstVisit],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    conformance: 'supports',
    how: 'What takes the focus scrolls clear of the fixed header, of the way back to the top and of messages.',
    tests: [
      walk,
      zoomed,
      'while the way back to the top is shown, the focus stops above it',
      'the page scrolls smoothly until the part stands 8 px below the fixed header',
      'the registration form’s toasts appear at the bottom, in the middle',
    ],
    byHand: [],
  },
  {
    id: '2.4.12',
    name: 'Focus Not Obscured (Enhanced)',
    level: 'AAA',
    conformance: 'supports',
    how: 'No part of a focused control is covered by the fixed header, a message or anything else on any page.',
    tests: [
      walk,
      zoomed,
      'while the way back to the top is shown, the focus stops above it',
      'while a message stands ${where}, nothing that takes the focus is under it',
    ],
    byHand: [],
  },
  {
    id: '2.4.13',
    name: 'Focus Appearance',
    level: 'AAA',
    conformance: 'supports',
    how: 'The mark of the focus is a line of 3 px all round, 3:1 against every ground, beside a lit gap of 3 px (2 px at fields). It is measured from the picture of the page.',
    tests: [walk, eveningRing, palette],
    byHand: [],
  },
  {
    id: '2.5.1',
    name: 'Pointer Gestures',
    level: 'A',
    conformance: 'supports',
    how: 'What a swipe or two fingers do, a button does too.',
    tests: [
      'buttons and arrow keys show the next and the previous picture',
      'the Close button closes it',
      'a carousel has a name, a role, and controls with names',
    ],
    byHand: [],
  },
  {
    id: '2.5.2',
    name: 'Pointer Cancellation',
    level: 'A',
    conformance: 'supports',
    how: 'Nothing happens before the pointer is let go. A drag that stops early goes back.',
    tests: [
      'a message does not move the page under a pressed pointer',
      'a vertical drag of more than 100 px closes it, one of 100 px does not',
    ],
    byHand: [],
  },
  {
    id: '2.5.3',
    name: 'Label in Name',
    level: 'A',
    conformance: 'supports',
    how: 'What a control is called begins with the words that one sees on it.',
    tests: [atRest, 'a label can say more than the words', fieldLabel],
    byHand: [],
  },
  {
    id: '2.5.4',
    name: 'Motion Actuation',
    level: 'A',
    conformance: 'not-applicable',
    why: 'Nothing is done by moving the device or in front of a camera.',
  },
  {
    id: '2.5.5',
    name: 'Target Size (Enhanced)',
    level: 'AAA',
    conformance: 'supports',
    how: 'Buttons, fields, tabs, menu entries and links that stand alone are at least 44 px; links inside a sentence are as high as their line.',
    tests: [
      thumb,
      'every colour scheme is a target of 44 px and more, also at 320 px and with twice the text',
      'the pages of a list are 44 px large',
    ],
    byHand: [],
  },
  {
    id: '2.5.6',
    name: 'Concurrent Input Mechanisms',
    level: 'AAA',
    conformance: 'supports',
    how: 'Mouse, finger, pen, keyboard and voice work at the same time. No one of them switches another off.',
    tests: [
      'a press, Enter and the space bar all do what it says',
      'a swipe moves one picture, a short one none',
      keyboardLightbox,
    ],
    byHand: [],
  },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    conformance: 'supports',
    how: 'Nothing needs a drag: carousels and large pictures have buttons, and messages too.',
    tests: [
      'buttons and arrow keys show the next and the previous picture',
      'a message is closed by a named button, and focus goes back to where the person was',
      keyboardCarousel,
    ],
    byHand: [],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    conformance: 'supports',
    how: 'Every target has at least 24 px, or enough space around it. Most have 44 px: see 2.5.5.',
    tests: [thumb, atRest, inStates, partsAudit],
    byHand: [],
  },
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    conformance: 'supports',
    how: 'Every page, also those that answer a form without scripts, says that it is in Canadian English.',
    tests: [landmarks, atRest],
    byHand: [firstVisit],
  },
  {
    id: '3.1.2',
    name: 'Language of Parts',
    level: 'AA',
    conformance: 'not-applicable',
    why: 'All text is English. Names such as Montessori belong to it.',
  },
  {
    id: '3.1.3',
    name: 'Unusual Words',
    level: 'AAA',
    conformance: 'supports',
    how: 'Words are plain. Terms of the trade are told where they stand, or in “Words we use”, which every page leads to.',
    tests: [
      termsExplained,
      'Flight is named in full and never as a checklist',
      'the voice is plain: no exclamation marks',
    ],
    byHand: [],
    remarks: 'Which words are unusual was judged by reading all pages.',
  },
  {
    id: '3.1.4',
    name: 'Abbreviations',
    level: 'AAA',
    conformance: 'supports',
    how: 'There are next to none, and none in forms or messages. Each is written out in “Words we use”, which every page leads to.',
    tests: ['every short form on a page is explained among the words we use', termsExplained],
    byHand: [],
  },
  {
    id: '3.1.5',
    name: 'Reading Level',
    level: 'AAA',
    conformance: 'supports',
    how: 'Sentences are short and words are plain: grade 8 at most on every page, and grade 1 to 4 on the main pages.',
    tests: [
      'no page asks for more than grade 8 of its reader, by Flesch and Kincaid',
      'a tired parent can read every post: short sentences, and no higher than grade 8',
      'a sentence has at most 20 words',
    ],
    byHand: [],
    remarks: 'Measured by Flesch and Kincaid over the sentences of every built page.',
  },
  {
    id: '3.1.6',
    name: 'Pronunciation',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'No word needs its sound to be understood.',
  },
  {
    id: '3.2.1',
    name: 'On Focus',
    level: 'A',
    conformance: 'supports',
    how: 'The focus alone opens, sends or moves nothing. It stops what turns by itself.',
    tests: [
      'the slider pauses under the pointer and the focus',
      'the keyboard opens Curriculum, keeps the focus on its button, and Tab goes on into the panel',
      'the menu does not hold the focus: moving on closes it',
    ],
    byHand: [menu],
  },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    conformance: 'supports',
    how: 'Typing and choosing change nothing but the field. Steps go on with a button. The choice of a colour scheme changes colours only.',
    tests: [
      'a field that was never refused is not checked while it is filled',
      'a half-typed year is not checked until the parent leaves the field',
      'one Tab reaches the group and arrow keys choose, one at a time',
    ],
    byHand: [registering],
  },
  {
    id: '3.2.3',
    name: 'Consistent Navigation',
    level: 'AA',
    conformance: 'supports',
    how: 'Header and footer stand in the same order on every page; a template page has more entries, never another order.',
    tests: [
      'the main navigation is exactly the table of the specification, in its order',
      'every page stands between a header and a footer, in one main part',
      'the template menu is the main menu and a mega-menu with four groups',
    ],
    byHand: [],
  },
  {
    id: '3.2.4',
    name: 'Consistent Identification',
    level: 'AA',
    conformance: 'supports',
    how: 'A part is built once and has the same name and icon wherever it stands.',
    tests: [
      'every part is shown under its own name, with what it is for and its keys',
      'the header shows the site’s entries in their order, and Register leads to the form',
    ],
    byHand: [],
  },
  {
    id: '3.2.5',
    name: 'Change on Request',
    level: 'AAA',
    conformance: 'supports',
    how: 'Pages change only when a visitor asks. No link opens a new window, and no clock reloads a page.',
    tests: [
      'when the site is opened nothing takes the focus, scrolls or speaks',
      'no link opens a window, and no clock reloads a page',
    ],
    byHand: [],
  },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    conformance: 'supports',
    how: 'Phone, e-mail and links to the contact form and this statement stand in the footer of every page, in the same order.',
    tests: [
      'help is found at the same place on every page, in the same order',
      'the footer’s phone number can be called and its e-mail address written to',
      'every page stands between a header and a footer, in one main part',
      'the invitation is the page’s own and leads to the form and to a question',
    ],
    byHand: [],
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    conformance: 'supports',
    how: 'A field that fails says so in words beside it, and a screen reader hears it once, with the field.',
    tests: [
      inStates,
      fieldError,
      emptyStep,
      emptyContact,
      'the message of a check is heard once: with its field, and not from the toast',
      'without scripts a mistake is answered with a page that names it and still holds everything typed',
    ],
    byHand: [registering, contacting],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    conformance: 'supports',
    how: 'Every field has a label that stays, says whether it is optional, and has a hint where one helps.',
    tests: [
      fieldLabel,
      'an optional field is called so in its label',
      'an asterisk marks Author and Email, and words say what it means; Website is optional',
      'a hint is heard before the message of its field',
    ],
    byHand: [registering, contacting],
  },
  {
    id: '3.3.3',
    name: 'Error Suggestion',
    level: 'AA',
    conformance: 'supports',
    how: 'Messages say what is asked for: which dates are allowed, that an address is not whole, what is missing.',
    tests: [
      "a date field's own messages, with their limits in words",
      'an ill-formed address is named as such and takes the focus',
      'a start date before the earliest one is refused in words',
    ],
    byHand: [registering, contacting],
  },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    conformance: 'not-applicable',
    why: 'No form makes a contract, takes a payment or changes stored data. A registration is a request that we answer. Its answers are checked all the same (3.3.6).',
  },
  {
    id: '3.3.5',
    name: 'Help',
    level: 'AAA',
    conformance: 'supports',
    how: 'Fields have hints where a question may come up. When sending fails, the page offers the phone number and a ready-written e-mail.',
    tests: [
      fieldLabel,
      'when sending fails everything is kept, help is offered, and a second try succeeds',
      'when sending fails the question is kept and there are two other ways',
    ],
    byHand: [],
  },
  {
    id: '3.3.6',
    name: 'Error Prevention (All)',
    level: 'AAA',
    conformance: 'supports',
    how: 'Every form is checked before it is sent, in the browser or by the server. One can go back, read and change every answer. A double press sends once.',
    tests: [
      'steps 2 and 3 say what is missing, in order, and Previous checks nothing',
      emptyContact,
      'a comment that is not whole is sent, and refused on a page with the form kept',
      'a double click sends one registration',
    ],
    byHand: [],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    conformance: 'supports',
    how: 'Nothing is asked twice. What was typed stays: when going back, after a mistake, after a failure and after a look at another page.',
    tests: [
      survives,
      'when sending fails the reason is in the toast and in the page, and everything is kept',
      'without scripts a mistake is answered with a page that names it and still holds everything typed',
    ],
    byHand: [],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    conformance: 'not-applicable',
    why: 'Nobody signs in. The spam check is a sum that the browser does by itself: there is no puzzle.',
  },
  {
    id: '3.3.9',
    name: 'Accessible Authentication (Enhanced)',
    level: 'AAA',
    conformance: 'not-applicable',
    why: 'Nobody signs in. The spam check is a sum that the browser does by itself: there is no puzzle.',
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    conformance: 'supports',
    how: 'Controls are the browser’s own wherever there is one. Each has a name, and says whether it is open, chosen, current, busy or wrong.',
    tests: [
      ids,
      'every frame that is embedded has a title',
      'the button says whether its part is open, and which part that is',
      'a dialog is named by its title, and takes the focus as a whole',
      atRest,

      inStates,
      partsAudit,
      windowsAudit,
    ],
    byHand: [firstVisit, registering, contacting, menu, opening, gallery, filmTrial],
    remarks:
      'The inside of the map belongs to OpenStreetMap and was not tested; address and directions stand before it.',
    limit: {
      what: 'The map on the contact page comes from OpenStreetMap. We cannot mend what is inside it, and have not tested it.',
      instead: 'Our address, a link to directions and a description of the way in stand before the map.',
    },
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    conformance: 'supports',
    how: 'Outcomes and counts are spoken without moving the focus, or the focus moves to them: each is heard once.',
    tests: [
      'a screen reader hears each message once, and a silent one not at all',
      'the outcome is heard once: with the panel that takes the focus, not from the toast as well',
      'a message adds no second live region, so that it is heard once',
      'the sidebar’s search tells how many posts it found',
      'the position of a carousel is announced only while its controls have the focus',
    ],
    byHand: [registering, contacting, notSending, gallery],
  },
];
