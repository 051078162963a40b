import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { CaptionHtml, safeCaption } from '#ui/media/caption-html.tsx';
import { Lightbox, type LightboxItem } from '#ui/overlay/lightbox.tsx';

const shown = (html: string) => render(<div>{safeCaption(html)}</div>).container.firstElementChild!;

test('words, emphasis, lists and links of a caption are shown', () => {
  const html =
    '<p>Snow <strong>day</strong>, <em>again</em><br><a href="https://a.example/b">More</a></p><ul><li>Boots</li><li>Mitts</li></ul>';
  const caption = shown(html);
  expect(caption.querySelector('strong')!.textContent).toBe('day');
  expect(caption.querySelector('em')!.textContent).toBe('again');
  expect(caption.querySelectorAll('br')).toHaveLength(1);
  expect([...caption.querySelectorAll('ul > li')].map(({ textContent }) => textContent)).toEqual(['Boots', 'Mitts']);
  expect(screen.getByRole('link', { name: 'More' }).getAttribute('href')).toBe('https://a.example/b');
});

test('an element that could run or load something is left out with its words', () => {
  const attacks = [
    '<script>bad()</script>',
    '<p onclick="bad()" style="position:fixed" id="x" class="y">Text</p>',
    '<img src=x onerror="bad()">',
    '<svg onload="bad()"><script>bad()</script><a href="https://a.example">Text</a></svg>',
    '<iframe src="https://a.example" srcdoc="<script>bad()</script>"></iframe>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=bad()&gt;">',
    '<noscript><p title="</noscript><img src=x onerror=bad()>"></noscript>',
    '<template><img src=x onerror="bad()"></template>',
    '<style>p { display: none }</style>',
    '<form action="https://a.example"><input name=a><button>Send</button></form>',
    '<video src=x onerror="bad()"></video><object data=x></object><embed src=x><base href="https://a.example">',
  ];
  for (const attack of attacks) {
    const caption = shown(attack);
    const kept = [...caption.querySelectorAll('*')];
    for (const { tagName, attributes } of kept) {
      expect(['P', 'STRONG', 'EM', 'BR', 'UL', 'LI', 'A'], attack).toContain(tagName);
      const names = [...attributes].map(({ name }) => name);
      expect(
        names.filter((name) => !['href', 'class'].includes(name)),
        attack,
      ).toEqual([]);
    }
    expect(caption.querySelector('.y'), attack).toBeNull();
    expect(caption.textContent, attack).not.toContain('bad()');
  }
});

test('an unknown element leaves its words', () => {
  expect(shown('<section><h2>Snow</h2> <b>day</b></section>').innerHTML).toBe('Snow day');
});

test('a link that would run a script leaves only its words', () => {
  const addresses = [
    'javascript:bad()',
    ' java\nscript:bad()',
    'data:text/html,bad',
    'vbscript:bad',
    'file:///x',
    'blob:x',
    'http://',
  ];
  for (const address of addresses) expect(shown(`<a href="${address}">More</a>`).innerHTML, address).toBe('More');
  expect(shown('<a href="mailto:a@b.example">Write</a>').querySelector('a')!.getAttribute('href')).toBe(
    'mailto:a@b.example',
  );
  expect(shown('<a>More</a>').innerHTML).toBe('More');
});

test.each([
  ['an error', new Response('<p>Broken</p>', { status: 500 })],
  ['an answer of a whole page’s length', new Response(`<p>${'long '.repeat(5000)}</p>`)],
])('%s shows nothing', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer);
  const { container } = render(<CaptionHtml url="/captions/june.html" />);
  // The answer is in memory, so it has been read before the next turn of the event loop.
  await act(() => new Promise((resolve) => setImmediate(resolve)));
  expect(container.textContent).toBe('');
});

test('an image gallery shows the caption of the picture in view, and requests none without an address', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('<p>Made of <em>clay</em><img src=x onerror="bad()"></p>'),
  );
  vi.stubGlobal('fetch', fetched);
  const items: LightboxItem[] = ['a', 'b'].map((id) => ({
    id,
    picture: { name: id, alt: `Picture ${id}`, width: 1200, height: 800, widths: [480, 1200] },
    title: `Title ${id}`,
    ...(id === 'b' ? { captionUrl: '/captions/b.html' } : {}),
  }));
  const words = {
    previous: 'Back',
    next: 'On',
    close: 'Close',
    position: '',
    first: '',
    last: '',
    failed: '',
    pan: '',
  };
  render(
    <Lightbox title="Gallery" items={items} open start={0} onClose={() => {}} returnTo={() => null} words={words} />,
  );
  expect(fetched).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'On' }).click();
  expect((await screen.findByText('clay')).tagName).toBe('EM');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').querySelector('img')).toBeNull();
});
