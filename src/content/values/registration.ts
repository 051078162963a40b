/** What the registration of this daycare has besides the client's form, and whether it is closed on the day of the build; undefined where it has nothing, so that a build leaves it out. */
import type { Language } from '#content/rules/language.ts';
import { labelOfField, nameOfField, type OwnField } from '#content/rules/own-fields.ts';
import { openDaysOf } from '#content/rules/opening-hours.ts';
import { holds } from '#content/rules/fact-state.ts';
import { buildDay } from '#content/site/build-day.ts';
import { provider } from '#content/site/provider.ts';
import { closed as closedDays, fields, foundUs, foundUsLang, notes } from '#content/site/words/registration.ts';
import { closedWords } from '#content/words/closed.ts';
import { houseWords } from '#content/words/house.ts';
import type { Target } from '#routes.ts';

import { hasHouses, houses } from './houses.ts';

export const closed = closedDays && holds(closedDays, buildDay) ? closedDays : undefined;

/** Where links lead that ask to register, and what they say instead of their own words. */
export const registerTo: Target = closed ? '/places#waiting-list' : '/#register';
export const registerSays = closed ? closedWords.link : undefined;

const openDays = [...new Set(openDaysOf(provider.hours))];

/** Asked in every form, where there are several. */
export const houseField: (OwnField & { readonly choices: readonly string[] }) | undefined = hasHouses
  ? {
      kind: 'choices',
      name: 'house',
      label: houseWords.ask,
      choices: houses.map(({ name }) => name!),
      ...languagesOf(houses.flatMap(({ name, nameLang }) => (nameLang ? [[name!, nameLang] as const] : []))),
    }
  : undefined;

const written = fields?.map(({ kind, ask, ...field }): OwnField => {
  const label = labelOfField({ kind, ...(ask && { ask }) });
  const { lang, choices = [] } = field;
  return {
    kind,
    name: nameOfField(label),
    label,
    ...field,
    ...(kind === 'days' && { choices: openDays }),
    ...(lang && languagesOf(choices.map((each) => [each, lang]))),
  };
});

function languagesOf(choices: readonly (readonly [words: string, lang: Language])[]) {
  return choices.length ? { choiceLangs: Object.fromEntries(choices) } : {};
}

export const ownFields = houseField ? [houseField, ...(written ?? [])] : written;

export const asked =
  notes || foundUs || ownFields
    ? {
        ...(notes && { notes }),
        ...(foundUs && { foundUs, ...(foundUsLang && { foundUsLang }) }),
        ...(ownFields && { fields: ownFields }),
      }
    : undefined;
