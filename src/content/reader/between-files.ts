/** What one file of the folder says of others, beside the names in it (references.ts). */
import { readingPath } from '#content/rules/addresses.ts';
import { minutesOf, spansOf } from '#content/rules/opening-hours.ts';
import { builtMenu, leadsSomewhere, lettersOver } from '#content/rules/menu.ts';
import { tagsOf } from '#content/rules/news.ts';
import { schoolsPart } from '#content/rules/schools.ts';
import { rows, slugOf } from '#route-rows.ts';

import { readPosts, type PostFile } from './posts.ts';
import { sitePages } from './site-content.ts';
import { readSiteFile } from './site-file.ts';

/** A sentence for each mistake, when each file is right by itself. */
export const mistakesBetweenFiles = (): string[] => [
  ...postsOfPages(),
  ...postsOfOneAddress(),
  ...tagsOfOneAddress(),
  ...sameParts(),
  ...dayWithinHours(),
  ...groupsOfPlaces(),
  ...groupsOfFees(),
  ...menuTooLong(),
];

/** What a page of a post cannot do without, by its variant. */
const neededBy: Partial<Record<Extract<(typeof rows)[number], { kind: 'post' }>['variant'], keyof PostFile['head']>> = {
  catalogue: 'boxes',
  video: 'film',
  link: 'link',
  'status-slider': 'notes',
  quote: 'quote',
  'slide-show': 'pictures',
  audio: 'sound',
  gallery: 'pictures',
};

function postsOfPages(): string[] {
  const files = readPosts().toSorted((one, other) => other.head.date.localeCompare(one.head.date));
  return Object.entries(readSiteFile('pages')).flatMap(([path, page]) => {
    const row = rows.find((each) => each.path === path);
    if (row?.kind !== 'post') return [];
    const named = 'post' in page && page.post;
    const file = named ? files.find(({ slug }) => slugOf(slug) === named) : files[0];
    if (!file)
      return named
        ? [`pages.yaml: ${path} shows the post “${named}”, but posts/ has no file ${named}.md.`]
        : [`pages.yaml: ${path} shows the newest post, but posts/ has none. Write one, or take the page out.`];
    const needed = path !== readingPath && neededBy[row.variant];
    if (row.variant === 'tutorial' && !file.parts.some(({ heading }) => heading))
      return [
        `pages.yaml: ${path} lists the headings of a post, but posts/${file.slug}.md has none. Name a post that has, or take the page out.`,
      ];
    return needed && !file.head[needed]
      ? [
          `pages.yaml: ${path} shows the ${needed} of a post, but posts/${file.slug}.md has no “${needed}”. Name a post that has, or take the page out.`,
        ]
      : [];
  });
}

/** Accents are no part of what finds a post. */
const postsOfOneAddress = (): string[] =>
  [...Map.groupBy(readPosts(), ({ slug }) => slugOf(slug)).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ slug }) => `posts/${slug}.md: without accents its name is that of posts/${first!.slug}.md. Rename one.`,
    ),
  );

/** Posts of one tag stand in one list, under one word. */
function tagsOfOneAddress(): string[] {
  const heads = readPosts().map(({ slug, head }) => ({ slug, tags: head.tags }));
  return [...Map.groupBy(tagsOf(heads), slugOf).values()].flatMap(([first, ...others]) =>
    others.map((other) => {
      const { slug } = heads.find(({ tags }) => tags.includes(other))!;
      return `posts/${slug}.md: the tag “${other}” has the address of “${first}”, which another post has. Write both in the same way.`;
    }),
  );
}

/** On /program each group is a part with an address of its own, and so are care around school and each school. */
function sameParts(): string[] {
  if (!('/program' in readSiteFile('pages'))) return [];
  const { afterSchool } = readSiteFile('words/program');
  const taken = new Map<string, string>([
    ...['day', 'days', schoolsPart].map((id) => [id, 'that of another part of /program'] as const),
    ...readSiteFile('programs').map(({ id }) => [id, 'that of a group in programs.yaml'] as const),
  ]);
  return [
    ...(afterSchool ? [{ place: 'words/program.yaml: the id of afterSchool', id: afterSchool.id }] : []),
    ...readSiteFile('schools').schools.map(({ id, name }) => ({ place: `schools.yaml: the id of “${name}”`, id })),
  ].flatMap(({ place, id }) => {
    const other = taken.get(id);
    taken.set(id, 'that of afterSchool in words/program.yaml');
    return other ? [`${place} is “${id}”, and so is ${other}. Write another one, such as “${id}-around-school”.`] : [];
  });
}

/** A day ends at the time at which the last house closes; one that begins before the first opens would be untrue, too. */
function dayWithinHours(): string[] {
  const { hours, otherHours = [], locations = [] } = readSiteFile('provider');
  const all = [hours, ...locations.map((each) => each.hours ?? hours), ...otherHours.map((each) => each.hours)];
  const spans = all.flatMap(spansOf);
  return readSiteFile('day')
    .filter(({ at }) => !spans.some(([opens, closes]) => opens <= minutesOf(at) && minutesOf(at) <= closes))
    .map(
      ({ at, title }) =>
        `day.yaml: “${title}” is at ${at}, when nobody is there: provider.yaml has “${hours}”. Write a time within your hours.`,
    );
}

/** A group of programs.yaml has its title and ages from there, and any other from its first entry in places.yaml. Further ones are those of other houses. */
function groupsOfPlaces(): string[] {
  const programs = readSiteFile('programs');
  return readSiteFile('places').groups.flatMap(({ group, title, ages, school, house }, index, all) => {
    const place = `places.yaml: entry ${index + 1} of groups`;
    const above = all.slice(0, index).filter((each) => each.group === group);
    if (above.some((each) => !house || !each.house || each.house === house))
      return [
        `${place} is “${group}”, and so is one above${house ? `, of ${house} or of all houses` : ''}. Put its places there, and take this one out.`,
      ];
    if (above.length)
      return title || ages || school
        ? [`${place}: what “${group}” is called and for which ages it is stands in its entry above. Take it out here.`]
        : [];
    if (programs.some(({ id }) => id === group))
      return title || ages
        ? [`${place}: “${group}” has its title and ages in programs.yaml. Take those here out.`]
        : [];
    const missing = [
      ...(title ? [] : ['title: Out-of-school care']),
      ...(ages || school ? [] : ['ages: 6 years to 12 years']),
    ];
    return missing.length
      ? [
          `${place}: “${group}” is the id of no group in programs.yaml, which has ${programs.map(({ id }) => id).join(', ')}. Write one of these, or, for a group that is only here, also: ${missing.join(', and ')}`,
        ]
      : [];
  });
}

/** Not among the references (references.ts): facts.yaml is read for each text that names a fact, and would read two further files each time. */
function groupsOfFees(): string[] {
  const { list } = readSiteFile('facts').fees;
  const named = list.flatMap(({ name, groups = [] }) => groups.map((group) => ({ name, group })));
  const known = [
    ...new Set([
      ...readSiteFile('programs').map(({ id }) => id),
      ...readSiteFile('places').groups.map(({ group }) => group),
    ]),
  ];
  return named
    .filter(({ group }) => !known.includes(group))
    .map(
      ({ name, group }) =>
        `facts.yaml: “${name}” is for the group “${group}”, which is the id of no group in programs.yaml or places.yaml. They have ${known.join(', ')}. Write one of these, or take “groups” out if it is for all.`,
    );
}

function menuTooLong(): string[] {
  const { main, template } = readSiteFile('menus');
  const { name } = readSiteFile('provider');
  const pages = sitePages();
  const over = lettersOver(builtMenu([...main, ...template], leadsSomewhere(pages)), name);
  return over > 0
    ? [
        `menus.yaml: the menu does not fit on one line beside “${name}”: it has ${over} letters too many, and each entry counts four more than it has. Use shorter words, or put links into a list that opens, under “groups”.`,
      ]
    : [];
}
