// Words whose phone numbers and short words with a hyphen, such as e-mail and full-time, stay on one line: browsers break a line after a hyphen, and a number in
// two parts is neither read nor dialled at a glance.
import { Children, type ReactNode } from 'react';

/** A Canadian number, with or without the country's code, as people write it; or a word with a hyphen that fits into every window. */
const whole = /((?:\+?1[-. ])?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|[\p{L}\d]{1,10}-\p{L}{1,6}(?!\p{L}))/u;

/** Only texts that stand directly in it are looked at, not those in further elements. */
export const Unbroken = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) => {
    if (typeof child !== 'string' || !whole.test(child)) return child;
    // In one element, since around it may be a row of boxes. The group of the pattern makes every second piece one of them.
    return (
      <span>
        {child.split(whole).map((piece, index) =>
          index % 2 ? (
            <span key={index} className="whitespace-nowrap">
              {piece}
            </span>
          ) : (
            piece
          ),
        )}
      </span>
    );
  });
