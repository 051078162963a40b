/** In the place of a form that cannot be sent from where the site stands (STATIC_HOST). */
export const otherWays = {
  title: 'Call us, or write to us',
  text: 'No message can be sent from this page. Tell us in your own words, on the phone or from your mail program.',
} as const;
