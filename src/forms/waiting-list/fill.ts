import { noScriptPaths } from '#mail/contract.ts';

/**
 * Puts the months of two days, as date fields have them, into the form on the same page, which reads its fields when it is sent.
 * @param group its title; what stands there stays if it is not known
 */
export function fillWaitingList(days: { readonly born: string; readonly start: string }, group = ''): void {
  const form = document.querySelector<HTMLFormElement>(`form[action="${noScriptPaths.waitingList}"]`);
  for (const [name, day] of Object.entries(days))
    for (const [index, part] of ['year', 'month'].entries()) {
      const field = form?.elements.namedItem(`${name}[${part}]`);
      if (field && 'value' in field) field.value = day.split('-')[index]!;
    }
  const field = form?.elements.namedItem('group');
  if (group && field && 'value' in field) field.value = group;
}
