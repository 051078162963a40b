/** The labels of /coming-soon. */
export const comingSoon = {
  search: { label: 'Look for something else', submit: 'Search' },
  countdown: {
    name: 'The time that is left',
    days: { one: 'day', many: 'days' },
    hours: { one: 'hour', many: 'hours' },
    minutes: { one: 'minute', many: 'minutes' },
    seconds: { one: 'second', many: 'seconds' },
    play: 'Go on counting',
    pause: 'Stop counting',
  },
} as const;
