/** Pages for forms posted without scripts: thanks, or the form with its values and what to correct. No script; one inline style sheet, allowed by its hash. */
import { createHash } from 'node:crypto';

import type { FieldValues } from 'react-hook-form';

import { phoneLink, type Provider } from '#content/records/provider.ts';
import { fixed, schemes } from '#design/tokens.ts';
import { htmlName, type Failure, type FieldGroup, type FieldRow, type FormRecord } from '#forms/record.ts';
import { escapeHtml as escape } from '#mail/letter-template.ts';

import { pageWords } from '#gateway/http/refusals.ts';

const { light, evening } = schemes;

/** Not the built style sheet, whose name the gateway does not know. */
const css = `
:root{color-scheme:light dark;--paper:${light.paper};--surface:${light.surface};--ink:${light.ink};--soft:${light['ink-soft']};--accent:${light.accent};--on:${light['on-accent']};--line:${light['line-strong']};--error:${light.error};--tint:${light['error-tint']};--halo:${light['focus-halo']}}
@media(prefers-color-scheme:dark){:root{--paper:${evening.paper};--surface:${evening.surface};--ink:${evening.ink};--soft:${fixed['night-soft']};--accent:${evening['spruce-deep']};--on:${evening.paper};--line:${evening['line-strong']};--error:${evening.error};--tint:${evening['error-tint']}}}
*{box-sizing:border-box}
body{margin:0;border-top:.75rem solid var(--halo);background:var(--paper);color:var(--ink);font:1.125rem/1.6 Verdana,sans-serif;overflow-wrap:anywhere}
header{padding:1.5rem 1.25rem 0;max-width:44rem;margin:auto;font-weight:700}
main{max-width:44rem;margin:0 auto;padding:1rem 1.25rem 4rem}
h1,h2,legend{font-family:"Trebuchet MS",Verdana,sans-serif;line-height:1.15;font-weight:700}
h1{font-size:clamp(1.75rem,1.4rem + 1.45vw,2.5rem);margin:.5rem 0 1.5rem}
h2{font-size:1.375rem;margin:0 0 .5rem}
legend{font-size:1.375rem;padding:0}
a{color:var(--accent);text-underline-offset:.2em}
a:hover{text-decoration-thickness:.15em}
.card,.summary{background:var(--surface);border:2px solid var(--line);border-radius:1.25rem;padding:1.5rem;margin:0 0 1.5rem}
.summary{border-color:var(--error);border-width:3px}
.summary ul{margin:.5rem 0 0;padding-left:1.25rem}
.summary li{padding:.5rem 0}
.summary a{color:var(--error);font-weight:700;padding:.65rem 0}
.card p,.summary p{margin:0}
.card p+p{margin-top:.75rem}
fieldset{border:0;margin:0 0 2.5rem;padding:0;min-width:0}
legend{margin-bottom:1rem}
.field{margin-bottom:1.5rem}
label{display:block;font-weight:700;margin-bottom:.5rem}
label span{font-weight:400;color:var(--soft)}
input,select,textarea{display:block;width:100%;min-height:3rem;border:2px solid var(--line);border-radius:.625rem;background:var(--surface);color:var(--ink);font:inherit;padding:.5rem .75rem}
[aria-invalid=true]{border-color:var(--error);background:var(--tint)}
.card .hint{color:var(--soft);font-size:1rem;margin-top:.25rem}
.card .error{color:var(--error);font-size:1rem;font-weight:700;margin-top:.5rem}
button{min-height:3.25rem;border:2px solid transparent;border-radius:99rem;background:var(--accent);color:var(--on);font:inherit;font-weight:700;padding:.5rem 2rem;cursor:pointer}
:focus-visible,.summary:focus{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--halo)}
header a,.home{display:inline-block;padding:.625rem 0}
@media(forced-colors:active){[aria-invalid=true]{border-style:double}}
`;

/** Content-Security-Policy of these pages: no scripts, no subresources, forms post only to this origin. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

/** `isConfirmed`: a confirmation goes to the address in the form. */
export function thanksPage(
  provider: Provider,
  { page: { sent, next, back } }: FormRecord,
  values: FieldValues,
  answer: string,
  isConfirmed: boolean,
): string {
  return page(
    provider,
    answer,
    `<h1>${escape(answer)}</h1>
<div class="card">
${[sent, ...next(values, isConfirmed)].map((text) => `<p>${escape(text)}</p>`).join('\n')}
</div>
<p>${backLink(back(provider, values))}</p>`,
  );
}

const backLink = (back: { path: string; title: string } | undefined) =>
  `<a class="home" href="${escape(back?.path ?? '/')}">${back ? escape(pageWords.backTo.replace('{title}', () => back.title)) : pageWords.home}</a>`;

/** The form with its values, and what to correct at the top and beside each field. `notice`: a refusal that no single field caused. */
export function problemPage(
  provider: Provider,
  form: FormRecord,
  textOf: (name: string) => string,
  { failures = [], notice }: { failures?: readonly Failure[]; notice?: string },
): string {
  const list = failures.map((one) => `<li><a href="#${idOf(one.field)}">${escape(one.message)}</a></li>`);
  const { path, title, submit } = form.page;
  const carried = form.carried.map((name) => [name, textOf(name)] as const);
  const hidden = [...Object.entries(form.hidden), ...carried].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  );
  return page(
    provider,
    pageWords.errorPrefix + title,
    `<h1>${escape(title)}</h1>
${summary(`${notice === undefined ? '' : noticeText(provider, `${notice} ${pageWords.kept}`)}${list.length ? `<ul>${list.join('')}</ul>` : ''}`)}
<form class="card" method="post" action="${path}" novalidate>
${hidden.join('')}${form.groups.map((group) => fieldset(group, textOf, failures)).join('\n')}
<button type="submit">${escape(submit)}</button>
</form>`,
  );
}

/** For a post that could not be parsed, so that there are no values to show. */
export function refusalPage(provider: Provider, { page: { title, home } }: FormRecord, notice: string): string {
  return page(
    provider,
    pageWords.errorPrefix + title,
    `<h1>${escape(title)}</h1>
${summary(noticeText(provider, notice))}
<p><a class="home" href="${home}">${escape(title)}</a></p>`,
  );
}

/** Receives focus when the page opens, so that screen readers announce it first. */
const summary = (content: string) =>
  `<div class="summary" role="alert" aria-labelledby="problem" tabindex="-1" autofocus><h2 id="problem">${pageWords.problem}</h2>${content}</div>`;

const noticeText = ({ phone }: Provider, text: string) =>
  `<p>${escape(text).replace(escape(phone), `<a href="${phoneLink(phone)}">${escape(phone)}</a>`)}</p>`;

function fieldset(group: FieldGroup, textOf: (name: string) => string, failures: readonly Failure[]): string {
  const fields = group.fields.map((one) => {
    const failure = failures.find((found) => found.field === one.name);
    return field({ ...one, name: htmlName(one.name) }, textOf(htmlName(one.name)), failure?.message);
  });
  if (group.legend === undefined) return `<div>${fields.join('\n')}</div>`;
  return `<fieldset><legend>${escape(group.legend)}</legend>\n${fields.join('\n')}\n</fieldset>`;
}

function field(one: FieldRow, value: string, error: string | undefined): string {
  const id = idOf(one.name);
  const described = [one.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const attributes = [
    `id="${id}" name="${one.name}"`,
    one.autoComplete && `autocomplete="${one.autoComplete}"`,
    !one.optional && 'required',
    described && `aria-describedby="${described}"`,
    error && 'aria-invalid="true"',
  ]
    .filter(Boolean)
    .join(' ');
  return `<div class="field"><label for="${id}">${escape(one.label)}${one.optional ? `<span>${pageWords.optional}</span>` : ''}</label>
${control(one, attributes, value)}${one.hint ? `<p class="hint" id="${id}-hint">${escape(one.hint)}</p>` : ''}${error ? `<p class="error" id="${id}-error">${escape(error)}</p>` : ''}</div>`;
}

function control(one: FieldRow, attributes: string, value: string): string {
  switch (one.kind) {
    case 'select': {
      const choices = [{ value: '', label: one.choose }, ...one.options].map(
        (option) =>
          `<option value="${option.value}"${option.value === value ? ' selected' : ''}>${escape(option.label)}</option>`,
      );
      return `<select ${attributes}>${choices.join('')}</select>`;
    }
    case 'textarea':
      // HTML ignores one line break after the opening tag; without it, one that was typed would be lost.
      return `<textarea ${attributes} rows="6">\n${escape(value)}</textarea>`;
    case 'date': {
      // A date field would not show a value that is no date, and the typed value must stay.
      const type = !value || /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'date' : 'text';
      return `<input type="${type}" ${attributes} value="${escape(value)}">`;
    }
    default:
      return `<input type="${one.kind}" ${attributes} value="${escape(value)}">`;
  }
}

/** Ids without the brackets of `dzOther[Phone]`. */
const idOf = (name: string) => name.replace(/\W+/g, '-').replace(/-$/, '');

const page = (provider: Provider, title: string, main: string) => `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(`${title} | ${provider.name}`)}</title>
<style>${css}</style>
</head>
<body>
<header><a href="/">${escape(provider.name)}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
