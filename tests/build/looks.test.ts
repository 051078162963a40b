import { expect, test } from 'vitest';

import { rulesOf } from '../../tasks/looks.mjs';

const rules = rulesOf(`
  @layer components {
    .card { color: red }
    .card .badge, .note { color: blue }
    .card:not(.quiet) { margin: 0 }
    :is(.card, .note) + p { margin: 1px }
    .reel { animation: turn 1s }
    @media print { .note { display: none } }
  }
  html { color: black }
  @keyframes turn { to { rotate: 1turn } }
`);

/** The rules for a page in which these classes stand, without white space. */
const kept = (...classes: string[]) =>
  rules(classes.map((names) => `<p class="${names}"></p>`).join('')).replaceAll(/\s+/g, '');

test('a rule goes into the page when every class that it needs stands there', () => {
  expect(kept('card')).toContain('.card{color:red}');
  expect(kept('card')).not.toContain('blue');
  expect(kept('card', 'wide badge')).toContain('.card.badge{color:blue}');
  expect(kept('note')).not.toContain('.card.badge');
});

test('of several selectors only those that can match go along', () => {
  expect(kept('note')).toContain('.note{color:blue}');
  expect(kept('card', 'badge', 'note')).toContain('.card.badge,.note{color:blue}');
});

test('what stands in :not() or is one of several in :is() need not be there', () => {
  expect(kept('card')).toContain('.card:not(.quiet){margin:0}');
  expect(kept('note')).toContain(':is(.card,.note)+p{margin:1px}');
});

test('a rule without classes stays; a block that became empty goes', () => {
  expect(kept()).toContain('html{color:black}');
  expect(kept('card')).not.toContain('@mediaprint');
  expect(kept('note')).toContain('@mediaprint{.note{display:none}}');
});

test('an animation goes along with the rule that names it', () => {
  expect(kept('reel')).toContain('@keyframesturn');
  expect(kept('card')).not.toContain('@keyframes');
});
