import { byline } from './authors.ts';
import type { Post } from './post.ts';

const lin = byline('lin');

/** The banner post: a wide picture above the body. */
export const homeLanguage: Post = {
  slug: 'home-language',
  sample: true,
  title: 'Your own language is the best one for stories',
  date: '2026-10-14',
  author: lin,
  excerpt:
    'Ten minutes of reading, in the language that you dream in, is plenty. And a child who speaks no English yet is welcome on day one.',
  category: 'Learning',
  tags: ['Child', 'Education'],
  picture: {
    name: 'post-words',
    alt: 'Letter tiles that spell hello in front of two child dolls, with bright books behind them',
    focus: '46% 62%',
  },
  lead: 'Parents ask us if they should speak English at home now. Please do not stop speaking your own language. It is the one that you joke in, comfort in and sing in. We will look after the English.',
  parts: [
    {
      heading: 'Ten minutes are plenty',
      paragraphs: [
        'Read when it suits you: in bed, on the bus, while the pasta boils. Ten minutes a day do more than an hour on Sunday. The same book for the fortieth time counts in full.',
        'You do not have to read what is printed. Tell what you see. Ask “where is the cat?” and wait. A long wait is part of the talk.',
      ],
    },
    {
      heading: 'A book in English can be read in Tagalog',
      paragraphs: [
        'Hold up the picture book from our shelf, and tell it in your words. Your child learns what a story is. That moves from one language to the next by itself.',
        'No books at home? A photo album, a flyer or a cereal box is good too. So is a grandmother on the phone.',
      ],
    },
    {
      heading: 'The first weeks need few words',
      paragraphs: ['A child can join in long before they can speak with us. This is what helps most:'],
      list: [
        'Teach us ten words: eat, drink, toilet, sleep, hurt, stop, help, mama, papa, home.',
        'Tell us how to say your child’s name, and correct us until we get it right.',
        'Send a song. We will sing it badly, and your child will laugh.',
        'Bring a book in your language. It will stand on the shelf with the others.',
      ],
    },
    {
      heading: 'Being silent is also a step',
      paragraphs: [
        'Some children say nothing here for weeks. They watch, nod and follow. Then one day a whole sentence falls out. We do not push, and we do not test. If you worry about how your child hears or speaks, tell us or ask your doctor.',
      ],
    },
    {
      heading: 'Every child belongs at the table',
      paragraphs: [
        'It is the same when a child uses a wheelchair, a hearing aid, signs or pictures. We ask what helps, and we plan it with you. When something is too hard to reach, hear or see, we change the thing and not the child.',
        'Licensed centres in Alberta can get coaching for this, from the Inclusive Child Care program. It costs the centre nothing. It does not send an aide for one child. It teaches the people who are there.',
      ],
      links: [
        {
          words: 'Supports for inclusion, on alberta.ca',
          href: 'https://www.alberta.ca/child-care-supports-for-inclusion',
        },
      ],
    },
    {
      heading: 'You can write to us in short words',
      paragraphs: [
        'Your English does not have to be good to reach us. Write three words and a phone number, or bring a friend. We have time.',
      ],
      links: [{ words: 'Write to us', to: '/contact-us' }],
    },
  ],
  quote: { text: 'I speak three languages, and I was silent in all of them on my first day of school.', by: lin },
  comments: [
    {
      id: 'c1',
      name: 'Analyn',
      at: '2026-10-15T21:47',
      text: 'My husband said to speak only English. I read him this page, and now he reads to her in Tagalog.',
      replies: [
        {
          id: 'c2',
          name: lin,
          at: '2026-10-16T07:09',
          text: 'That makes my week. Please ask him to read to all of us one morning.',
          replies: [
            {
              id: 'c3',
              name: 'Analyn',
              at: '2026-10-16T17:52',
              text: 'He says yes. He wants to know if he may do the voices.',
            },
          ],
        },
      ],
    },
  ],
};
