// The home page. Its sections stand in Suspense boundaries of their own, so that React hydrates them in short tasks, the banner first.
import { Suspense } from 'react';

import { RegistrationCard } from '#forms/registration/index.tsx';
import { Banner } from '#sections/home/banner.tsx';
import { Gallery } from '#sections/home/gallery.tsx';
import { Offers } from '#sections/home/offers.tsx';
import { Philosophy } from '#sections/home/philosophy.tsx';
import { Programs } from '#sections/home/programs.tsx';
import { Ribbon } from '#sections/home/ribbon.tsx';
import { Voices } from '#sections/home/voices.tsx';
import { Welcome } from '#sections/home/welcome.tsx';

export function Home() {
  return (
    <>
      <Banner>
        <RegistrationCard />
      </Banner>
      <Suspense>
        <Ribbon />
        <Welcome />
      </Suspense>
      <Suspense>
        <Philosophy />
        <Offers />
      </Suspense>
      <Suspense>
        <Gallery />
      </Suspense>
      <Suspense>
        <Voices />
        <Programs />
      </Suspense>
    </>
  );
}
