/** The words of /coming-soon. Sample content, to be replaced when the provider has something to announce. */
export const comingSoon = {
  sample: true,
  title: 'Something new is being built',
  lead: 'A second yard, with a hill to roll down and a mud kitchen. The gate opens soon.',
  search: { label: 'Look for something else', submit: 'Search' },
  countdown: {
    name: 'Time until the gate opens',
    before: 'The gate opens at 11:05 pm, Alberta time, a month from today. Please come by the morning after.',
    until: 'The gate opens on {date} at {time}, Alberta time. Please come by the morning after.',
    over: 'The gate is open. Come and see.',
    days: { one: 'day', many: 'days' },
    hours: { one: 'hour', many: 'hours' },
    minutes: { one: 'minute', many: 'minutes' },
    seconds: { one: 'second', many: 'seconds' },
    play: 'Go on counting',
    pause: 'Stop counting',
  },
  picture: { name: 'outdoor-play', alt: 'Child dolls play by a slide, a sandbox and a flower bed', focus: '62% 70%' },
} as const;
