import { carryTo, keyOf } from '#forms/drafts.ts';
import { noScriptPaths } from '#mail/contract.ts';

interface Typed {
  /** Days, as date fields have them. */
  readonly dob: string;
  readonly startDate: string;
  readonly parentEmail: string;
  readonly parentNumber: string;
}

/** Takes over what was typed into the registration. Without its schema: the page that is left loads no more than this. */
export const carryToWaitingList = ({ dob, startDate, parentEmail, parentNumber }: Typed): void =>
  carryTo(keyOf(noScriptPaths.waitingList, { pathname: '/places', search: '' }), {
    ...monthsOf(dob, startDate),
    email: parentEmail,
    phone: parentNumber,
  });

/** Puts the days of a question on the same page into the form, which reads its fields when it is sent. */
export function fillWaitingList({ born, start }: { readonly born: string; readonly start: string }): void {
  const form = document.querySelector<HTMLFormElement>(`form[action="${noScriptPaths.waitingList}"]`);
  for (const [name, value] of Object.entries(monthsOf(born, start))) {
    const field = form?.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
}

/** By the names of the fields. */
function monthsOf(born: string, start: string) {
  const [bornYear = '', bornMonth = ''] = born.split('-');
  const [startYear = '', startMonth = ''] = start.split('-');
  return {
    'born[year]': bornYear,
    'born[month]': bornMonth,
    'start[year]': startYear,
    'start[month]': startMonth,
  };
}
