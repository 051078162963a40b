import type { Facts } from '#content/words/accessibility.ts';
import { factsKey } from '#content/rules/addresses.ts';
import { builtPage, type KindBuild } from '#pages/built-page.ts';

/** The accessibility statement, which says what the last audit found. */
export const accessibilityBuild: KindBuild = {
  *pages(route, facts) {
    yield builtPage(route, '', { given: auditData(facts) });
  },
  *data(facts) {
    yield auditData(facts);
  },
};

const auditData = (facts: Facts) => ({ key: factsKey, data: facts });
