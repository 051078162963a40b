// The points of Mozilla's HTTP Observatory (mdn/mdn-http-observatory, src/grader/charts.js), for a site that is reached over TLS and sends no cookies and no CORS.
type Headers = Readonly<Record<string, unknown>>;

const policyOf = (text: string) =>
  new Map(
    text.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const unsafeInline = ["'unsafe-inline'", 'data:'];
const hasHash = (sources: readonly string[]) => sources.some((one) => /^'(?:sha\d+|nonce)-/.test(one));

function csp(text: string): number {
  if (!text) return -25;
  const policy = policyOf(text);
  const of = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    return hasHash(sources) ? sources.filter((one) => one !== "'unsafe-inline'") : sources;
  };
  const [script, style, object] = [of('script-src'), of('style-src'), of('object-src')];
  const holds = (sources: readonly string[], bad: readonly string[]) => sources.some((one) => bad.includes(one));
  if (holds(script, [...broad, ...unsafeInline]) || holds(object, broad)) return -20;
  if ([...policy.values()].flat().some((one) => one.startsWith('http:'))) return -20;
  if (holds([...script, ...style], ["'unsafe-eval'"])) return -10;
  if (holds(style, [...broad, ...unsafeInline])) return 0;
  return String(policy.get('default-src')) === "'none'" ? 10 : 5;
}

export function pointsOf(headers: Headers, html: string): { points: number; table: string[] } {
  const value = (name: string) => String(headers[name] ?? '');
  const ancestors = policyOf(value('content-security-policy')).get('frame-ancestors');
  const age = Number(/max-age=(\d+)/.exec(value('strict-transport-security'))?.[1] ?? 0);
  const foreignScripts = [...html.matchAll(/<script[^>]+src="(?:https?:)?\/\//g)].length;
  const parts: Record<string, number> = {
    CSP: csp(value('content-security-policy')),
    HSTS: age >= 15_768_000 ? 0 : age ? -10 : -20,
    'X-Frame-Options': ancestors ? 5 : /^(?:DENY|SAMEORIGIN)$/i.test(value('x-frame-options')) ? 0 : -20,
    nosniff: value('x-content-type-options') === 'nosniff' ? 0 : -5,
    'Referrer-Policy': /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(
      value('referrer-policy'),
    )
      ? 5
      : value('referrer-policy')
        ? -5
        : 0,
    CORP: /^same-(?:origin|site)$/.test(value('cross-origin-resource-policy')) ? 10 : 0,
    COOP: value('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    // Scripts of this origin only: neither a bonus nor a penalty.
    SRI: foreignScripts ? -5 : 0,
  };
  const all = Object.values(parts);
  const base = 100 + all.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  // Extra credit only from 90.
  const extra = base >= 90 ? all.filter((one) => one > 0).reduce((sum, one) => sum + one, 0) : 0;
  return {
    points: Math.max(0, Math.floor((base + extra) / 5) * 5),
    table: Object.entries(parts).map(([name, one]) => `${name} ${one}`),
  };
}
