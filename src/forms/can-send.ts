/** Which forms of a build can be sent, and how. */
import { commentsUrl, formService } from '#mail/form-service.ts';

import type { FormRecord } from './record.ts';

/** 'always' is also without scripts. A host that only serves files (STATIC_HOST) answers no form that posts to the site itself. */
export function canSend({
  guard,
  page: { path },
}: Pick<FormRecord, 'guard' | 'page'>): 'always' | 'with-scripts' | 'never' {
  if (import.meta.env.STATIC_HOST !== 'yes' || !path.startsWith('/')) return 'always';
  // Letters go to MAIL_HOST and the other forms through the EmailJS client, but the browser itself posts a comment.
  const host = guard === 'limits' ? import.meta.env.MAIL_HOST : path !== commentsUrl && formService.host;
  return host ? 'with-scripts' : 'never';
}
