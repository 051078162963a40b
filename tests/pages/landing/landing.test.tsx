import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { mainFilm } from '#content/site/recordings.ts';
import { phoneLink } from '#content/rules/provider.ts';
import { provider } from '#content/site/provider.ts';
import { filmWords } from '#content/words/films.ts';
import { landingWords } from '#content/words/landing.ts';
import { header } from '#content/words/header.ts';
import { Frame } from '#frame/frame.tsx';
import { Landing } from '#pages/landing/landing.tsx';
import { type RouteOf, routes } from '#routes.ts';

import { expectNoViolation } from '../../ui/axe.ts';
import { openNews } from '../open-news.tsx';

const pages = routes.filter(({ kind }) => kind === 'landing') as RouteOf<'landing'>[];

test.each(pages)('$path opens the film in a dialog from its hero and from its film section', async (route) => {
  const user = userEvent.setup();
  openNews<'landing'>(route.path, (row) => <Landing route={row} />);
  for (const name of [landingWords.watch, `Play “${mainFilm!.title}”`]) {
    await user.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: mainFilm!.title });
    expect(dialog.querySelector('video')).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: filmWords.close }));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  await expectNoViolation();
});

test('the header of /index-4 alone has the provider’s number for help', () => {
  for (const { path } of pages) {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Frame>words</Frame>
      </MemoryRouter>,
    );
    const help = within(screen.getByRole('banner')).queryByText(new RegExp(header.help));
    expect(help?.querySelector('a')?.getAttribute('href'), path).toBe(
      path === '/index-4' ? phoneLink(provider.phone) : undefined,
    );
    cleanup();
  }
});
