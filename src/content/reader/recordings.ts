/** The films and sounds of recordings.yaml that may be shown. */
import { ended } from './consents.ts';
import { readSiteFile } from './site-file.ts';

type Recordings = ReturnType<typeof readSiteFile<'recordings'>>;
type Recording = Recordings['films' | 'sounds'][number];

const playedFrom = ({ own, service }: Recording) =>
  own ? own.files.map(({ name }) => name) : service ? [service.embed] : [];

/** The names of its files in media/. */
export const mediaOf = ({ own }: Recording): readonly string[] =>
  own ? [...own.files.map(({ name }) => name), own.captions, ...('still' in own ? [own.still] : [])] : [];

/** Without those whose consent has ended, also where another entry names what they are played from. */
export function readRecordings(): Recordings {
  const { films, sounds } = readSiteFile('recordings');
  const ids = ended().flatMap(({ what, name }) => (what === 'recording' ? name : []));
  const gone = new Set([...films, ...sounds].filter(({ id }) => ids.includes(id)).flatMap(playedFrom));
  const isShown = (one: Recording) => !playedFrom(one).some((source) => gone.has(source));
  return { films: films.filter(isShown), sounds: sounds.filter(isShown) };
}
