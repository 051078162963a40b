/** The words of the links that lead to /places, and of its head. */
export const placesLink = { title: 'Places and fees', link: '/places' } as const;

export const placesHead = {
  title: placesLink.title,
  lead: 'Too young for us now, or not born yet? You can ask for a place all the same.',
} as const;
