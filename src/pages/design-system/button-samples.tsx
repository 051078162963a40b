// Buttons, links and pagination.
import { useState } from 'react';

import { designHead, pressGroup } from '#content/words/design-system.ts';
import { fillWords } from '#ui/fill-words.ts';
import { Button, buttonSizes, buttonVariants } from '#ui/control/button.tsx';
import { Icon } from '#ui/drawing/icon.tsx';
import { Link, linkVariants } from '#ui/navigation/link.tsx';
import { Pagination } from '#ui/navigation/pagination.tsx';
import { toast } from '#ui/overlay/toast-store.ts';

import { SampleGroup } from './sample-group.tsx';
import { ComponentSample, State, WithScripts } from './component-sample.tsx';

const { looks, sizes, links } = pressGroup;
const say = (name: string) => () => void toast.blank(fillWords(pressGroup.pressed, { name }), { id: 'pressed' });

export function ButtonSamples() {
  return (
    <SampleGroup id="press" title={pressGroup.title} lead={pressGroup.lead} ground="spruce">
      <ComponentSample name="Button" variants={{ ...buttonVariants, ...buttonSizes }}>
        <WithScripts>
          <div className="flex flex-wrap gap-4">
            {(['solid', 'quiet', 'outline', 'lit', 'ink'] as const).map((look) => (
              <Button key={look} variant={look} onClick={say(looks[look])}>
                {looks[look]}
              </Button>
            ))}
            <Button size="small" onClick={say(sizes.small)}>
              {sizes.small}
            </Button>
            <Button variant="outline" size="round" label={sizes.round} onClick={say(sizes.round)}>
              <Icon name="arrow-right" />
            </Button>
          </div>
          <div className="mt-6 flex flex-wrap gap-4 p-6 night">
            {(['night', 'ribbon'] as const).map((look) => (
              <Button key={look} variant={look} onClick={say(looks[look])}>
                {looks[look]}
              </Button>
            ))}
          </div>
          <div className="mt-6">
            <State name={pressGroup.busyNote}>
              <BusyButton />
            </State>
          </div>
        </WithScripts>
      </ComponentSample>
      <ComponentSample name="Link" variants={linkVariants}>
        <p>
          {links.inline.before}
          <Link to="/program">{links.inline.link}</Link>
          {links.inline.after}
        </p>
        <p className="mt-4">
          <Link to="/about" variant="line">
            {links.line}
          </Link>
        </p>
        <p className="mt-4">
          <Link to="/design-system" variant="bar" current>
            {links.current}
          </Link>
        </p>
        <p className="mt-6">
          <Link to="/contact-us" button="solid">
            {links.button}
          </Link>
        </p>
      </ComponentSample>
      <ComponentSample name="Pagination">
        <ExamplePages />
      </ComponentSample>
      <ComponentSample name="ScrollToTop">
        <p>{pressGroup.topNote}</p>
      </ComponentSample>
    </SampleGroup>
  );
}

/** A second button switches the busy state, so that both states can be tried. */
function BusyButton() {
  const [busy, setBusy] = useState(true);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button busy={busy} onClick={say(pressGroup.busy)}>
        <Icon name="circle-notch" motion={busy ? 'turning' : 'none'} />
        {pressGroup.busy}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setBusy(!busy)}>
        {pressGroup.toggle[busy ? 'free' : 'busy']}
      </Button>
    </div>
  );
}

/** Pagination on its first page, on its last page, and shortened; the links lead to the groups of this page. */
function ExamplePages() {
  return (
    <div className="grid gap-6">
      {pressGroup.rows.map(({ name, current, count }) => (
        <Pagination
          key={name}
          current={current}
          count={count}
          hrefOf={(page) => `/design-system#${designHead.groups[page - 1]!.id}`}
          words={{ ...pressGroup.pages, name }}
        />
      ))}
    </div>
  );
}
