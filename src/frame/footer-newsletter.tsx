// The newsletter in the footer of the template pages.
import { newsletter } from '#content/site/words/forms.ts';
import { Newsletter } from '#forms/newsletter/index.tsx';

export function FooterNewsletter() {
  return (
    <section aria-labelledby="letter-title" className="bg-night-base pt-12 print:hidden!">
      <div className="wrap grid grid-cols-1 items-center gap-8 wide:grid-cols-2">
        <div>
          <h2 id="letter-title" className="text-2">
            {newsletter.title}
          </h2>
          <p className="mt-3 max-w-lead">{newsletter.text}</p>
        </div>
        <Newsletter />
      </div>
    </section>
  );
}
