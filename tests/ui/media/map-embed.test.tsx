import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { MapEmbed } from '#ui/media/map-embed.tsx';

const embed = 'https://maps.example/embed?place=12';
const map = <MapEmbed title="MapEmbed: 12 Poplar Avenue in Willowbend" embed={embed} />;
const frame = () => screen.getByTitle<HTMLIFrameElement>('MapEmbed: 12 Poplar Avenue in Willowbend');

/** The browser's observer, which jsdom lacks: it tells the part that it has come near. */
function observeNothingYet() {
  let tell: IntersectionObserverCallback = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) =>
    tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
}

afterEach(() => vi.unstubAllGlobals());

test('the map has a title, is 600 px high and loads lazily (C27, C28, R109)', () => {
  render(map);
  expect(frame().getAttribute('loading')).toBe('lazy');
  expect(frame().getAttribute('height')).toBe('600');
  expect(frame().getAttribute('src')).toBe(embed);
});

test('nothing is asked of the maps service before the map comes near (C27)', () => {
  const near = observeNothingYet();
  render(map);
  expect(frame().hasAttribute('src')).toBe(false);
  act(() => near(false));
  expect(frame().hasAttribute('src')).toBe(false);
  act(() => near(true));
  expect(frame().src).toBe(embed);
});

test('without scripts the browser loads the map, lazily (C27, C28, R109)', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(map);
  // The parser of a test page runs no scripts, so it reads what stands in noscript as elements or as text; either way it is there.
  const plain = html.querySelector('noscript')?.innerHTML.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(plain).toContain(`src="${embed}"`);
  expect(plain).toContain('loading="lazy"');
  expect(plain).toContain('height="600"');
});

test('the drawn ground is decoration (C31)', () => {
  const { container } = render(map);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
