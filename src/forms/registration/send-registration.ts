import { provider } from '#content/records/provider.ts';
import { messages } from '#content/words/registration.ts';
import type { Values } from '#forms/record.ts';
import { send } from '#forms/send.ts';

import { registration } from './record.ts';

/**
 * Sends the request to the provider, and resolves when it is accepted; throws an Error with the service's own words.
 * The parent's confirmation follows by itself: its failure is noted without any of the form's data, and stops nothing (specification 7, decision 20).
 */
export async function sendRegistration(values: Values): Promise<void> {
  const { report, confirmation } = registration.letters(provider, values, new Date());
  await send(report, messages.failedWithoutMessage);
  if (confirmation) send(confirmation, '').catch(() => console.error('The confirmation e-mail could not be sent.'));
}
