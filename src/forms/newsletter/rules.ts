/** When a newsletter sign-up is whole: one rule for the browser and the gateway. No DOM. */
import { messages } from '#content/words/template-forms.ts';
import { isAddress } from '#mail/address.ts';

/** The failing field with its message, if there is one. */
export function checkNewsletter(values: Readonly<Record<string, string>>): { field: string; message: string }[] {
  const email = values['dzEmail']?.trim() ?? '';
  if (isAddress(email)) return [];
  return [{ field: 'dzEmail', message: email ? messages.emailInvalid : messages.emailMissing }];
}
