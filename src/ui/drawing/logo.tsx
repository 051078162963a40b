// The lantern, or the daycare's own logo, with the name beside it, on two lines; without its name on phones where the header holds more (frame/header.tsx). Its frame has the colour of the text, so it follows the dark scheme and forced colours. A wide logo holds the name.
import { wideLogo } from '#design/own-logo.ts';

import type { LanguageAttributes } from '#ui/layout/in-language.tsx';

import { Mark } from './mark.tsx';

interface LogoProps {
  name: string;
  lang: LanguageAttributes | undefined;
}

export function Logo({ name, lang }: LogoProps) {
  if (wideLogo)
    return (
      <span className="logo inline-block align-middle">
        <img
          {...wideLogo}
          alt={name}
          {...lang}
          className="h-target w-auto max-w-full rounded-field bg-night-text object-contain p-1 forced-color-adjust-none max-tablet:group-data-at-hand:w-16 tablet:h-button forced-colors:bg-bow-3"
        />
      </span>
    );
  const [first, ...rest] = name.split(' ');
  return (
    <span className="logo inline-flex items-center gap-3 align-middle font-display text-3 leading-none">
      <span className="h-target w-10 shrink-0 *:size-full tablet:h-button tablet:w-12">
        <Mark />
      </span>
      <span className="max-w-30" {...lang}>
        {`${first} `}
        <br />
        {rest.join(' ')}
      </span>
    </span>
  );
}
