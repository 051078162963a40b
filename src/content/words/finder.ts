/** The words of the question on /places. */
import type { Fault, Most, QuestionField } from '#content/rules/question.ts';

import { feeHoursWords } from './fee-hours.ts';
import { plural } from './places.ts';

export const finderWords = {
  title: (hasFees: boolean) => (hasFees ? 'Which group, and what will it cost?' : 'Which group is it?'),
  fields: {
    born: { label: 'Your child’s date of birth', hint: 'Not born yet? The day on which you expect it.' },
    start: { label: 'When care should start', hint: '' },
    days: { label: 'Days a week', hint: '' },
    hours: { label: 'Hours a day', hint: 'From bringing to picking up: 8, 8½ or 8:30.' },
  },
  choose: 'Choose',
  submit: 'Show the answer',
  /** Once a field is not what the answer on the page is to. */
  changed: 'The answer below is still the one to what you asked before.',
  kept: 'Your browser works out the answer. We keep nothing of it.',
  /** Where a page without an answer is opened with a question in its address, and no script works it out. */
  unanswered: 'We could not work out the answer just now. The groups, places and fees below say the same. Or call us.',
  problem: 'There is a problem',
} as const;

/** @param most what the daycare offers */
export const faultWords = (field: QuestionField, fault: Fault, most: Most): string =>
  ({
    born: {
      missing: 'The date of birth is missing.',
      unreadable: 'This date of birth is not complete, or no such day exists.',
    },
    start: {
      missing: 'The day of the start is missing.',
      unreadable: 'This date is not complete, or no such day exists.',
      past: 'This day has passed. Choose today or a later day.',
      'before-birth': 'This day is before the date of birth.',
    },
    days: { missing: 'Choose how many days a week.', 'too-many': `We are open ${plural(most.days, 'day')} a week.` },
    hours: {
      missing: 'The hours a day are missing.',
      unreadable: 'Write the hours as a number, such as 8 or 8.5.',
      'too-many': `We are open at most ${feeHoursWords.quarters(most.hours)} hours a day.`,
    },
  })[field][fault as 'missing'] ?? 'Choose one of the list.';
