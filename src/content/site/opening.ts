/** The hours of the week, for programs. In words they are the owner's (site/provider.yaml). */
import { weekOf } from '#content/rules/opening-hours.ts';
import { provider } from '#content/site/provider.ts';

export const week = weekOf(provider.hours);
