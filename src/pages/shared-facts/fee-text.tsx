// What is said of fees, with the daycare's own words in their language.
import { feePieces } from '#content/values/fees.ts';

/**
 * The text itself, where there is nothing to mark: what stands around it may look for one. It draws its pieces itself, since what so many pages import is code of all
 * of them.
 */
export const feeText = (text: string) =>
  feePieces?.[text]?.map(({ words, lang }, index) => (
    <span key={index} {...lang}>
      {words}
    </span>
  )) ?? text;
