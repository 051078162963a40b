import { readSiteFile } from '#content/reader/site-file.ts';
import { withPicture } from '#content/rules/picture-of.ts';
import { feeRows } from '#content/site/fees.ts';

const words = readSiteFile('words/program');
const { facts, ...day } = words.day;

export const programHead = words.head;
export const programIntro = {
  ...day,
  facts: facts.map(({ head, text = '', fee }) =>
    fee ? { head, text: feeRows[fee], isFee: true } : { head, text, isFee: false },
  ),
};
export const afterSchool = words.afterSchool && withPicture(words.afterSchool);
export const programClose = words.close;
