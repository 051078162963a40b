// The last line of a printed page: its URL and the provider. Hidden on screen, where the footer shows the same.
import { useLocation } from 'react-router-dom';

import { provider } from '#content/records/provider.ts';
import { notFoundPath } from '#routes.ts';

import { routeAt } from './route-at.ts';

export function PrintFooter() {
  // The same prerendered page is served for all unknown paths: showing the actual path would cause a hydration mismatch.
  const path = routeAt(useLocation())?.path ?? notFoundPath;
  const { street, town, province, postalCode } = provider.address;
  return (
    <p className="on-paper">
      {provider.url + path} · {provider.name}, {street}, {town}, {province} {postalCode} · {provider.phone} ·{' '}
      {provider.email}
    </p>
  );
}
