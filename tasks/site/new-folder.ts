/** Writes the folder of a new daycare: the files of blank/, the holidays and policies from site/, and the answers and their day in their places. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isMap, isSeq, parse, parseDocument, type Document } from 'yaml';

import { today } from '../../src/content/reader/today.ts';
import { agesIn, monthsOf, type Ages } from '../../src/content/rules/ages.ts';
import { weekdayOf } from '../../src/content/rules/day-in-words.ts';
import { openDaysOf } from '../../src/content/rules/opening-hours.ts';
import { fileNames, isNeeded, type FileName } from '../../src/content/schemas/files.ts';
import { pagesSchema } from '../../src/content/schemas/pages.ts';
import { policies } from '../../src/content/schemas/policies.ts';
import { root } from '../programs.ts';
import { agesOf, optionalPages, type Answers } from './questions.ts';
import { schemaLine, writeSchemas } from './schemas.ts';

/** Files of site/ that hold for every daycare in Alberta. */
const ofTheProvince: readonly string[] = ['closures'];

export function writeFolder(folder: string, answers: Answers): void {
  for (const name of ['pictures', 'words']) mkdirSync(join(folder, name), { recursive: true });
  const pages = pagesSchema.parse(filledIn('pages', answers).toJS());
  for (const name of fileNames.filter((each) => isNeeded(each, () => pages)))
    writeFileSync(join(folder, `${name}.yaml`), schemaLine(name) + filledIn(name, answers).toString({ lineWidth: 0 }));
  if ('/post-right-sidebar' in pages) writeFirstPost(join(folder, 'posts'));
  writePolicies(join(folder, 'policies'));
  writeSchemas(folder);
}

const dayOfAnswers = today();

function writeFirstPost(folder: string): void {
  const text = readFileSync(join(root, 'tasks/site/blank/posts/our-new-site.md'), 'utf8');
  mkdirSync(folder);
  writeFileSync(join(folder, 'our-new-site.md'), text.replace(/^date: .*/m, `date: ${dayOfAnswers}`));
}

/** What the site does with what parents send is the same for every daycare; the director reads it as her own. What was tested, and what somebody promises, is not. */
function writePolicies(folder: string): void {
  mkdirSync(folder);
  for (const name of Object.keys(policies)) {
    const own = join(root, `tasks/site/blank/policies/${name}.md`);
    const text = readFileSync(existsSync(own) ? own : join(root, `site/policies/${name}.md`), 'utf8');
    writeFileSync(
      join(folder, `${name}.md`),
      text.replace(
        /^(title: .*\n)(?:#.*\nchanged: .*\n)?/m,
        `$1# When these words were last changed.\nchanged: ${dayOfAnswers}\n`,
      ),
    );
  }
}

function filledIn(name: FileName, answers: Answers): Document {
  const from = ofTheProvince.includes(name) ? 'site' : 'tasks/site/blank';
  const document = parseDocument(readFileSync(join(root, from, `${name}.yaml`), 'utf8').replace(schemaLine(name), ''));
  fillIn[name]?.(document, answers);
  return document;
}

/** Of whom the province's fee is: those who are too young for school, and not in kindergarten alone. */
const isUpToKindergarten = ({ from, to }: Ages) => monthsOf(from) < 60 && monthsOf(to) <= 72;

/** What the answers say, by the names of the files. */
const fillIn: Readonly<Record<string, (document: Document, answers: Answers) => void>> = {
  provider(document, { names, contact, address, place: [latitude, longitude], hours, licence, promised, url }) {
    const near = [longitude - 0.02, latitude - 0.01, longitude + 0.02, latitude + 0.01].map((each) => each.toFixed(4));
    const marker = `${latitude},${longitude}`;
    const values = {
      ...names,
      tagline: `Child care in ${address.town} for children from {facts.ages}.`,
      ...contact,
      licence,
      hours,
      answersWithin: promised.answersWithin,
      url,
    };
    for (const [entry, value] of Object.entries(values)) document.set(entry, value);
    for (const [entry, value] of Object.entries(address)) document.setIn(['address', entry], value);
    document.setIn(['keeps', 'requests'], promised.requests);
    document.setIn(
      ['map', 'embed'],
      `https://www.openstreetmap.org/export/embed.html?bbox=${near.join('%2C')}&layer=mapnik&marker=${encodeURIComponent(marker)}`,
    );
    document.setIn(['map', 'directions'], `https://www.openstreetmap.org/directions?to=${encodeURIComponent(marker)}`);
  },
  design(document, { design }) {
    for (const [scheme, colours] of Object.entries(design)) document.set(scheme, document.createNode(colours));
  },
  /** Where the fee is the province's, it has the province's days and words, too. */
  facts(document, { groups, fee }) {
    document.set('ages', agesOf(groups));
    if (!fee) return;
    const { list, sources } = parse(readFileSync(join(root, 'site/facts.yaml'), 'utf8')).fees;
    const ids = groups.filter(({ ages }) => isUpToKindergarten(agesIn(ages)!)).map(({ id }) => id);
    const isProvinces = fee.atMost && fee.sum === list[0].sum;
    const own = {
      id: 'fullTime',
      name: 'Full-time daycare',
      sum: fee.sum,
      per: 'month',
      ...(fee.atMost && { atMost: 'yes' }),
    };
    document.setIn(['fees', 'list'], document.createNode([isProvinces ? { ...list[0], groups: ids } : own]));
    // Without them it is for all.
    if (ids.length === groups.length || !ids.length) document.deleteIn(['fees', 'list', 0, 'groups']);
    if (isProvinces) document.setIn(['fees', 'sources'], document.createNode(sources));
  },
  /** Of the province are the holidays that are to come and would close this daycare; not the day on which the sample closes early. */
  closures({ contents }, { hours }) {
    const days = openDaysOf(hours);
    const isHoliday = (item: unknown) => {
      const { from, open } = Object(isMap(item) && item.toJSON());
      return !open && from >= dayOfAnswers && (!days.length || days.includes(weekdayOf(from)));
    };
    if (isSeq(contents)) contents.items = contents.items.filter(isHoliday);
  },
  /** A group gets the words and the picture of the age at which it begins, or the next ones if another group has them. */
  programs(document, { groups }) {
    if (!isSeq(document.contents)) return;
    const { items } = document.contents;
    const begins = [0, 19, 36, 60];
    let next = 0;
    const kept = groups.map(({ id, title, ages }, index) => {
      const fitting = begins.findLastIndex((months) => months <= monthsOf(agesIn(ages)!.from));
      // The groups that follow need one each.
      next = Math.min(Math.max(fitting, next), items.length - (groups.length - index));
      const item = items[next];
      next += 1;
      if (isMap(item)) for (const [entry, value] of Object.entries({ id, title, ages })) item.set(entry, value);
      return item;
    });
    document.contents.items = kept;
  },
  /** A panel of one page would be a detour: links stand in its place, and a page that is switched off has none. */
  menus(document, { pages }) {
    const main = document.get('main');
    if (!isSeq(main) || (pages.includes('curriculum') && pages.includes('outdoorplay'))) return;
    const panel = main.items.findIndex((item) => isMap(item) && item.has('groups'));
    const links = [
      { title: 'Curriculum', link: '/curriculum' },
      { title: 'Outdoor play', link: '/outdoorplay' },
    ];
    main.items.splice(panel, 1, ...links.map((link) => document.createNode(link)));
  },
  pages(document, { pages }) {
    for (const [name, paths] of Object.entries(optionalPages))
      if (!pages.some((page) => page === name) && isSeq(document.contents))
        document.contents.items = document.contents.items.filter(
          (item) => !(isMap(item) && paths.some((path) => path === item.get('path'))),
        );
  },
};
