// The page with which the gateway answers where no form can be shown again. The gateway fills in the words in braces (gateway/http/answers.ts).
import { posted as words } from '#content/words/posted.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { titleOf } from '#content/rules/page-title.ts';
import { notFoundPath } from '#routes.ts';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link } from '#ui/navigation/link.tsx';

import { Frame } from './frame.tsx';

export const Notice = () => (
  <Frame>
    <div className="wrap py-section">
      <title>{titleOf({ path: notFoundPath, title: '{title}' }, provider)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-hero">{'{heading}'}</h1>
      <p className="mt-5 text-lead">{'{message}'}</p>
      <p className="mt-5 flex flex-wrap gap-3">
        <Link href={'{back}' as '/'} button="solid">
          {words.back}
        </Link>
        <Link href={phoneLink(provider.phone)} button="quiet">
          <Icon name="phone" />
          {provider.phone}
        </Link>
      </p>
    </div>
  </Frame>
);
