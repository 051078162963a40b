import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

import { MapEmbed } from '#ui/media/map-embed.tsx';

const embed = 'https://maps.example/embed?place=12';
const map = <MapEmbed title="MapEmbed: 12 Poplar Avenue in Willowbend" embed={embed} />;
const frame = () => screen.getByTitle<HTMLIFrameElement>('MapEmbed: 12 Poplar Avenue in Willowbend');

/** Reports whether the map is near the viewport. */
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

test('the map has a title, is 600 px high and loads lazily', () => {
  render(map);
  expect(frame().getAttribute('loading')).toBe('lazy');
  expect(frame().getAttribute('height')).toBe('600');
});

test('the maps service gets no request before the map is near the viewport', () => {
  const near = observeNothingYet();
  render(map);
  expect(frame().hasAttribute('src')).toBe(false);
  act(() => near(false));
  expect(frame().hasAttribute('src')).toBe(false);
  act(() => near(true));
  expect(frame().src).toBe(embed);
});

test('without scripts the browser loads the map, lazily', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(map);
  // jsdom may parse the content of noscript as elements or as text; either way the map is in it.
  const plain = html.querySelector('noscript')?.innerHTML.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  expect(plain).toContain(`src="${embed}"`);
  expect(plain).toContain('loading="lazy"');
  expect(plain).toContain('height="600"');
});

test('the drawing behind the map is decoration', () => {
  const { container } = render(map);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
