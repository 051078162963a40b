// What search engines read of the daycare itself (https://schema.org/ChildCare): of each house, if it has several.
import { openingHoursOf } from '#content/rules/opening-hours.ts';
import { provider } from '#content/site/provider.ts';
import { hasHouses, houses, whereabouts } from '#content/values/houses.ts';
import { openings } from '#content/values/opening.ts';
import { socialPicture } from '#content/values/site.ts';
import { specialHours } from '#content/values/special-hours.ts';

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
  openingHours: openingHoursOf(openings[index]!.hours),
  specialOpeningHoursSpecification: specialHours[index],
  sameAs: social.map((page) => page.url),
});

const daycare = hasHouses
  ? {
      ...context,
      '@type': 'Organization',
      name: longName,
      url,
      subOrganization: whereabouts.map(dataOf),
    }
  : { ...context, ...dataOf(whereabouts[0]!, 0) };

export const DaycareData = () => <script type="application/ld+json">{JSON.stringify(daycare)}</script>;
