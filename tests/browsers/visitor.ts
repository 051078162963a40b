// What a person does in a browser, whichever it is: finds things by role and name, presses, types, and looks.
import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';
import type * as Queries from '@testing-library/dom';

import type { Driver, Key } from './drivers/driver.ts';

/** Finds elements by role and accessible name; put into each page that is looked at. */
const library = readFileSync(
  new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  'utf8',
);

declare global {
  interface Window {
    TestingLibraryDom?: typeof Queries;
    /** Whether the last press reached another element than the one that had been there. */
    isMissed?: boolean;
  }
}

/** A role, and how its name begins; `in` is a CSS selector of what is around it. */
export interface Target {
  readonly role: string;
  readonly name?: string;
  readonly in?: string;
}

/** In CSS px of the viewport. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Visitor {
  readonly #driver: Driver;
  readonly #site: string;

  /** @param site the address of the site, without a path */
  constructor(driver: Driver, site: string) {
    this.#driver = driver;
    this.#site = site;
  }

  open = (path: string) => this.#driver.goto(this.#site + path);
  resize = (width: number, height: number) => this.#driver.resize(width, height);
  key = (key: Key) => this.#driver.press(key);
  type = (text: string) => this.#driver.type(text);
  screenshot = () => this.#driver.screenshot();
  back = () => this.#driver.back();
  forward = () => this.#driver.forward();

  /** Runs a function in the page. It may use what is passed to it and nothing else around it. */
  look<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#driver.evaluate(`(${read.toString()})(...${JSON.stringify(args)})`) as Promise<Result>;
  }

  /** Whether the page shows it. */
  sees = async (target: Target) => (await this.#boxOf(target, false)) !== null;

  /** Waits until the page shows it and it stands still, brings it into view if need be, and tells where it is. */
  async find(target: Target): Promise<Box> {
    let box: Box | null = null;
    const standsStill = async () => {
      const before = box;
      // A press may have brought another page, which is not there yet.
      box = await this.#boxOf(target, true).catch(() => null);
      return box !== null && before?.x === box.x && before.y === box.y;
    };
    await expect.poll(standsStill, { message: `${target.role} ${target.name ?? ''}`, intervals: [100] }).toBe(true);
    return box!;
  }

  /** Presses, and once more where it moved away before the pointer came: a message above a button may have gone. */
  async press(target: Target) {
    const place = middleOf(await this.find(target));
    await this.look(watchPress, place);
    await this.#driver.click(...place);
    // Where the press has led to another page, it was no miss.
    const isMissed = await this.look(() => window.isMissed === true).catch(() => false);
    if (isMissed) await this.#driver.click(...middleOf(await this.find(target)));
  }

  async hover(target: Target) {
    await this.#driver.hover(...middleOf(await this.find(target)));
  }

  async wheel(target: Target, by: number) {
    await this.#driver.wheel(...middleOf(await this.find(target)), by);
  }

  /** Presses a field, and types into it. */
  async fill(name: string, text: string, around = 'main') {
    await this.press({ role: 'textbox', name, in: around });
    await this.type(text);
  }

  /** The name of what has the focus, or its text. */
  focused = () =>
    this.look(() => {
      const { activeElement: element } = document;
      const label = (element as HTMLInputElement | null)?.labels?.[0];
      return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
    });

  path = () => this.look(() => location.pathname + location.search + location.hash);

  /** Waits until React has hydrated the page: it leaves its mark on each element. */
  async hydrated() {
    const isLive = () =>
      [...document.querySelectorAll('header, main, footer, #root :is(button, form, input, select, textarea)')].every(
        (each) => Object.keys(each).some((key) => key.startsWith('__reactFiber')),
      );
    await expect.poll(() => this.look(isLive)).toBe(true);
  }

  async #boxOf(target: Target, isBrought: boolean): Promise<Box | null> {
    const isThere = await this.look(() => 'TestingLibraryDom' in window);
    if (!isThere) await this.#driver.evaluate(`(() => { ${library} })()`);
    return this.look(boxOf, target, isBrought);
  }
}

const middleOf = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2] as const;

/** Runs in the page, just before a press. */
function watchPress([x, y]: readonly [number, number]) {
  const before = document.elementFromPoint(x, y);
  const isMissed = ({ target }: Event) => (window.isMissed = before?.isConnected === true && target !== before);
  addEventListener('pointerdown', isMissed, { capture: true, once: true });
}

/** Runs in the page. */
function boxOf({ role, name, in: around }: Target, isBrought: boolean): Box | null {
  const { queryAllByRole } = window.TestingLibraryDom!;
  const root = around ? document.querySelector<HTMLElement>(around) : document.body;
  const found = (root ? queryAllByRole(root, role, name ? { name: (whole) => whole.startsWith(name) } : {}) : []).find(
    (element) => element.getClientRects().length && getComputedStyle(element).visibility === 'visible',
  );
  if (!found) return null;
  const place = () => found.getBoundingClientRect();
  // What the header or a toast covers, or is out of view, is brought to the middle.
  const reached = document.elementFromPoint(place().x + place().width / 2, place().y + place().height / 2);
  if (isBrought && !found.contains(reached)) found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = place();
  return { x, y, width, height };
}
