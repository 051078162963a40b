// The 86 success criteria of WCAG 2.2: number, name, level, how the site does, and a remark in plain words. The build makes the statement, the OpenACR file and a page
// for auditors from it (decision 009).
import { mapMaker } from '../src/content/rules/map-maker.ts';
import { providerMap } from '../src/content/site/provider.ts';
import { languagesIn, type OwnContent, ownContentOf } from './own-content.ts';

export type Level = 'A' | 'AA' | 'AAA';
export type Conformance = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable';

export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly level: Level;
  readonly conformance: Conformance;
  /** How the site meets it, what was judged by reading the code, or why it does not apply. */
  readonly remark: string;
}

export const levels = ['A', 'AA', 'AAA'] as const satisfies readonly Level[];

const { maker: mapOf } = mapMaker(providerMap.embed);

/** The date of the last review of this table against the code. */
export const reviewed = '2026-11-22';

/** What is not met or not ours, and what a visitor can do instead: every criterion that is not met has a limit. */
const limitsOfAll = [
  {
    ids: ['1.4.8'],
    what: 'In large quotes and captions the lines stand closer than the strictest level asks for.',
    instead: 'Set wider spacing in your browser, or use its reading view: our pages keep all their content.',
  },
  {
    ids: ['4.1.2'],
    what: `The map on the contact page comes from ${mapOf}. We cannot mend what is inside it, and have not tested it.`,
    instead: 'Our address, a link to directions and a description of the way in stand before the map.',
  },
] as const;

const ownContent = ownContentOf();
export const limits: readonly Pick<OwnContent, 'ids' | 'what' | 'instead'>[] = [...limitsOfAll, ...ownContent];

/** What a script listened to with a real screen reader (a11y/listen); the transcripts are in a11y/transcripts. */
export const listened = {
  with: 'Orca 43.1, Firefox 153 and Chromium 156',
  on: '2026-11-26',
  what: [
    'a first visit of the home page, by headings and landmarks',
    'the Curriculum menu',
    'the registration form, with a mistake in each step, through to success',
    'the registration form when sending fails, and when it works again',
    'the contact form, with mistakes, through to success',
    'the core values that open, and words in them found in the page',
    'the gallery: its filter, and a picture large',
    'a film with captions, and the same in words',
    'a post with comments, and a reply',
    'changes from page to page, back and forth',
  ].map((what) => `A script listened to ${what}.`),
};

const rows = [
  ['1.1.1', 'Non-text Content', 'A', 'supports', 'Every picture says in words what it shows, or is marked as decoration. Icons stand beside words. Recordings have a name and a text. The spam check has nothing to see or hear.'],
  ['1.2.1', 'Audio-only and Video-only (Prerecorded)', 'A', 'supports', 'All that a silent film shows stands in words beside it. All that is heard in a recording, and what is sung to it, stands in words under it.'],
  ['1.2.2', 'Captions (Prerecorded)', 'A', 'not-applicable', 'No film on the site has sound. A silent one has captions all the same, on from the start.'],
  ['1.2.3', 'Audio Description or Media Alternative (Prerecorded)', 'A', 'not-applicable', 'No film on the site has sound. A silent one is told in words (1.2.1).'],
  ['1.2.4', 'Captions (Live)', 'AA', 'not-applicable', 'Nothing on the site is live.'],
  ['1.2.5', 'Audio Description (Prerecorded)', 'AA', 'not-applicable', 'No film on the site has sound. A silent one is told in words (1.2.1).'],
  ['1.2.6', 'Sign Language (Prerecorded)', 'AAA', 'not-applicable', 'No film on the site has sound, and nobody speaks in one.'],
  ['1.2.7', 'Extended Audio Description (Prerecorded)', 'AAA', 'not-applicable', 'No film on the site has sound.'],
  ['1.2.8', 'Media Alternative (Prerecorded)', 'AAA', 'supports', 'A film is told scene by scene in words, beside it and without scripts too.'],
  ['1.2.9', 'Audio-only (Live)', 'AAA', 'not-applicable', 'Nothing on the site is live.'],
  ['1.3.1', 'Info and Relationships', 'A', 'supports', 'Headings, lists, tables, groups of fields and the parts of a page are what they look like, in the HTML itself. Labels and messages belong to their fields.'],
  ['1.3.2', 'Meaningful Sequence', 'A', 'supports', 'The order in the HTML is the order of reading. Layouts place things beside each other without changing it.'],
  ['1.3.3', 'Sensory Characteristics', 'A', 'supports', 'No instruction needs a shape, a colour, a side or a sound: buttons and fields are called by their words. The instructions themselves were read in the content files.'],
  ['1.3.4', 'Orientation', 'AA', 'supports', 'Pages follow the width of the window, however the device is held: upright or on its side.'],
  ['1.3.5', 'Identify Input Purpose', 'AA', 'supports', 'The browser can fill in the parent’s own name, phone, e-mail and address. The child’s fields ask it not to.'],
  ['1.3.6', 'Identify Purpose', 'AAA', 'supports', 'Header, navigation, main part, sidebars and footer are landmarks with names. Fields say their purpose. An icon without words is a control with a name.'],
  ['1.4.1', 'Use of Color', 'A', 'supports', 'Links are underlined, mistakes are said in words with an icon, and what is chosen or current has a mark besides its colour.'],
  ['1.4.2', 'Audio Control', 'A', 'not-applicable', 'Nothing makes a sound by itself. A tune plays only when it is asked to; films are silent.'],
  ['1.4.3', 'Contrast (Minimum)', 'AA', 'supports', 'All text has at least 7:1, in light, in the evening and with more contrast: see 1.4.6.'],
  ['1.4.4', 'Resize Text', 'AA', 'supports', 'Letters and spaces are sized by the browser’s letter size. With text of twice the size, and at 400 % zoom, everything is still there.'],
  ['1.4.5', 'Images of Text', 'AA', 'supports', 'Words are text. Only the logo is drawn, and it has its name. That no picture holds words was judged from the list of pictures.'],
  ['1.4.6', 'Contrast (Enhanced)', 'AAA', 'supports', 'Text has at least 7:1 in every colour scheme and theme, and no text lies on a photo. Where words lie on a drawing, their contrast is measured from a screenshot.'],
  ['1.4.7', 'Low or No Background Audio', 'AAA', 'not-applicable', 'No recording on the site has a voice.'],
  [
    '1.4.8',
    'Visual Presentation',
    'AAA',
    'partially-supports',
    'Colours can be chosen, lines of a text for reading have at most 70 letters, no line is justified. Text has lines of 1.5 and more; from the last line of a paragraph to the first of the next it is 1.6 lines; quotes and captions at the size of a heading (22 px and more) have closer lines.',
  ],
  ['1.4.9', 'Images of Text (No Exception)', 'AAA', 'supports', 'Words are text. Only the logo is drawn, and it has its name. That no picture holds words was judged from the list of pictures.'],
  ['1.4.10', 'Reflow', 'AA', 'supports', 'At 320 px, which is 400 % zoom on a desk, no page scrolls sideways and nothing is cut off. Rows of pictures that scroll are boxes that the keyboard reaches.'],
  ['1.4.11', 'Non-text Contrast', 'AA', 'supports', 'Edges of fields and buttons, the mark of the focus and shapes that mean something have at least 3:1. In forced colours they take the system’s colours.'],
  ['1.4.12', 'Text Spacing', 'AA', 'supports', 'With the spacing that the standard names, nothing is cut off on any page or in any state of it, at 320 px and on a desk.'],
  ['1.4.13', 'Content on Hover or Focus', 'AA', 'supports', 'Nothing appears because it is pointed at or focused. Menus open by a press and close with Escape.'],
  ['2.1.1', 'Keyboard', 'A', 'supports', 'Everything works by keyboard: menus, forms, accordions, tabs, carousels, windows, films and tunes.'],
  ['2.1.2', 'No Keyboard Trap', 'A', 'supports', 'Only a window that is open holds the focus, and Escape or its button lets it go. Menus close when the focus leaves.'],
  ['2.1.3', 'Keyboard (No Exception)', 'AAA', 'supports', 'There is no exception: what a swipe or a wheel does, a button does too.'],
  ['2.1.4', 'Character Key Shortcuts', 'A', 'not-applicable', 'No letter, digit or sign is a shortcut. F8 reaches a message on the screen; arrows work inside the part that has the focus.'],
  ['2.2.1', 'Timing Adjustable', 'A', 'supports', 'No form runs out of time. Messages at the edge of the screen go after seconds, but wait while pointed at or focused, and what they say stays in the page.'],
  ['2.2.2', 'Pause, Stop, Hide', 'A', 'supports', 'Whatever moves by itself has a Pause button that comes first, and rests under the pointer or the focus. The clock of the countdown can be stopped.'],
  ['2.2.3', 'No Timing', 'AAA', 'supports', 'Nothing has to be done within a time. Messages that go leave their words in the page.'],
  ['2.2.4', 'Interruptions', 'AAA', 'supports', 'No message comes unless the visitor did something. No window opens by itself.'],
  ['2.2.5', 'Re-authenticating', 'AAA', 'not-applicable', 'Nobody signs in.'],
  ['2.2.6', 'Timeouts', 'AAA', 'supports', 'Waiting never loses what was typed, as long as the page is open.'],
  ['2.3.1', 'Three Flashes or Below Threshold', 'A', 'supports', 'Nothing flashes. Slides fade, and the ribbon glides. In the film that these pages were tested with no part flashes more than once a second (all 990 frames measured with ffmpeg on 21 November 2026).'],
  ['2.3.2', 'Three Flashes', 'AAA', 'supports', 'Nothing flashes, however small it is.'],
  ['2.3.3', 'Animation from Interactions', 'AAA', 'supports', 'Who asks the device for less motion gets none: no sliding, no smooth scrolling, no counting, no bounce, and films wait to be started.'],
  ['2.4.1', 'Bypass Blocks', 'A', 'supports', 'The first link of every page skips to its content. Landmarks and headings lead on.'],
  ['2.4.2', 'Page Titled', 'A', 'supports', 'Every page has a title of its own that says its subject and whose it is.'],
  ['2.4.3', 'Focus Order', 'A', 'supports', 'The focus goes through a page as one reads it. A new page, a step, a mistake and a window take it to where the reading goes on, and it comes back.'],
  ['2.4.4', 'Link Purpose (In Context)', 'A', 'supports', 'Every link says where it leads. READ MORE is followed, for screen readers, by the title of its post.'],
  ['2.4.5', 'Multiple Ways', 'AA', 'supports', 'The menu of the header, the list in the footer, a site map and links in the text lead to every main page; a search stands on the page for unknown addresses. The template’s pages have a menu of all pages.'],
  ['2.4.6', 'Headings and Labels', 'AA', 'supports', 'Headings say what follows, labels what is asked for.'],
  ['2.4.7', 'Focus Visible', 'AA', 'supports', 'Every control that has the focus has a dark line with a light gap, and the system’s own colour in forced colours.'],
  ['2.4.8', 'Location', 'AAA', 'supports', 'The menus mark the page that one is on, to the eye and to screen readers. The form says which step of three it is.'],
  ['2.4.9', 'Link Purpose (Link Only)', 'AAA', 'supports', 'The name of a link alone says where it leads. Links with the same name lead to the same place.'],
  ['2.4.10', 'Section Headings', 'AAA', 'supports', 'Every section of a page has a heading, and no level is skipped.'],
  ['2.4.11', 'Focus Not Obscured (Minimum)', 'AA', 'supports', 'What takes the focus scrolls clear of the fixed header, of the way back to the top and of messages.'],
  ['2.4.12', 'Focus Not Obscured (Enhanced)', 'AAA', 'supports', 'No part of a focused control is covered by the fixed header, a message or anything else on any page.'],
  ['2.4.13', 'Focus Appearance', 'AAA', 'supports', 'The focus indicator is a line of 3 px all round, 3:1 against every background, beside a light gap of 3 px (2 px at fields). It is measured from a screenshot.'],
  ['2.5.1', 'Pointer Gestures', 'A', 'supports', 'What a swipe or two fingers do, a button does too.'],
  ['2.5.2', 'Pointer Cancellation', 'A', 'supports', 'Nothing happens before the pointer is let go. A drag that stops early goes back.'],
  ['2.5.3', 'Label in Name', 'A', 'supports', 'What a control is called begins with the words that one sees on it.'],
  ['2.5.4', 'Motion Actuation', 'A', 'not-applicable', 'Nothing is done by moving the device or in front of a camera.'],
  ['2.5.5', 'Target Size (Enhanced)', 'AAA', 'supports', 'Buttons, fields, tabs, menu entries and links that stand alone are at least 44 px; links inside a sentence are as high as their line.'],
  ['2.5.6', 'Concurrent Input Mechanisms', 'AAA', 'supports', 'Mouse, finger, pen, keyboard and voice work at the same time. No one of them switches another off.'],
  ['2.5.7', 'Dragging Movements', 'AA', 'supports', 'Nothing needs a drag: carousels and large pictures have buttons, and messages too.'],
  ['2.5.8', 'Target Size (Minimum)', 'AA', 'supports', 'Every target has at least 24 px, or enough space around it. Most have 44 px: see 2.5.5.'],
  ['3.1.1', 'Language of Page', 'A', 'supports', 'Every page, also those that answer a form without scripts, says that it is in Canadian English.'],
  ['3.1.2', 'Language of Parts', 'AA', 'not-applicable', 'All text is English. Names and terms of the trade belong to it.'],
  ['3.1.3', 'Unusual Words', 'AAA', 'supports', 'Words are plain. Terms of the trade are told where they stand, or in “Words we use”, which every page leads to. Which words are unusual was judged by reading all pages.'],
  ['3.1.4', 'Abbreviations', 'AAA', 'supports', 'There are next to none, and none in forms or messages. Each is written out in “Words we use”, which every page leads to.'],
  ['3.1.5', 'Reading Level', 'AAA', 'supports', 'Sentences are short and words are plain: grade 8 at most on every page, and grade 1 to 4 on the main pages. Measured by Flesch and Kincaid over the sentences of every built page.'],
  ['3.1.6', 'Pronunciation', 'AAA', 'not-applicable', 'No word needs its sound to be understood.'],
  ['3.2.1', 'On Focus', 'A', 'supports', 'The focus alone opens, sends or moves nothing. It stops what turns by itself.'],
  ['3.2.2', 'On Input', 'A', 'supports', 'Typing and choosing change nothing but the field. Steps go on with a button. The choice of a colour scheme changes colours only.'],
  ['3.2.3', 'Consistent Navigation', 'AA', 'supports', 'Header and footer stand in the same order on every page; a template page has more entries, never another order.'],
  ['3.2.4', 'Consistent Identification', 'AA', 'supports', 'A part is built once and has the same name and icon wherever it stands.'],
  ['3.2.5', 'Change on Request', 'AAA', 'supports', 'Pages change only when a visitor asks. No link opens a new window, and no clock reloads a page.'],
  ['3.2.6', 'Consistent Help', 'A', 'supports', 'Phone, e-mail and links to the contact form and this statement stand in the footer of every page, in the same order.'],
  ['3.3.1', 'Error Identification', 'A', 'supports', 'A field that fails says so in words beside it, and a screen reader hears it once, with the field.'],
  ['3.3.2', 'Labels or Instructions', 'A', 'supports', 'Every field has a label that stays, says whether it is optional, and has a hint where one helps.'],
  ['3.3.3', 'Error Suggestion', 'AA', 'supports', 'Messages say what is asked for: which dates are allowed, that an address is not whole, what is missing. A likely typing mistake in an e-mail address can be mended with one press.'],
  ['3.3.4', 'Error Prevention (Legal, Financial, Data)', 'AA', 'not-applicable', 'No form makes a contract, takes a payment or changes stored data. A registration is a request that we answer. Its answers are checked all the same (3.3.6).'],
  ['3.3.5', 'Help', 'AAA', 'supports', 'Fields have hints where a question may come up. When sending fails, the page offers the phone number and a ready-written e-mail.'],
  ['3.3.6', 'Error Prevention (All)', 'AAA', 'supports', 'Every form is checked before it is sent, in the browser or by the server. One can go back, read and change every answer. A double press sends once.'],
  ['3.3.7', 'Redundant Entry', 'A', 'supports', 'Nothing is asked twice. What was typed stays: when going back, after a mistake, after a failure and after a look at another page.'],
  ['3.3.8', 'Accessible Authentication (Minimum)', 'AA', 'not-applicable', 'Nobody signs in. The spam check is a sum that the browser does by itself: there is no puzzle.'],
  ['3.3.9', 'Accessible Authentication (Enhanced)', 'AAA', 'not-applicable', 'Nobody signs in. The spam check is a sum that the browser does by itself: there is no puzzle.'],
  ['4.1.2', 'Name, Role, Value', 'A', 'supports', `Controls are the browser’s own wherever there is one; each has a name and says its state. The inside of the map belongs to ${mapOf} and was not tested; address and directions stand before it.`],
  ['4.1.3', 'Status Messages', 'AA', 'supports', 'Outcomes and counts are spoken without moving the focus, or the focus moves to them: each is heard once.'],
] as const satisfies readonly (readonly [id: string, name: string, level: Level, conformance: Conformance, remark: string])[];

const languages = languagesIn();
const ofLanguages = {
  conformance: 'supports',
  remark: `Words in ${new Intl.ListFormat('en').format(languages)} are marked as such, in pages, the feed and letters. All other text is English.`,
} as const;

export const criteria: readonly Criterion[] = rows.map(([id, name, level, conformance, remark]) => {
  const own = ownContent.find(({ ids }) => ids.includes(id));
  if (own) return { id, name, level, conformance: 'partially-supports', remark: own.remark };
  return { id, name, level, ...(id === '3.1.2' && languages.length ? ofLanguages : { conformance, remark }) };
});
