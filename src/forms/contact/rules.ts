/** When a contact message is whole: one set of rules for the browser and for the gateway, which reads the form when no script runs. No DOM. */
import { z } from 'zod/mini';

import { messages } from '#content/words/contact.ts';
import { isAddress } from '#mail/address.ts';
import type { Inquiry } from '#mail/contact-inquiry.ts';

/** The names that the fields carry in the markup and in a post (REQ C1 to C4). */
export const fieldNames = {
  name: 'dzName',
  email: 'dzEmail',
  phone: 'dzOther[Phone]',
  message: 'dzMessage',
} as const satisfies Record<keyof Inquiry, string>;

/** The hidden field that says which form was posted (REQ C5). */
export const purpose = { name: 'dzToDo', value: 'Contact' } as const;

/** Spaces alone count as empty (product decision 25). */
const filled = (error: string) => z.string().check(z.trim(), z.minLength(1, { error, abort: true }));

/** A whole inquiry, trimmed; the first issue of each field carries its message (REQ C10, C33). */
export const inquirySchema = z.object({
  name: filled(messages.nameMissing),
  email: filled(messages.emailMissing).check(z.refine(isAddress, messages.emailInvalid)),
  phone: filled(messages.phoneMissing),
  message: filled(messages.messageBlank),
});

/** An untouched form. */
export const emptyInquiry: Inquiry = { name: '', email: '', phone: '', message: '' };
