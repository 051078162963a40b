import { byline } from './authors.ts';
import type { Post } from './post.ts';

const amina = byline('amina');

/** The quote post: its quote is shown over the picture. */
export const biting: Post = {
  slug: 'biting',
  sample: true,
  title: 'Biting is a stage, and it passes',
  date: '2026-04-15',
  author: amina,
  excerpt:
    'A bite hurts twice: the arm of one child, and the heart of the other’s parents. Here is what we do, and what we never do.',
  category: 'Our days',
  tags: ['Child', 'Education'],
  picture: {
    name: 'program-toddlers',
    alt: 'Three toddler dolls with stacking rings, a shape sorter and a cart full of blocks on a round mat',
    focus: '50% 60%',
  },
  lead: 'If your child bit someone today, or came home with a mark, this page is for you. It happens in every toddler room that we know. It does not make anyone a bad child, or a bad parent.',
  parts: [
    {
      heading: 'A bite has a reason',
      paragraphs: [
        'Toddlers feel more than they can say. The wish for the red cart is very big, and the word for it is not there yet. The mouth is faster than the word.',
        'We look for the reason before we look for a cure. These are the ones that we see most:',
      ],
      list: [
        'New teeth, or a child who still finds things out by mouth',
        'Two children, one cart',
        'Too much noise, too close, too long',
        'Hunger, or a nap that did not happen',
        'A big change at home, even a happy one',
      ],
    },
    {
      heading: 'We go to the hurt child first',
      paragraphs: [
        'One of us comforts the child who was bitten. We wash the place with soap and water, and put something cool on it. When the skin is broken, we call you at once. Health Link, at 811, can tell you what to do next.',
        'Another one of us kneels down by the child who bit. We say it short: “Biting hurts. You wanted the cart. Say: my turn.” Then we help to find the cart, or something else to do.',
      ],
    },
    {
      heading: 'We never bite back, shout or shame',
      paragraphs: [
        'A toddler does not learn to be gentle from someone who is not. There is no bad chair here, and no forced “sorry”. A child can bring the cool cloth. That is a sorry that a two-year-old understands.',
      ],
    },
    {
      heading: 'Both families hear about it the same day',
      paragraphs: [
        'You hear what happened, when, and what we did. You do not hear the other child’s name, and they do not hear yours. In a small town people guess. Please do not help them.',
        'If it goes on, we stay within arm’s reach for a while and write down each time and place. Most often a pattern shows. Then we can change the room and not the child.',
      ],
    },
    {
      heading: 'Home can help with words',
      paragraphs: [
        'Practise three words when all is well: “mine”, “stop” and “help”. Make a game of it with two bears. Give hard things to chew at snack time. And tell us when a night was bad, so that we can stay close.',
      ],
      links: [{ words: 'Write to us about a hard week', to: '/contact-us' }],
    },
  ],
  quote: { text: 'A bite is a sentence without words. Our job is to find the words.', by: amina },
  comments: [
    {
      id: 'c1',
      name: 'Sofia',
      at: '2026-04-15T22:18',
      text: 'I was the mother in the car who could not stop saying sorry. Thank you for this page.',
      replies: [
        {
          id: 'c2',
          name: amina,
          at: '2026-04-16T07:12',
          text: 'You told us about the new baby, and that helped more than any sorry. How is the little one sleeping?',
        },
      ],
    },
  ],
};
