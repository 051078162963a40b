// @vitest-environment node
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { findUs } from '#content/words/contact.ts';
import { provider } from '#content/site/provider.ts';
import { Contact } from '#pages/contact/contact.tsx';

test('the whole page stands in its HTML before any script: form, fields, cards and map', async () => {
  const { prelude } = await prerender(
    <StaticRouter location="/contact-us">
      <Contact />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  for (const part of [
    'name="dzName"',
    'name="dzEmail"',
    'name="dzOther[Phone]"',
    'name="dzMessage"',
    'name="dzToDo"',
    'action="/api/contact"',
    'method="post"',
    provider.phone,
    findUs.map.embed.replaceAll('&', '&amp;'),
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('<template');
});
