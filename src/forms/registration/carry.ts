import { carryTo, keyOf } from '#forms/drafts.ts';
import { noScriptPaths } from '#mail/contract.ts';

/** Takes over the days of a question on /places: year-month-day. Without the schema of the form: the page that is left loads no more than this. */
export const carryToRegistration = ({ born, start }: { readonly born: string; readonly start: string }) =>
  carryTo(keyOf(noScriptPaths.registration, { pathname: '/', search: '' }), { dob: born, startDate: start });
