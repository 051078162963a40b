// What something on the way answers in place of the mail service is no success, whatever its status: a network that asks to sign in, a host that answers every
// address with its page, a service that reports its failure in the body.
import { expect, test } from '../site.ts';
import { sentForms } from './forms.ts';
import { hydrated } from './family.ts';

const answers = {
  'a page': { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Thank you.</p>' },
  nothing: { status: 200, body: '' },
  'no content': { status: 204 },
  'an error': { status: 200, json: { error: 'quota exceeded' } },
  'another shape': { status: 200, json: { status: 'queued', id: '250' } },
};

for (const { name, reach, form, fill, send, kept, says, posts } of sentForms)
  test(
    `a ${name} is sent only when the service says so: anything else keeps it, and it can be sent again`,
    { tag: ['message', 'question'].includes(name) ? [] : '@release' },
    async ({ page }) => {
      await reach(page);
      await hydrated(form(page));
      await fill(page);
      const [field, value] = kept(page);
      for (const [what, answer] of Object.entries(answers)) {
        await page.route(posts, (route) => route.fulfill(answer));
        const answered = page.waitForResponse(posts);
        await send(page);
        await answered;
        await expect(form(page).getByText(says.refused), what).toBeVisible();
        await expect(form(page).getByRole('button', { name: /^Sending/ }), what).toHaveCount(0);
        await expect(form(page).getByText(says.sent), what).toHaveCount(0);
        await expect(field, what).toHaveValue(value);
        await page.unroute(posts);
      }
      await send(page);
      await expect(form(page).getByText(says.sent)).toBeVisible();
    },
  );
