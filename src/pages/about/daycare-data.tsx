// What search engines read of the daycare itself (https://schema.org/ChildCare): of each house, if it has several.
import { provider } from '#content/site/provider.ts';
import { hasHouses, houses, whereabouts } from '#content/values/houses.ts';
import { priceOffers } from '#content/values/price-offers.ts';
import { searchHours } from '#content/values/search-hours.ts';
import { socialPicture } from '#content/values/site.ts';

const { longName, url, email, social } = provider;

const context = { '@context': 'https://schema.org' };

const dataOf = ({ name, address }: (typeof whereabouts)[number], index: number) => ({
  '@type': 'ChildCare',
  name: name ? `${longName}, ${name}` : longName,
  url,
  image: new URL(socialPicture.path, url).href,
  telephone: `+1-${houses[index]!.phone}`,
  email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.province,
    postalCode: address.postalCode,
    addressCountry: 'CA',
  },
  ...searchHours[index],
  sameAs: social.map((page) => page.url),
});

const makesOffer = priceOffers.length ? priceOffers : undefined;

const daycare = hasHouses
  ? {
      ...context,
      '@type': 'Organization',
      name: longName,
      url,
      makesOffer,
      subOrganization: whereabouts.map(dataOf),
    }
  : { ...context, ...dataOf(whereabouts[0]!, 0), makesOffer };

export const DaycareData = () => <script type="application/ld+json">{JSON.stringify(daycare)}</script>;
