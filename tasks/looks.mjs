// A page's own rules of the second style sheet: those whose classes stand in its HTML. They go into the page, so that it waits for one style sheet only.
import { parse } from 'postcss';

/**
 * Takes a style sheet and gives back a function from a page's HTML to the rules that can match something in it, in the order of the sheet. A rule without
 * classes stays; so does an animation that a rule which stays names.
 */
export function rulesOf(sheet) {
  const root = parse(sheet);
  const known = new Set(root.source.input.css.match(/(?<=\.)-?[_a-zA-Z][\w-]*/g));
  const made = new Map();
  return (html) => {
    const present = new Set();
    for (const [, names] of html.matchAll(/\sclass="([^"]*)"/g))
      for (const name of names.split(/\s+/)) if (known.has(name)) present.add(name);
    const key = [...present].sort().join(' ');
    if (!made.has(key)) made.set(key, kept(root, present));
    return made.get(key);
  };
}

/** Classes that must be there for a selector to match: what stands in `:not()`, or is one of several in `:is()` and `:where()`, need not. */
const needed = (selector) => {
  let plain = selector;
  for (let before; before !== plain;)
    [before, plain] = [plain, plain.replace(/:(?:not|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')];
  return [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name);
};

function kept(root, present) {
  const copy = root.clone();
  copy.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && rule.parent.name.endsWith('keyframes')) return;
    const selectors = rule.selectors.filter((selector) => needed(selector).every((name) => present.has(name)));
    if (!selectors.length) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  const named = copy.toString();
  copy.walkAtRules(/keyframes$/, (rule) => {
    if (!new RegExp(`animation[^;}]*\\b${rule.params}\\b`).test(named)) rule.remove();
  });
  let emptied = true;
  while (emptied) {
    emptied = false;
    copy.walkAtRules((rule) => {
      if (rule.nodes?.length !== 0) return;
      rule.remove();
      emptied = true;
    });
  }
  return copy.toString();
}
