// Siteimprove Alfa: all its rules, on a copy of the page's tree, styles and boxes.
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device, Display, Preference, Scripting, Viewport } from '@siteimprove/alfa-device';
import { Attribute, type Document, Node } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import rules, { Group } from '@siteimprove/alfa-rules';
import { URL } from '@siteimprove/alfa-url';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import type { Page } from '@playwright/test';

import { type Engine, type Finding, selectorOf, versionOf } from './engine.ts';

export const alfa: Engine = {
  name: 'Siteimprove Alfa',
  version: versionOf('@siteimprove/alfa-rules'),
  // Enhanced and minimal contrast.
  contrast: /^sia-r6[69]$/,
  async judge(page) {
    const device = await deviceOf(page);
    const document = Node.from(await copyOf(page), device) as Document;
    // By the address it tells where links lead.
    const address = URL.parse(page.url()).getUnsafe();
    const outcomes = await Audit.of(
      AlfaPage.of(Request.of('GET', address), Response.of(address, 200), document, device),
      rules,
    ).evaluate();
    const violations: Finding[] = [];
    const undecided: Finding[] = [];
    for (const outcome of outcomes) {
      if (Outcome.isFailed(outcome)) violations.push(findingOf(outcome));
      if (Outcome.isCantTell(outcome)) undecided.push(findingOf(outcome));
    }
    return { rules: rules.size, violations, undecided };
  },
};

/** The window and look of the page, by which Alfa decides which rules of the style sheets hold. */
async function deviceOf(page: Page): Promise<Device> {
  const { width, height } = page.viewportSize()!;
  const prefers = await page.evaluate(() => ({
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    forced: matchMedia('(forced-colors: active)').matches,
    more: matchMedia('(prefers-contrast: more)').matches,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  return Device.of(
    Device.Type.Screen,
    Viewport.of(width, height, width > height ? Viewport.Orientation.Landscape : Viewport.Orientation.Portrait),
    Display.of(1),
    Scripting.of(true),
    [
      Preference.of('prefers-color-scheme', prefers.dark ? 'dark' : 'light'),
      Preference.of('forced-colors', prefers.forced ? 'active' : 'none'),
      Preference.of('prefers-contrast', prefers.more ? 'more' : 'no-preference'),
      Preference.of('prefers-reduced-motion', prefers.still ? 'reduce' : 'no-preference'),
    ],
  );
}

async function copyOf(page: Page): Promise<Document.JSON> {
  const showAll = await page.evaluateHandle(hideUnknownRules);
  const copy = await page.evaluate<Document.JSON>(`(${Native.fromNode.toString()})()`);
  await showAll.evaluate((show) => show());
  return copy;
}

/**
 * Runs in the page. Alfa 0.114 gives up a whole style sheet that holds a rule which it does not know (@property, @container), and then calls the colours and lines of
 * the page unknown: so these are left out of what it reads, while they go on to hold in the page. Returns what ends this.
 */
function hideUnknownRules(): () => void {
  const unknown = [CSSPropertyRule, CSSContainerRule];
  const shown = [CSSStyleSheet.prototype, CSSGroupingRule.prototype].map((prototype) => {
    const own = Object.getOwnPropertyDescriptor(prototype, 'cssRules')!;
    Object.defineProperty(prototype, 'cssRules', {
      ...own,
      get(this: CSSStyleSheet | CSSGroupingRule) {
        const list = own.get!.call(this) as CSSRuleList;
        return [...list].filter((rule) => !unknown.some((kind) => rule instanceof kind));
      },
    });
    return () => Object.defineProperty(prototype, 'cssRules', own);
  });
  return () => shown.forEach((show) => show());
}

interface Open {
  readonly rule: { readonly uri: string };
  readonly target?: unknown;
  toJSON(): { readonly expectations?: unknown; readonly diagnostic?: unknown };
}

function findingOf(outcome: Open): Finding {
  const { expectations, diagnostic } = outcome.toJSON();
  const target = elementOf(outcome.target);
  return {
    rule: outcome.rule.uri.split('/').at(-1)!,
    target: target ? selectorOf(target.path()) : 'html',
    says: `${messagesIn(expectations ?? diagnostic).join(' ')} ${String(target ?? '').slice(0, 160)}`,
  };
}

/** The element of a target, which may be a text in it, an attribute of it, or several of which the first is meant. */
function elementOf(target: unknown): Node | undefined {
  if (Group.isGroup<Node>(target)) return [...target][0];
  if (Attribute.isAttribute(target)) return target.owner.getOr(undefined);
  return Node.isNode(target) ? target : undefined;
}

/** Every `message` in an outcome's JSON; of expectations only those that are not met. */
function messagesIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(messagesIn);
  if (typeof json !== 'object' || json === null) return [];
  const { type, message, error } = json as { type?: unknown; message?: unknown; error?: unknown };
  if (type === 'ok') return [];
  if (error !== undefined) return messagesIn(error);
  return typeof message === 'string' ? [message] : [];
}
