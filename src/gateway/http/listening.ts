/** Whether the gateway can listen where its settings say. `npm start` asks before it builds, so that nobody waits for a build in vain. */
import { once } from 'node:events';
import { createServer } from 'node:net';

import { SettingError, type Settings } from '#gateway/settings.ts';

type Place = Pick<Settings, 'PORT' | 'HOST'>;

/** @throws {SettingError} with a way out, if something else listens there or this user may not */
export async function checkPlace(place: Place): Promise<void> {
  const server = createServer().listen(place.PORT, place.HOST);
  await once(server, 'listening').catch((error: unknown) => {
    throw notListening(error, place);
  });
  server.close();
  await once(server, 'close');
}

export function notListening(error: unknown, { PORT: port, HOST: host }: Place): SettingError {
  const { code = 'unknown reason' } = error as { code?: string };
  const reasons: Record<string, string> = {
    EADDRINUSE: `PORT ${port} on ${host} is in use, perhaps by this site in another window. End what holds it, or take another: PORT=${port === 4000 ? 4001 : 4000} npm start. To build a site that is being served, npm run build is enough.`,
    EACCES: `PORT ${port} may not be used by this user: those below 1024 are the system's. Take another, as in PORT=4000 npm start, and let a proxy such as Caddy listen on ${port} (docs/deploy.md).`,
  };
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code))
    return new SettingError(
      'HOST is no address of this machine: leave it out for 127.0.0.1, or set 0.0.0.0 for every network.',
    );
  return new SettingError(reasons[code] ?? `PORT ${port} on ${host} cannot be listened on: ${code}.`);
}
