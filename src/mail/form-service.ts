/**
 * Where the template forms are sent: the EmailJS API, which this site's own gateway implements. To use the EmailJS service itself, put its host and your own
 * identifiers here, and empty `challenge`: that service cannot verify the spam check (docs/template-forms.md).
 */
export interface FormService {
  /** Host of /api/v1.0/email/…; empty for the site's own origin. */
  readonly host: string;
  /** The service's `user_id`. None of the three identifiers is a secret: every visitor's browser receives them. */
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<TemplateForm, string>>;
  /** Address of the spam check's challenges; empty if the service verifies none. */
  readonly challenge: string;
  /** Checks in the EmailJS client: 451 for headless browsers, 403 for listed addresses, 429 within `throttle` ms of the last message. */
  readonly blockHeadless: boolean;
  readonly blockList: readonly string[];
  readonly throttle: number;
}

export type TemplateForm = 'newsletter' | 'question' | 'teacher';

export const formService: FormService = {
  host: '',
  publicKey: 'daycare-site',
  serviceId: 'daycare-mail',
  templates: { newsletter: 'newsletter', question: 'question', teacher: 'teacher-message' },
  challenge: '/api/challenge',
  blockHeadless: false,
  blockList: [],
  throttle: 10_000,
};

/** Where the comment form posts. The gateway mails comments to the provider for moderation; a blog engine's address works here too. */
export const commentsUrl = '/api/comments';
