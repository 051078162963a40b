/** The words of the rail beside a post. Apart from those of posts, since one layout shows it. */
export const railWords = {
  title: 'About this post',
  by: 'By',
  reading: 'To read',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  category: 'Filed under',
  share: 'Send it to somebody',
  next: 'Read next',
} as const;
