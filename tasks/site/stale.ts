/** What the owner has to know or do: which facts and consents end soon or have ended, what is to be compared with its source again, and which posts are early. */
import { globSync } from 'node:fs';

import { consents } from '../../src/content/reader/consents.ts';
import { readText } from '../../src/content/reader/plain-text.ts';
import { longDate } from '../../src/content/rules/dates.ts';
import {
  consentNotice,
  daysAfter,
  endsSoon,
  noticesOf,
  stateOf,
  type FactState,
} from '../../src/content/rules/fact-state.ts';
import { currentVersion } from '../../src/content/schemas/version.ts';
import { sameFees } from '../../src/content/rules/fees.ts';
import { countAges, countEnds } from '../../src/content/rules/places.ts';
import { feesIn } from '../../src/content/schemas/fees.ts';
import { isDay } from '../../src/content/schemas/texts.ts';
import { siteText, versionOf, type SiteText } from './entries.ts';

/** All of it, a sentence each, with file and line. A day that is none has been told of as wrong, and is left out. */
export const staleIn = (folder: string, today: string): string[] =>
  [olderVersion, staleFacts, staleClosures, stalePlaces, staleRegistration, staleConsents, postsAhead].flatMap((find) =>
    find(folder, today),
  );

const olderVersion = (folder: string): string[] =>
  versionOf(folder) < currentVersion
    ? ['version.yaml: a newer version of the program asks for more than this folder has: npm run site -- upgrade']
    : [];

/**
 * Sentences, each with file, line and the names of the fees that share the days. Of fees that follow each other in time only the last day of all and the first count.
 * @param today a day such as 2026-11-22
 * @param only of the facts in this state; of all without it
 */
export function staleFacts(folder: string, today: string, only?: FactState): string[] {
  const text = siteText(folder, 'facts.yaml');
  const fees = feesIn(text.content);
  const dated = fees.flatMap((fee, index) => {
    const { from = '', until = '9', checked, checkEvery } = fee;
    const others = sameFees(fees, fee);
    const dates = {
      from: others.some((other) => (other.until ?? '9') < from) ? undefined : fee.from,
      until: others.some((other) => (other.from ?? '') > until) ? undefined : fee.until,
      checked,
      checkEvery,
    };
    return !only || stateOf(dates, today) === only ? [{ name: fee.name, place: placeOfDay(text, index), dates }] : [];
  });
  return Array.from(Map.groupBy(dated, ({ place, dates }) => JSON.stringify([place, dates])).values(), (group) => ({
    ...group[0]!,
    names: group.map(({ name }) => name).join(', '),
  })).flatMap(({ place, dates, names }) =>
    noticesOf(dates, today).map((sentence) => `${place}: fees (${names}) ${sentence}`),
  );
}

/** Where the last day of a fee stands, or else the fee. */
export function placeOfDay(text: SiteText, index: number): string {
  const own = ['fees', 'list', index];
  const sources = Object(text.content).fees?.sources;
  const name = text.at([...own, 'source']);
  const source = Array.isArray(sources) ? sources.findIndex((each) => Object(each).name === name) : -1;
  const ofSource = ['fees', 'sources', source, 'until'];
  return text.place([[...own, 'until'], ofSource].find((path) => text.at(path) !== undefined) ?? own);
}

/** That the last day on which the daycare is closed has passed, or soon will have: pages then name none. */
export function staleClosures(folder: string, today: string): string[] {
  const text = siteText(folder, 'closures.yaml');
  // What repeats goes on by itself.
  const days = (Array.isArray(text.content) ? text.content : []).map((entry) =>
    entry?.every ? '' : String(entry?.until ?? entry?.from),
  );
  const last = days.filter(isDay).toSorted().at(-1);
  if (!last || !endsSoon(last, today)) return [];
  const when = last < today ? 'was on' : 'is on';
  return [
    `${text.place([days.indexOf(last)])}: the last day on which you are closed ${when} ${longDate(last)}. Put in those that follow.`,
  ];
}

/** That nobody has counted the places for long: /places says so to parents, too. */
function stalePlaces(folder: string, today: string): string[] {
  const text = siteText(folder, 'places.yaml');
  const checked = text.at(['checked']);
  return isDay(String(checked)) && today > daysAfter(String(checked), countAges)
    ? [
        `${text.place(['checked'])}: the places were counted on ${longDate(String(checked))}. After ${countAges} days /places says that it is to be asked, after ${countEnds} days it shows no number. Count them, and write the day at “checked”.`,
      ]
    : [];
}

/** That the registration is open again, whatever sentence its entry “closed” still has. */
function staleRegistration(folder: string, today: string): string[] {
  const text = siteText(folder, 'words/registration.yaml');
  const until = String(text.at(['closed', 'until']));
  return isDay(until) && until < today
    ? [
        `${text.place(['closed', 'until'])}: the registration was closed until ${longDate(until)}, and is open again. Write another day, or take “closed” out with its lines.`,
      ]
    : [];
}

/** The same of consents. */
const staleConsents = (folder: string, today: string): string[] =>
  consents(folder).flatMap(({ what, name, consentUntil: until = '', place }) => {
    const notice = isDay(until) && consentNotice(what, name, until, today);
    return notice ? [`${place}: ${notice}`] : [];
  });

/** A sentence for each post with a day that is still to come: posts are published with the site that has them. */
export const postsAhead = (folder: string, today: string): string[] =>
  globSync('posts/*.md', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const lines = readText(file, folder).split('\n');
      const line = lines.findIndex((each) => each.startsWith('date:'));
      const [date = ''] = /\d{4}-\d\d-\d\d/.exec(lines[line] ?? '') ?? [];
      return date > today
        ? [
            `${file}, line ${line + 1}: the post has the day ${longDate(date)}, but parents read it at once. Keep the file outside the folder until then, or write today’s day.`,
          ]
        : [];
    });
