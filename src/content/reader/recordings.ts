/** The films and sounds of recordings.yaml that may be shown. */
import { ended } from './consents.ts';
import { readSiteFile } from './site-file.ts';

type Recordings = ReturnType<typeof readSiteFile<'recordings'>>;
type Recording = Recordings['films' | 'sounds'][number];

/** Where it is seen or heard. */
const sourcesOf = ({ own, service }: Recording): readonly string[] =>
  own ? [...own.files.map(({ name }) => name), ...('still' in own ? [own.still] : [])] : service ? [service.embed] : [];

/** The names of its files in media/. */
export const mediaOf = (one: Recording): readonly string[] => (one.own ? [...sourcesOf(one), one.own.captions] : []);

/** Without those whose consent has ended, also where another entry names what they are seen in. */
export function readRecordings(): Recordings {
  const { films, sounds } = readSiteFile('recordings');
  const ids = ended().flatMap(({ what, name }) => (what === 'recording' ? name : []));
  const gone = new Set([...films, ...sounds].filter(({ id }) => ids.includes(id)).flatMap(sourcesOf));
  const isShown = (one: Recording) => !sourcesOf(one).some((source) => gone.has(source));
  return { films: films.filter(isShown), sounds: sounds.filter(isShown) };
}
