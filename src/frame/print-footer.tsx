// The last line of a printed page: its URL and the provider. Hidden on screen, where the footer shows the same.
import { provider } from '#content/site/provider.ts';
import { Unbroken } from '#ui/layout/unbroken.tsx';

import { useRoute } from './use-route.ts';

export function PrintFooter() {
  // The same prerendered page is served for all unknown paths: showing the actual path would cause a hydration mismatch.
  const { path } = useRoute();
  const { street, town, province, postalCode } = provider.address;
  const place = `${provider.name}, ${street}, ${town}, ${province} ${postalCode}`;
  return (
    <p className="mt-6 hidden max-w-none border-t border-current pt-2 print:block">
      <Unbroken>{[provider.url + path, place, provider.phone, provider.email].join(' · ')}</Unbroken>
    </p>
  );
}
