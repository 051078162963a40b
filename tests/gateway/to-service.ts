// What a page posts to the EmailJS interface.
import { formService } from '#mail/form-service.ts';

import { type openGateway } from './gateway.ts';

/** @param ids in the place of those of the newsletter's form */
export const sendToService = (
  { app }: Pick<Awaited<ReturnType<typeof openGateway>>, 'app'>,
  ids: object,
  template_params: object,
) =>
  app.inject({
    method: 'POST',
    url: '/api/v1.0/email/send',
    remoteAddress: '203.0.113.7',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({
      user_id: formService.publicKey,
      service_id: formService.serviceId,
      template_id: formService.templates.newsletter,
      template_params,
      ...ids,
    }),
  });
