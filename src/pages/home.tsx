// The home page. Each section hydrates in a task of its own, the banner first.
import { RegistrationCard } from '#forms/registration/index.tsx';
import { Banner } from '#sections/home/banner.tsx';
import { Gallery } from '#sections/home/gallery.tsx';
import { Offers } from '#sections/home/offers.tsx';
import { Philosophy } from '#sections/home/philosophy.tsx';
import { Programs } from '#sections/home/programs.tsx';
import { Ribbon } from '#sections/home/ribbon.tsx';
import { Voices } from '#sections/home/voices.tsx';
import { Welcome } from '#sections/home/welcome.tsx';
import { Sections } from '#ui/part.tsx';

export function Home() {
  return (
    <Sections>
      <Banner>
        <RegistrationCard />
      </Banner>
      <Ribbon />
      <Welcome />
      <Philosophy />
      <Offers />
      <Gallery />
      <Voices />
      <Programs />
    </Sections>
  );
}
