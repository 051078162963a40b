/** What parents type in a search, and which words of the site answer it; in lower case, one form of each word is enough for its plural. Add your own. */

interface Meaning {
  /** Words that mean the same, in questions and on the pages. */
  readonly words: readonly string[];
  /** Further words for it that say something else on the pages, such as “much” of “how much”. */
  readonly asked?: readonly string[];
}

export const meanings: readonly Meaning[] = [
  {
    words: ['fee', 'cost', 'price', 'pricing', 'tuition', 'pay', 'payment', 'money', 'dollar'],
    asked: ['much', 'rate', 'charge', 'bill', 'expensive', 'cheap', 'discount'],
  },
  { words: ['subsidy', 'grant'], asked: ['afford', 'affordable', 'funding', 'income'] },
  {
    words: ['sick', 'ill', 'illness', 'fever', 'vomiting', 'rash', 'contagious'],
    asked: ['flu', 'cough', 'covid', 'lice', 'bug', 'pinkeye', 'temperature', 'doctor', 'nurse'],
  },
  { words: ['medicine', 'medication'], asked: ['antibiotic', 'tylenol', 'inhaler', 'dose', 'pill'] },
  {
    words: ['food', 'meal', 'lunch', 'snack', 'eat'],
    asked: ['breakfast', 'dinner', 'supper', 'menu', 'hungry', 'diet', 'halal', 'kosher', 'vegetarian', 'vegan'],
  },
  { words: ['allergy', 'allergen', 'allergic'], asked: ['nut', 'peanut', 'gluten', 'lactose', 'dairy', 'epipen'] },
  {
    words: ['hour', 'opening', 'closing'],
    asked: ['open', 'close', 'schedule', 'early'],
  },
  { words: ['holiday', 'closure'], asked: ['closed', 'vacation', 'christmas', 'easter', 'remembrance'] },
  { words: ['late', 'pickup'], asked: ['delay', 'delayed', 'traffic', 'overtime'] },
  { words: ['twin', 'sibling', 'brother', 'sister'] },
  { words: ['bus', 'walk'], asked: ['ride', 'transport', 'transportation'] },
  { words: ['nap', 'sleep', 'asleep', 'sleeping'], asked: ['rest', 'bed', 'tired', 'crib', 'quiet'] },
  {
    words: ['waitlist'],
    asked: ['place', 'space', 'spot', 'wait', 'waiting', 'vacancy', 'available', 'availability'],
  },
  {
    words: ['register', 'registration', 'enrol', 'enroll', 'enrolment', 'enrollment', 'request'],
    asked: ['apply', 'application', 'join', 'sign', 'signup', 'start'],
  },
  { words: ['toilet', 'potty', 'diaper', 'nappy'], asked: ['pee', 'wipe'] },
  { words: ['washroom', 'bathroom'], asked: ['restroom', 'wc'] },
  { words: ['baby', 'infant'], asked: ['newborn'] },
  { words: ['age'], asked: ['old', 'young', 'month', 'year'] },
  { words: ['educator', 'teacher', 'staff'], asked: ['carer', 'caregiver', 'provider', 'ratio', 'qualified'] },
  { words: ['outside', 'outdoor', 'yard'], asked: ['outing', 'playground', 'weather', 'cold', 'fresh'] },
  {
    words: ['disability', 'inclusive', 'support'],
    asked: ['special', 'need', 'autism', 'adhd', 'therapist', 'aide'],
  },
  { words: ['wheelchair', 'ramp', 'stairs'], asked: ['accessible', 'elevator', 'mobility', 'disabled'] },
  { words: ['visit'], asked: ['tour', 'look', 'viewing', 'see'] },
  { words: ['licence', 'license', 'licensed'], asked: ['accredited', 'inspection', 'certified', 'legal'] },
  { words: ['phone', 'telephone', 'call'], asked: ['number', 'contact', 'reach'] },
  { words: ['address', 'direction'], asked: ['where', 'location', 'map', 'find'] },
  { words: ['mail', 'email'], asked: ['write', 'message', 'letter'] },
  { words: ['bite', 'biting'], asked: ['hit', 'hurt'] },
  { words: ['bag', 'pack'], asked: ['bring', 'backpack', 'supply'] },
  { words: ['clothes', 'clothing', 'boot', 'mitt'], asked: ['wear', 'jacket', 'shoe', 'coat', 'snowsuit'] },
  { words: ['park', 'parking'], asked: ['car'] },
  { words: ['language'], asked: ['english', 'french', 'ukrainian', 'punjabi', 'tagalog', 'bilingual', 'speak'] },
];

/** Words that a search passes over: they stand everywhere and answer nothing. */
export const passedOver: ReadonlySet<string> = new Set(
  (
    'a about an and any are as at be been but by can could did do does for from get give had has have he her his how i if in is it its ' +
    'may me my no not of on or our she should so that the their them then there they this time to us was we what when which who will with would you your ' +
    'child children kid daughter son daycare'
  ).split(' '),
);

/** Further words that a page answers to. Those of a question are the owner's (faqs.yaml). */
export const ownTerms: Readonly<Record<string, string>> = {
  '/': 'register request place fees hours form gallery pictures testimonials parents',
  '/program': 'fees hours ages school-age groups class size',
  '/places': 'place waitlist fees groups ages subsidy',
  '/about': 'philosophy values staff',
  '/curriculum': 'reading letters stem',
  '/outdoorplay': 'playground garden smoke',
  '/contact-us': 'hours place phone mail address visit',
};
