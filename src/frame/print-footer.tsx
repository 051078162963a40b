// The last line on paper: where this page stands, and whose it is (art direction 11). The screen has the footer for it.
import { useLocation } from 'react-router-dom';

import { provider } from '#content/records/provider.ts';
import { notFoundPath } from '#routes.ts';

import { routeAt } from './route-at.ts';

export function PrintFooter() {
  // One prerendered page answers for all unknown paths: with the path in its words, React would take it for another page and draw it anew.
  const path = routeAt(useLocation())?.path ?? notFoundPath;
  const { street, town, province, postalCode } = provider.address;
  return (
    <p className="on-paper">
      {provider.url + path} · {provider.name}, {street}, {town}, {province} {postalCode} · {provider.phone} ·{' '}
      {provider.email}
    </p>
  );
}
