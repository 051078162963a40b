/** In the words of the privacy page, which computer takes what parents send: it depends on where the site is built for (docs/deploy.md). */
export function mailComputer({ MAIL_HOST: host, STATIC_HOST: isStatic }: NodeJS.ProcessEnv): string {
  if (host?.trim()) return `a computer that works for us, ${URL.parse(host)?.hostname ?? host}`;
  return isStatic?.trim() === 'yes' ? 'the computer of your own mail service' : 'this website’s own computer';
}
