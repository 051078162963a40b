// Requests made to cost the gateway as much as they can: addresses, headers and bodies of repeated pieces, on which a pattern or parser may take more than linear time.
import { formService } from '../../src/content/records/form-service.ts';
import { provider } from '../../src/content/records/provider.ts';
import { noScriptPaths, sendPath } from '../../src/mail/contract.ts';
import { registrationOf } from './registration.ts';

/** Makes a request of so many characters. */
export type Make = (size: number) => string;

/** A piece repeated until there are so many characters. */
const many = (piece: string, size: number) => piece.repeat(Math.max(1, Math.floor(size / piece.length)));

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const post = (path: string, type: string, body: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}Content-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n\r\n${body}`;

const address =
  (before: string, piece: string, after = ''): Make =>
  (size) =>
    get(before + many(piece, size - before.length - after.length) + after);
const header =
  (name: string, before: string, piece: string, after = '', path = '/'): Make =>
  (size) =>
    get(path, `${name}: ${before}${many(piece, size)}${after}\r\n`);
const json = (body: unknown, path: string = sendPath) =>
  post(path, 'application/json', typeof body === 'string' ? body : JSON.stringify(body));
const letter = (fields: object) => json({ to: provider.email, subject: 'Hello', message: 'Hello', ...fields });
const form =
  (path: string, before: string, piece: string): Make =>
  (size) =>
    post(path, 'application/x-www-form-urlencoded', before + many(piece, size));
const contact = 'dzName=Ana&dzEmail=ana%40family.example&dzOther%5BPhone%5D=403-555-0167&dzMessage=';
const service = (fields: object) => ({
  user_id: formService.publicKey,
  service_id: formService.serviceId,
  template_id: formService.templates.question,
  template_params: { dzName: 'Ana', dzEmail: 'ana@family.example', dzMessage: 'Hello', ...fields },
});

/** By what is repeated. */
export const costlyRequests: Readonly<Record<string, Make>> = {
  'address: slashes': address('/', '/', 'x'),
  'address: short folders': address('/', 'a/'),
  'address: hashed names': address('/assets/', '-a', '!.js'),
  'address: hashed names with dots': address('/assets/', '-aaaaaaaa.'),
  'address: dots': address('/', '.'),
  'address: dot segments': address('/', './'),
  'address: two dots': address('/', '../', 'x.js'),
  'address: encoded slashes': address('/', '%2f'),
  'address: encoded percent signs': address('/', '%25'),
  'address: percent signs': address('/', '%'),
  'address: encoded letters': address('/', '%61'),
  'address: semicolons': address('/', ';'),
  'address: one long name': address('/', 'x', '.html'),
  'address: absolute': address('http://x/', '/'),
  'address: below /api': address('/api/', '/'),
  'address: reports': address('/accessibility/reports/', 'a-', '.htm'),
  'query: pairs': address('/?', 'a=1&'),
  'query: ampersands': address('/?', '&'),
  'query: percent signs': address('/?', '%'),
  'query: a tag of dashes': address('/blog-list-right-sidebar?tag=', '-'),
  'query: a tag of spaces': address('/blog-list-right-sidebar?tag=a', '+'),
  'query: a class with a long name': address('/classes-details?class=', 'x'),
  'If-None-Match: spaces': header('If-None-Match', '"a', ' ', 'b"'),
  'If-None-Match: tags': header('If-None-Match', '', '"a",', '"b"'),
  'If-None-Match: commas': header('If-None-Match', '', ',', 'x'),
  'If-Modified-Since: letters': header('If-Modified-Since', '', 'a '),
  'If-Match: tags': header('If-Match', '', '"a", '),
  'Accept-Encoding: spaces': header('Accept-Encoding', 'x', ' ', 'y'),
  'Accept-Encoding: refusals': header('Accept-Encoding', '', 'br;q=0,'),
  'Accept-Encoding: stars': header('Accept-Encoding', '', '*'),
  'Accept: types': header('Accept', '', 'text/x,', '', '/none'),
  'Range: parts': header('Range', 'bytes=', '0-0,', '1-1', '/favicon.svg'),
  'Range: dashes': header('Range', 'bytes=', '-', '', '/favicon.svg'),
  'Cookie: pairs': header('Cookie', '', 'a=b; '),
  'X-Forwarded-For: addresses': header('X-Forwarded-For', '', '1.1.1.1, '),
  'many headers': (size) => get('/', many('X-a: b\r\n', size)),
  'Origin: dots': (size) => post(sendPath, 'application/json', '{}', `Origin: https://${many('a.', size)}\r\n`),
  'Content-Type: parameters': (size) => post(sendPath, `application/json${many('; a=b', size)}`, '{}'),
  'JSON: arrays': (size) => json(many('[', size)),
  'JSON: objects': (size) => json(many('{"a":', size)),
  'JSON: fields': (size) => json(Object.fromEntries(Array.from({ length: size / 10 }, (_, index) => [`f${index}`, 1]))),
  'letter: line breaks': (size) => letter({ message: many('\n\nName: ', size) }),
  'letter: opening tags': (size) => letter({ html: many('<b>', size) }),
  'letter: angle brackets': (size) => letter({ html: many('<', size) }),
  'letter: entities': (size) => letter({ html: many('&amp', size) }),
  'letter: styles': (size) => letter({ html: many('<p style="color:red">', size) }),
  'letter: comments': (size) => letter({ html: many('<!--', size) }),
  'letter: an encoded subject': (size) => letter({ subject: many('=?a', Math.min(size, 390)) }),
  'letter: a recipient of dots': (size) => letter({ to: `a@${many('a.', size)}` }),
  'letter: a registration with a long note': (size) => json(registrationOf('x', many('note ', size))),
  'form: pairs': form(noScriptPaths.contact, '', 'a=b&'),
  'form: line breaks': form(noScriptPaths.contact, contact, '%0D%0A'),
  'form: an e-mail address of dashes': form(noScriptPaths.newsletter, 'dzEmail=a@', 'a-.'),
  'form: percent signs': form(noScriptPaths.contact, contact, '%'),
  'multipart: parts': (size) =>
    post(
      '/api/v1.0/email/send-form',
      'multipart/form-data; boundary=e',
      `${many('--e\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n', size)}--e--\r\n`,
    ),
  'multipart: boundaries': (size) =>
    post('/api/v1.0/email/send-form', 'multipart/form-data; boundary=e', many('--e\r\n', size)),
  'spam check: letters': (size) => json(service({ altcha: many('A', size) }), '/api/v1.0/email/send'),
  'spam check: arrays': (size) =>
    json(service({ altcha: Buffer.from(many('[', Math.min(size, 2_900))).toString('base64') }), '/api/v1.0/email/send'),
};
