/** Words and pictures of /outdoorplay. The weather limits are the provider's own: no Alberta rule sets them. */
import { pictureFiles } from '#content/records/picture-files.ts';

export const outdoorHead = {
  title: 'Outdoor play',
  text: 'A fence goes all round our yard, and only adults can open the gate. We can see every corner. Inside are a slide, a sandbox, a garden bed and a small hill. We check the ground and the gate before the first child steps out.',
  picture: { ...pictureFiles['outdoor-play'], focus: '50% 58%' },
  alt: 'Child dolls and a carer play in a fenced yard with a slide, a sandbox and a garden bed',
} as const;

export const weather = {
  title: 'Out we go, nearly always',
  text: 'Going out is part of the day, in all four seasons. In July there is shade over the sand. In January we shovel paths. One adult stays near the gate, and others play along. We count everyone on the way out, and again on the way in.',
  picture: { ...pictureFiles['outdoor-winter'], focus: '40% 60%' },
  alt: 'Child dolls in toques with a sled and a snowman in the snowy yard',
  /** The three weather conditions, from top to bottom of the thermometer. */
  bands: [
    { sign: 'smoke', title: 'Smoke: inside', text: 'At 7 or more on the Air Quality Health Index.' },
    { sign: 'fair', title: 'All other days: out', text: 'Rain, wind, sun and snow. We dress for it.' },
    { sign: 'cold', title: 'Deep cold: inside', text: 'Below −20 °C, wind chill counted.' },
  ],
} as const;

export const bag = {
  title: 'In the bag',
  text: 'Five things that make a muddy day a good one.',
  things: [
    { title: 'Boots', text: 'Waterproof, easy to pull on.', drawing: '/drawings/boots.svg' },
    { title: 'Mitts', text: 'Two pairs. One is always wet.', drawing: '/drawings/mitts.svg' },
    { title: 'Hat', text: 'A toque, or a brim in summer.', drawing: '/drawings/hat.svg' },
    { title: 'Change of clothes', text: 'From socks to sweater.', drawing: '/drawings/clothes.svg' },
    { title: 'A name on each', text: 'So that all of it comes home.', drawing: '/drawings/label.svg' },
  ],
} as const;
