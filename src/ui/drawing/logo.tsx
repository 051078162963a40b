// The lantern with the name beside it, on two lines. Its frame has the colour of the text, so it follows the dark scheme and forced colours.
import { Lantern } from './lantern.tsx';

export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className="logo">
      <Lantern />
      <span>
        {first} <br />
        {rest.join(' ')}
      </span>
    </span>
  );
}
