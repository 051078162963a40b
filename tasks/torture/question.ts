// A question as the template form sends it, with its spam check solved as a browser does.
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

import { formService } from '../../src/content/form-service.ts';

export async function proofOf(gateway) {
  const challenge = await (await fetch(`${gateway.url}/api/challenge`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function question(gateway, altcha, message) {
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
