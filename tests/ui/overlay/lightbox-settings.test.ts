import { expect, test } from 'vitest';

import {
  directionOf,
  galleryDefaults,
  gallerySpeed,
  lightbox,
  dragOutcome,
  slidesKept,
  wheelStep,
} from '#ui/overlay/lightbox-settings.ts';

test('a drag has no direction before 15 px, and one from there', () => {
  expect(directionOf(14, 0)).toBe('none');
  expect(directionOf(-15, 3)).toBe('across');
  expect(directionOf(3, 15)).toBe('down');
});

test('a vertical drag of 100 px stays, one of 101 px closes', () => {
  expect(dragOutcome('down', 0, 100)).toBe('stay');
  expect(dragOutcome('down', 0, 101)).toBe('close');
  expect(dragOutcome('down', 0, -101)).toBe('close');
});

test('a swipe of less than 50 px stays, one of 50 px moves', () => {
  expect(galleryDefaults.swipeThreshold).toBe(50);
  expect(dragOutcome('across', -49, 0)).toBe('stay');
  expect(dragOutcome('across', -50, 0)).toBe('next');
  expect(dragOutcome('across', 50, 0)).toBe('previous');
});

test('two turns of the wheel within a second move one picture', () => {
  expect(wheelStep(100, 5000, Number.NEGATIVE_INFINITY)).toBe(1);
  expect(wheelStep(100, 5999, 5000)).toBe(0);
  expect(wheelStep(-100, 6000, 5000)).toBe(-1);
});

test('the lightbox and the galleries have the required speeds and sizes', () => {
  expect(lightbox).toMatchObject({ slides: 3, bounce: 400 });
  expect(gallerySpeed).toBe(500);
  expect(galleryDefaults).toEqual({
    speed: 400,
    preload: 2,
    swipeThreshold: 50,
    thumbnail: { width: 100, height: 80, margin: 5 },
  });
});

test('two neighbours on each side are kept, and never fewer than three slides while there are three', () => {
  expect(slidesKept(7, 15)).toEqual([5, 6, 7, 8, 9]);
  expect(slidesKept(0, 15)).toEqual([0, 1, 2]);
  expect(slidesKept(14, 15)).toEqual([12, 13, 14]);
  expect(slidesKept(0, 3, 0)).toEqual([0, 1, 2]);
  expect(slidesKept(7, 15, 0)).toHaveLength(3);
  expect(slidesKept(7, 15, 0)).toContain(7);
  expect(slidesKept(14, 15, 0)).toEqual([12, 13, 14]);
  expect(slidesKept(1, 2)).toEqual([0, 1]);
});
