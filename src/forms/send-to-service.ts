/** Posts a template form through the EmailJS client (product decision 28). */
import { formService, type TemplateForm } from '#mail/form-service.ts';
import { refused } from '#content/site/words/forms.ts';

import type { ServiceReply } from './emailjs.ts';
import { NotSent, nothingAfter, patience } from './send.ts';

interface Sending {
  template: TemplateForm;
  /** Resolves with the proof of the spam check, or undefined if none is needed. */
  takeProof: () => Promise<string | undefined>;
}

/** Resolves when the service has accepted the form; throws NotSent. */
export async function sendToService(form: HTMLFormElement, { template, takeProof }: Sending): Promise<void> {
  const client = await import('./emailjs.ts').catch(() => undefined);
  if (!client) throw new NotSent(refused.noAnswer);
  const { createService, replyOf } = client;
  const post = async (): Promise<ServiceReply> => {
    const service = createService(formService, window.location.origin);
    const solved = await takeProof();
    return solved === undefined
      ? service.sendForm(template, form)
      : service.send(template, { ...Object.fromEntries(new FormData(form)), altcha: solved });
  };
  const answer = await Promise.race([post(), nothingAfter(patience)]).then(
    (given) => ({ ...(given ?? replyOf(undefined)), isSent: given !== undefined }),
    (error: unknown) => ({ ...replyOf(error), isSent: false }),
  );
  // Status and text only, no data of the form (product decision 20).
  (answer.isSent ? console.info : console.error)(`${template}: ${answer.status} ${answer.text}`);
  if (!answer.isSent) throw new NotSent(reasonOf(answer));
}

/** The message of the service, if it has one; never a status or a technical text. */
function reasonOf({ status, text }: ServiceReply): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // Not from our gateway: use our own words.
  }
  return status === 429 ? refused.tooSoon : refused.noAnswer;
}
