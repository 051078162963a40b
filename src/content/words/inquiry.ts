/** The four questions that the contact form, Ask Questions and the message to an educator share, with their messages. Names are paths in the form's values: `dzOther.Phone` is `dzOther[Phone]` in HTML and in a post (REQ C1 to C4). */

/** What stands beside a failing field (REQ C10, C33; product decision 27). */
export const inquiryMessages = {
  nameMissing: 'Name is required',
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  phoneMissing: 'Phone number is required',
  messageBlank: 'Please enter a message.',
} as const;

/** The fields in the order in which they stand, are checked and take the focus. `rows` is the height of the message in lines. */
export const inquiryFields = (rows: number) =>
  [
    { name: 'dzName', kind: 'text', label: 'Your name', autoComplete: 'name' },
    { name: 'dzEmail', kind: 'email', label: 'Email', autoComplete: 'email', width: 'more' },
    { name: 'dzOther.Phone', kind: 'tel', label: 'Phone', autoComplete: 'tel', width: 'less' },
    {
      name: 'dzMessage',
      kind: 'textarea',
      rows,
      label: 'Message',
      hint: 'A few words are enough. Please leave out health details.',
    },
  ] as const;

/** The hidden field that says what a form is for (REQ C5). */
export const purpose = { name: 'dzToDo', value: 'Contact' } as const;
