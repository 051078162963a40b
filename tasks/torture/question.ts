// A question as the template form sends it, and its spam check, solved as a browser does it.
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { formService } from '../../src/content/records/form-service.ts';
import { challengePath } from '../../src/mail/contract.ts';
import type { RunningGateway } from './gateway.ts';

export async function proofOf(gateway: RunningGateway): Promise<string> {
  const challenge: Challenge = JSON.parse(await (await fetch(gateway.url + challengePath)).text());
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Resolves to the status of the answer; undefined if none came. */
export async function sendQuestion(
  gateway: RunningGateway,
  altcha: string,
  message: string,
): Promise<number | undefined> {
  const { publicKey, serviceId, templates } = formService;
  const { status } = await gateway.post('/api/v1.0/email/send', {
    user_id: publicKey,
    service_id: serviceId,
    template_id: templates.question,
    template_params: {
      dzName: 'Zoë',
      dzEmail: 'zoe@family.example',
      'dzOther[Phone]': '403-555-0167',
      dzMessage: message,
      altcha,
    },
  });
  return status;
}
