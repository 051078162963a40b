// What search engines read of the daycare itself (https://schema.org/ChildCare).
import { clockOf, openDaysOf, openingHoursOf } from '#content/rules/opening-hours.ts';
import { openingHours } from '#content/values/opening.ts';
import { provider } from '#content/site/provider.ts';
import { socialPicture } from '#content/values/site.ts';

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
  specialOpeningHoursSpecification: openingHours.closures.map(({ from, until, open = [0, 0] }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    // Of days with hours, those on which the daycare is open otherwise.
    ...(open[1] && { dayOfWeek: openDaysOf(hours) }),
    opens: clockOf(open[0]),
    closes: clockOf(open[1]),
  })),
  sameAs: social.map((page) => page.url),
};

export const DaycareData = () => <script type="application/ld+json">{JSON.stringify(daycare)}</script>;
