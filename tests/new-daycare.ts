/**
 * Answers to the questions of `npm run site -- new`, a line each; the second is given wrong at first.
 * @param fee by default none
 */
export const answersOf = (pages: string, fee = '') =>
  [
    'Little Acorns, Little Acorns Daycare and Preschool',
    '346-0000, hello@littleacorns.ca',
    '403-346-0000, hello@littleacorns.ca',
    '4914 Ross Street, Red Deer, T4N 1A1',
    '52.2690, -113.8115',
    'Monday to Friday, 7:00 am to 5:30 pm',
    'Toddlers, 19 months to 3 years; Preschoolers, 3 to 6 years',
    fee,
    'Licensed child care in Alberta',
    'https://littleacorns.ca',
    pages,
    '#1B4F72',
  ].join('\n');
