/**
 * Where the template forms are sent: the EmailJS interface, by default as this site's own gateway answers it. For the EmailJS service itself, put its host and
 * your own identifiers here, and empty `challenge`: that service cannot verify the spam check (docs/template-forms.md).
 */
export interface FormService {
  /** Host that answers /api/v1.0/email/…; empty is the site's own origin. */
  readonly host: string;
  /** The service's `user_id`. None of the three identifiers is a secret: they stand in the page. */
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templates: Readonly<Record<TemplateForm, string>>;
  /** Where the spam check gets its sums; empty where the service verifies none. */
  readonly challenge: string;
  /** Guards of the client itself: 451 for browsers without a person, 403 for listed addresses, 429 within so many ms of the last message. */
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

/** Where the comment form posts; the gateway mails comments to the provider for moderation. A blog engine's own address may stand here. */
export const commentsUrl = '/api/comments';
