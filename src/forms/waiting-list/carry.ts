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
export function carryToWaitingList({ dob, startDate, parentEmail, parentNumber }: Typed): void {
  const [bornYear = '', bornMonth = ''] = dob.split('-');
  const [startYear = '', startMonth = ''] = startDate.split('-');
  carryTo(keyOf(noScriptPaths.waitingList, { pathname: '/places', search: '' }), {
    'born[year]': bornYear,
    'born[month]': bornMonth,
    'start[year]': startYear,
    'start[month]': startMonth,
    email: parentEmail,
    phone: parentNumber,
  });
}
