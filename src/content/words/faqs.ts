/** Sample questions and answers, to be replaced with the provider's own (product decision 11). Answers must agree with the rest of the site. */
import { facts } from '#content/records/facts.ts';
import { provider } from '#content/records/provider.ts';
import { longDate } from '#content/rules/dates.ts';

const { fees } = facts;

export interface Faq {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export interface FaqGroup {
  readonly title: string;
  readonly family: 'canola' | 'chinook';
  readonly items: readonly Faq[];
}

export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Joining',
    family: 'canola',
    items: [
      {
        id: 'ages',
        title: 'Which ages do you take?',
        text: `Children from ${facts.ages}. There are four programs up to 6 years, and out-of-school care after that.`,
      },
      {
        id: 'place',
        title: 'How do I get a place?',
        text: 'Send the registration request on the home page. It has three short steps. We answer by phone or e-mail and tell you what is free and when.',
      },
      {
        id: 'bound',
        title: 'Does the request bind me to anything?',
        text: 'No. It is a question, not a contract, and nothing is paid with it. You decide after a visit.',
      },
      {
        id: 'visit',
        title: 'May we look around first?',
        text: 'Please do. Visits are on weekday mornings, when the rooms are busy and real. Bring your child and your questions.',
      },
      {
        id: 'fees',
        title: 'What does it cost?',
        text: `At most ${fees.fullTime} a month for full-time daycare, and ${fees.partTime} for part-time, up to kindergarten age and until ${longDate(fees.until)}. Care around school has a fee of its own. You get your number in writing, with what it covers, before you decide.`,
      },
      {
        id: 'licence',
        title: 'Are you licensed?',
        text: `Yes: ${provider.licence.toLowerCase()}. Ask to see the licence and the last inspection report at the door.`,
      },
      {
        id: 'needs',
        title: 'My child needs extra support. Is there a place?',
        text: 'We want there to be. Tell us early what helps your child, and who already works with you. Then we plan the room and the day together.',
      },
    ],
  },
  {
    title: 'The day',
    family: 'chinook',
    items: [
      {
        id: 'hours',
        title: 'When are you open?',
        text: `${provider.hours}. Closed days are told at the start of the year.`,
      },
      {
        id: 'first',
        title: 'How does the first week go?',
        text: 'Short and slow. It starts with an hour together and grows a little each day. You may stay, and you may call.',
      },
      {
        id: 'food',
        title: 'Who cooks, and what about allergies?',
        text: 'Lunch and two snacks are made here each day. Every child’s list hangs in the kitchen, and one person is in charge of it. Please tell us about any change at once.',
      },
      {
        id: 'sleep',
        title: 'Does my child have to nap?',
        text: 'No child has to sleep. After lunch the house is quiet: some sleep, some look at books on a mat.',
      },
      {
        id: 'outside',
        title: 'Do you go out in winter?',
        text: 'Yes, every day, down to minus 20 with the wind chill counted. On smoky days we stay in when the air quality index is 7 or higher.',
      },
      {
        id: 'toilet',
        title: 'Does my child have to be toilet trained?',
        text: 'No. We change diapers, and we help with the potty when your child shows the signs.',
      },
      {
        id: 'sick',
        title: 'What if my child is ill?',
        text: 'Keep a child with a fever, vomiting or a new rash at home, and let us know. If it starts here, we call you, and your child rests with somebody near.',
      },
      {
        id: 'bring',
        title: 'What do we bring?',
        text: 'A full change of clothes, indoor shoes and clothes for the weather, each with a name. One soft thing from home may stay all day.',
      },
    ],
  },
];

export const faqWords = {
  title: 'Good questions',
  lead: 'What parents ask us most. Yours may be here already.',
  search: { label: 'Search questions, pages and news', submit: 'Search' },
} as const;
