/** The forms of the template pages: newsletter, question, message to an educator, comment. Field names are the ones that are sent (REQ B2, B25, B30, B46 to B52). What the daycare says beside them stands in site/words/forms.yaml. */
import { inquiryFields, inquiryMessages } from './inquiry.ts';

/** Error messages of fields. */
export const messages = {
  ...inquiryMessages,
  authorMissing: 'Author is required',
  commentBlank: 'Please write a comment.',
} as const;

/** The hidden field with the name of the educator to whom a message goes. */
export const teacherField = 'dzOther[Teacher]';
/** The hidden field of a form that stands on several pages, with the address of the page: the answer to a post without scripts is that page again. */
export const pageField = 'page';
/** A honeypot: a field that visitors cannot see and bots fill in. A submission that fills it is rejected with a request to leave it empty. */
export const honeypot = { name: 'dzFax', label: 'Leave this empty' } as const;

export const newsletterFields = [
  { name: 'dzEmail', kind: 'email', label: 'Your email', autoComplete: 'email' },
] as const;

/** The fields of the question form and of the message to an educator. */
export const questionFields = inquiryFields(6);

export const newsletter = {
  name: 'Newsletter',
  submit: 'Sign up',
  busy: 'Sending',
} as const;

const question = {
  submit: 'Send message',
  busy: 'Sending',
} as const;

export const askQuestions = {
  ...question,
  title: 'Ask Questions',
  name: 'Ask Questions',
} as const;

export const teacherContact = {
  ...question,
  title: 'Write to {teacher}',
  name: 'Write to {teacher}',
} as const;

/** The spam check: a proof of work that the browser computes while the visitor types. Without scripts only `waiting` is shown, and it is true. It tells programs that cost time from others, not people from programs: so it says nothing of who sends. */
export const captcha = {
  name: 'Spam check',
  waiting: 'No puzzles. We filter spam ourselves.',
  working: 'A short check. You need do nothing.',
  done: 'Checked. You can send it now.',
  failed: 'The check did not work. It runs again when you send.',
} as const;

export const commentFields = [
  { name: 'Author', kind: 'text', label: 'Author', autoComplete: 'name', width: 'less', asterisk: true },
  { name: 'Email', kind: 'text', label: 'Email', autoComplete: 'email', width: 'more', asterisk: true },
  { name: 'Website', kind: 'text', label: 'Website', autoComplete: 'url', optional: true },
  { name: 'comment', kind: 'textarea', rows: 8, label: 'Comment', asterisk: true },
] as const;

/** Hidden fields of a comment: address and title of the post, id and author of the comment replied to. */
export const commentHidden = {
  path: 'post',
  title: 'postTitle',
  parent: 'parent',
  parentName: 'parentName',
} as const;

export const comment = {
  title: 'Leave a Reply',
  replying: 'Leave a Reply to {name}',
  cancel: 'Cancel reply',
  /** Explains the asterisk in words. */
  note: 'Fields marked with an asterisk (*) are required.',
  submit: 'Post Comment',
} as const;
