// The lantern with the name beside it, on two lines. The frame takes the colour of the text, so it follows evening and forced colours.
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
