/** The picture that other services show beside a link to the site. tasks/pictures.ts makes it. */
export const socialPicture = {
  path: '/pictures/social.jpg',
  alt: 'Wooden dolls before a rainbow and a house',
} as const;
