import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { Picture } from '#ui/media/picture.tsx';

const file = { name: 'yard', alt: '', width: 1200, height: 800, widths: [480, 800, 1200] };

test('a picture is offered as AVIF in every width that exists, and as WebP in one for old browsers', () => {
  const { container } = render(<Picture picture={file} sizes="20rem" />);
  const offered = file.widths.map((width) => `/pictures/yard-${width}.avif ${width}w`).join(', ');
  expect(container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')).toBe(offered);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/pictures/yard-${file.widths[1]}.webp`);
});

test('a cropped picture shows its subject by classes, in steps of 5 %, without a style attribute', () => {
  const { container } = render(<Picture picture={{ ...file, focus: '42% 58%' }} sizes="20rem" />);
  const img = container.querySelector('img');
  expect(img?.className).toMatch(/ focus-x-40 focus-y-60$/);
  expect(img?.getAttribute('style')).toBeNull();
});

test('the hero picture loads first, another can load at once after it, and all others when they are near the viewport', () => {
  const { container } = render(
    <>
      <Picture picture={file} sizes="20rem" />
      <Picture picture={file} sizes="20rem" priority="soon" />
      <Picture picture={file} sizes="20rem" priority="hero" />
    </>,
  );
  const pictures = [...container.querySelectorAll('img')];
  expect(pictures.map((one) => one.getAttribute('loading'))).toEqual(['lazy', 'eager', 'eager']);
  expect(pictures.map((one) => one.getAttribute('fetchpriority'))).toEqual([null, null, 'high']);
});

test('phones get the closely cropped picture where there is one, and a failure to load is reported', () => {
  const failed = vi.fn<() => void>();
  const { container } = render(
    <Picture picture={file} small={{ ...file, name: 'yard-tall' }} sizes="20rem" onFail={failed} />,
  );
  expect(container.querySelector('source[media]')?.getAttribute('srcset')).toContain('yard-tall-480.avif');
  container.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(failed).toHaveBeenCalledTimes(1);
});
