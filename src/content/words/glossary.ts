/** The words above the glossary on /accessibility. */
export const glossaryHead = {
  title: 'Words we use',
  lead: 'We write plainly. Some words of our trade stay, and here is what they mean.',
} as const;
