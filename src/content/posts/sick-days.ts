import { byline } from './authors.ts';
import type { Post } from './post.ts';

const maya = byline('maya');

/** The status post: its notes are slides, and each links to a post. */
export const sickDays: Post = {
  slug: 'sick-days',
  sample: true,
  title: 'Colds are back, and a day at home is fine',
  date: '2026-11-18',
  author: maya,
  excerpt:
    'It is the season of runny noses. When to keep your child at home, whom to call at night, and four short notes from November.',
  category: 'Health and safety',
  tags: ['Child', 'Restaurant'],
  picture: {
    name: 'post-sleep',
    alt: 'A child doll asleep in a small bed under a paper moon and stars, a teddy bear beside it',
    focus: '46% 60%',
  },
  lead: 'It is half past five, your child is hot and cross, and you have a meeting at nine. We know that morning. Here is what helps us decide together, before anyone is in a car.',
  parts: [
    {
      heading: 'One question comes before all others',
      paragraphs: [
        'Can your child take part in the day? A child with a bit of a runny nose who wants to build is welcome. A child who wants only to be held needs your arms, or your mother’s.',
        'We are educators, not nurses. We cannot tell you what your child has, and we do not try.',
      ],
    },
    {
      heading: 'These are days to stay at home',
      paragraphs: ['Please keep your child at home, and call us, when you see one of these:'],
      list: [
        'A fever, or a fever last night',
        'Throwing up, or watery stools',
        'A new rash that nobody can name',
        'A cough that stops the play or the sleep',
        'Medicine was needed to get through breakfast',
      ],
    },
    {
      heading: 'Health Link answers when we cannot',
      paragraphs: [
        'Call 811 from any phone in Alberta, by day or by night. You can talk to a nurse, who asks good questions and tells you what to do next. In an emergency, call 911.',
        'The nurse or your doctor can also say when your child may go back to daycare. Tell us what they said. When they give a number of days, that is the number for us too.',
      ],
    },
    {
      heading: 'We call you when it starts here',
      paragraphs: [
        'Your child gets a quiet corner, a blanket and one of us. Then the phone rings at your work. Please make sure that we have a number that somebody picks up, and a second person who can come.',
        'Medicine never travels in a backpack. Hand it to an educator, in its own box with the label. We write down together what to give and when.',
      ],
    },
    {
      heading: 'Soup is a good plan',
      paragraphs: [
        'A child who is getting better often eats little, and wants the same thing three times. That is fine. Broth, toast, banana, water in the good cup. Our kitchen keeps it plain on the first day back. Just tell us at the door.',
        'And wash hands together when you come in, for as long as one song. It is the smallest thing we know, and we do it all day.',
      ],
      links: [{ words: 'How to reach us', to: '/contact-us' }],
    },
  ],
  notes: [
    {
      date: '2026-11-02',
      title: 'The clocks stay put',
      text: 'Nobody woke an hour too soon this week. Naps are where they were.',
      post: 'a-day-here',
      picture: { name: 'nap', alt: 'Four child dolls asleep on low cots by a moon lamp', focus: '50% 60%' },
    },
    {
      date: '2026-11-06',
      title: 'Mitts go home wet',
      text: 'The first real snow came. Please pack two pairs, with a name in each.',
      post: 'winter-bag',
      picture: {
        name: 'outdoor-winter',
        alt: 'Child dolls in toques with a sled and a snowman',
        focus: '50% 62%',
      },
    },
    {
      date: '2026-11-12',
      title: 'The kitchen has a new list',
      text: 'Two new families, two new foods that stay away. Ask before you bring a cake.',
      post: 'lunch-table',
      picture: { name: 'lunch', alt: 'Four child dolls eat at a low table with fruit and a jug', focus: '50% 56%' },
    },
    {
      date: '2026-11-17',
      title: 'The marble run is out',
      text: 'One very cold morning, one very long run. It goes round two table legs.',
      post: 'inside-days',
      picture: {
        name: 'marble-run',
        alt: 'Three child dolls, one in a wheelchair, watch marbles on coloured ramps',
        focus: '50% 60%',
      },
    },
  ],
  quote: { text: 'No meeting was ever saved by a child who should be in bed.', by: maya },
  comments: [
    {
      id: 'c1',
      name: 'Nadia',
      at: '2026-11-18T05:41',
      text: 'I read this at half past five with a hot child on my arm. We are staying in. Thank you.',
      replies: [
        {
          id: 'c2',
          name: maya,
          at: '2026-11-18T06:50',
          text: 'Get well soon, both of you. His coat hook waits.',
        },
      ],
    },
  ],
};
