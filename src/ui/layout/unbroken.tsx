// Words whose phone numbers stay on one line: browsers break a line after a hyphen, and a number in two parts is neither read nor dialled at a glance.
import { Children, type ReactNode } from 'react';

/** A Canadian number, with or without the country's code, as people write it. */
const phoneNumber = /((?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/;

/** Only texts that stand directly in it are looked at, not those in further elements. */
export const Unbroken = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => {
    if (typeof child !== 'string' || !phoneNumber.test(child)) return child;
    // The group of the pattern makes every second piece a number.
    return child.split(phoneNumber).map((piece, index) =>
      index % 2 ? (
        <span key={index} className="whitespace-nowrap">
          {piece}
        </span>
      ) : (
        piece
      ),
    );
  });
