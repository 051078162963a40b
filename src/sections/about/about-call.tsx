// The hero text: one sentence on the full colour of morning, and one button.
import type { aboutCall } from '#content/about.ts';
import { Link } from '#ui/link.tsx';

export function AboutCall({ text, link }: typeof aboutCall) {
  return (
    <section className="band bg-stage">
      <div className="wrap">
        <h2 className="text-hero">{text}</h2>
        <p className="mt-8">
          <Link to="/#register" button="solid">
            {link}
          </Link>
        </p>
      </div>
    </section>
  );
}
