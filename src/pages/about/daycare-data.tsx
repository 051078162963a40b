// What search engines read of the daycare itself (https://schema.org/ChildCare).
import { openingHoursOf } from '#content/rules/opening-hours.ts';
import { provider } from '#content/site/provider.ts';
import { socialPicture } from '#content/values/site.ts';
import { specialHours } from '#content/values/special-hours.ts';

const { longName, url, phone, email, address, hours, social } = provider;

const daycare = {
  '@context': 'https://schema.org',
  '@type': 'ChildCare',
  name: longName,
  url,
  image: new URL(socialPicture.path, url).href,
  telephone: `+1-${phone}`,
  email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.town,
    addressRegion: address.province,
    postalCode: address.postalCode,
    addressCountry: 'CA',
  },
  openingHours: openingHoursOf(hours),
  specialOpeningHoursSpecification: specialHours,
  sameAs: social.map((page) => page.url),
};

export const DaycareData = () => <script type="application/ld+json">{JSON.stringify(daycare)}</script>;
