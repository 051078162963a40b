// The home page. Each section hydrates in its own task, the banner first; the code of the facts, which nobody presses at once, comes on its own.
import { hasGallery, hasTestimonials } from '#content/values/lists.ts';
import { RegistrationCard } from '#forms/registration/index.tsx';
import { Banner } from './banner.tsx';
import { HomeGallery } from './home-gallery.tsx';
import { Offers } from './offers.tsx';
import { Philosophy } from './philosophy.tsx';
import { Programs } from './programs.tsx';
import { Ribbon } from './ribbon.tsx';
import { Voices } from '#pages/shared-voices/voices.tsx';
import { Welcome } from './welcome.tsx';
import { Page } from '#pages/page.tsx';
import { KeyFacts } from '#pages/shared-facts/key-facts.tsx';

export function Home() {
  return (
    <Page path="/">
      <Banner>
        <RegistrationCard />
      </Banner>
      <KeyFacts />
      <Ribbon />
      <Welcome />
      <Philosophy />
      <Offers />
      {hasGallery && <HomeGallery />}
      {hasTestimonials && <Voices place="home" />}
      <Programs />
    </Page>
  );
}
