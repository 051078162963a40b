// HTML_CodeSniffer by its standard WCAG2AAA. Its notices, which it gives to every page whatever is on it, are no findings.
import { type Engine, type Finding, sourceOf, versionOf } from './engine.ts';

interface Message {
  readonly type: number;
  readonly code: string;
  readonly msg: string;
  readonly element: Element;
}
declare const HTMLCS: {
  process(standard: string, content: Document, done: () => void, failed: (reason: unknown) => void): void;
  getMessages(): readonly Message[];
};
/** Of every sniff of the standard, by its name. */
declare const HTMLCS_WCAG2AAA: { readonly sniffs: readonly unknown[] };

const standard = 'WCAG2AAA';
const source = sourceOf('html_codesniffer/build/HTMLCS.js');
/** HTMLCS.ERROR; 2 is a warning, 3 a notice. */
const error = 1;
const notice = 3;

export const htmlCodeSniffer: Engine = {
  name: 'HTML_CodeSniffer',
  version: versionOf('html_codesniffer'),
  contrast: /\.1_4_[36]\./,
  async judge(page) {
    if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(source);
    const messages = await page.evaluate(sniff, standard);
    const findings = (wanted: number): Finding[] =>
      messages.filter(({ type }) => type === wanted).map(({ rule, target, says }) => ({ rule, target, says }));
    const rules = await page.evaluate(() => HTMLCS_WCAG2AAA.sniffs.length);
    return { rules, violations: findings(error), undecided: findings(notice - 1) };
  },
};

/** Runs in the page. */
async function sniff(wanted: string) {
  await new Promise<void>((resolve, reject) => HTMLCS.process(wanted, document, resolve, reject));
  const selector = (element: Element): string => {
    const parent = element.parentElement;
    if (!parent) return 'html';
    const alike = [...parent.children].filter(({ localName }) => localName === element.localName);
    return `${selector(parent)} > ${element.localName}:nth-of-type(${alike.indexOf(element) + 1})`;
  };
  return HTMLCS.getMessages().map(({ type, code, msg, element }) => ({
    type,
    rule: code,
    // What it says of the document as a whole has no element.
    target: element instanceof Element ? selector(element) : 'html',
    says: `${msg} ${element instanceof Element ? element.outerHTML.slice(0, 160) : ''}`,
  }));
}
