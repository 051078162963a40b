/** Half days on which the daycare is open: what may suit a visitor. A module of its own, so that the rule of the hours does not come with the form. */
import { openDaysOf } from '#content/rules/opening-hours.ts';
import { week } from '#content/site/opening.ts';
import { provider } from '#content/site/provider.ts';
import { visit } from '#content/site/words/forms.ts';
import { visitWords } from '#content/words/contact.ts';

const noon = 12 * 60;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const visitTimes = [...new Set(openDaysOf(provider.hours))].flatMap((day) => {
  const spans = week[days.indexOf(day)] ?? [];
  return [
    ...(visit?.when !== 'afternoons' && spans.some(([opens]) => opens < noon) ? [visitWords.morning(day)] : []),
    ...(visit?.when !== 'mornings' && spans.some(([, closes]) => closes > noon) ? [visitWords.afternoon(day)] : []),
  ];
});
