import type { DaycareEvent } from '#content/rules/event.ts';
import { provider } from '#content/site/provider.ts';

export * from '#content/rules/event.ts';

export const events: readonly DaycareEvent[] = [
  {
    id: 'spring-fair',
    sample: false,
    title: 'Spring fair',
    starts: '2029-05-12T13:00',
    ends: '2029-05-12T15:00',
    place: `${provider.name}, the garden`,
    access: 'Grass, and a path of boards. A washroom by the gate.',
    lead: 'Cake, seedlings and a race of paper boats.',
    text: ['Neighbours are welcome.'],
    bring: ['A cup'],
    pictures: [
      { name: 'paper-boats', alt: 'Boats of paper on a blue cloth', title: 'The race' },
      { name: 'event-planting', alt: 'Seedlings beside a bed', title: 'Seedlings' },
    ],
  },
];
