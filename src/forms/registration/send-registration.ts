import { provider } from '#content/records/provider.ts';
import { messages, type RegistrationAnswers } from '#content/words/registration.ts';
import { send } from '#forms/send.ts';
import { parentConfirmation } from '#mail/parent-confirmation.ts';
import { registrationReport } from '#mail/registration-report.ts';

/**
 * Sends the request to the provider, and resolves when it is accepted; throws an Error with the service's own words.
 * The parent's confirmation follows by itself: its failure is noted without any of the form's data, and stops nothing (REQ M26, M27).
 */
export async function sendRegistration(answers: RegistrationAnswers): Promise<void> {
  await send(registrationReport(provider, answers, new Date()), messages.failedWithoutMessage);
  send(parentConfirmation(provider, answers.parentEmail), '').catch(() =>
    console.error('The confirmation e-mail could not be sent.'),
  );
}
