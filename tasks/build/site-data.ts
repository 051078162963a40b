// The modules of content/site read the owner's folder, which only Node can, and those of content/values compute what many pages need of it. Vite gets the values that
// they export instead, as the text of a module, so that a build holds neither the files nor the code that reads them.
import { createReadStream, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createLogger, type Connect, type Logger, type Plugin, type ViteDevServer } from 'vite';

import type * as Reports from '../../a11y/reports.ts';
import type * as BuiltPages from '../../src/app/built-pages.ts';
import { siteFolder } from '../../src/content/reader/site-file.ts';
import { root } from '../programs.ts';
import { drawLogo } from './own-logo.ts';
import { fileAt } from './own-pictures.ts';

const site = join(root, 'src/content/site/');
const values = join(root, 'src/content/values/');
/** Behind the name of a module: that of one of its exports. */
const only = '?value=';

/** How often a file of the owner's has changed while Vite serves: Node would otherwise give the module that it has read before. */
let changes = 0;
/** While Vite serves a browser, values are made there, of what the modules of content/site are at that moment. */
let isServing = false;

export const siteData: Plugin = {
  name: 'site-data',
  config: (_, { command, mode }) => {
    isServing = command === 'serve' && mode === 'development';
    return {
      ...(mode === 'development' && { customLogger: ownersLogger() }),
      server: { fs: { allow: [root, siteFolder] } },
    };
  },
  resolveId: (id) => (id.includes(only) ? { id, moduleSideEffects: false } : null),
  async load(id) {
    if (!id.startsWith(site) && (isServing || !id.startsWith(values))) return null;
    const [file = '', name] = id.split(only);
    for (const each of readdirSync(siteFolder, { recursive: true, withFileTypes: true }))
      if (each.isFile() && !each.parentPath.includes(`${sep}.git`)) this.addWatchFile(join(each.parentPath, each.name));
    // A mistake of the owner's is thrown as it is: this.error() would put the name of this plugin before it, over the page.
    const exported: Record<string, unknown> = await import(
      pathToFileURL(file).href + (changes ? `?changes=${changes}` : '')
    );
    if (name) return `export const ${name} = ${JSON.stringify(exported[name])};`;
    // Each export is a module of its own, so that a page's scripts hold no other.
    return Object.keys(exported)
      .map((each) => `export { ${each} } from ${JSON.stringify(file + only + each)};`)
      .join('\n');
  },
  /** Below a mistake over the page Vite advises on its own settings, which an owner does not have. */
  transformIndexHtml: () => [{ tag: 'style', children: 'vite-error-overlay::part(tip) { display: none }' }],
  // Vitest keeps transformed modules on disk by their own text, but these change with the owner's files.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (id.startsWith(site) || id.startsWith(values) ? false : undefined)),
  configureServer(server) {
    const { middlewares, watcher } = server;
    // Files that are new, too.
    watcher.add(siteFolder);
    middlewares.use('/pictures', (...connection) => void servePicture(...connection));
    middlewares.use('/data', (...connection) => void serveData(server, ...connection));
    // Films, sounds and PDFs are Vite's to serve, which answers the ranges that players ask for.
    middlewares.use((request, _, next) => {
      if (request.url && /^\/(?:files|media)\//.test(request.url)) request.url = `/@fs${join(siteFolder, request.url)}`;
      next();
    });
  },
  hotUpdate({ file, server }) {
    if (!file.startsWith(siteFolder)) return undefined;
    changes += 1;
    server.moduleGraph.invalidateAll();
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

const servePicture: Connect.NextHandleFunction = async (request, response, next) => {
  try {
    const logo = (await drawLogo()).get(`/pictures${request.url}`);
    if (logo) return response.setHeader('Content-Type', 'image/webp').end(logo);
    const file = await fileAt(request.url ?? '');
    if (!file) return next();
    response.setHeader('Content-Type', `image/${file.slice(-4)}`);
    createReadStream(file).pipe(response);
  } catch (error) {
    next(error);
  }
};

/** What pages fetch; the build writes it into files. */
async function serveData(
  server: ViteDevServer,
  ...[{ url = '' }, response, next]: Parameters<Connect.NextHandleFunction>
) {
  try {
    const { pageData } = (await server.ssrLoadModule('/src/app/built-pages.ts')) as typeof BuiltPages;
    const { publishedFacts, publishedReports } = (await server.ssrLoadModule('/a11y/reports.ts')) as typeof Reports;
    const data = pageData(publishedFacts(publishedReports())).get(url.slice(1, -'.json'.length));
    response.statusCode = data === undefined ? 404 : 200;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(data));
  } catch (error) {
    next(error);
  }
}

/**
 * Vite's log, with a mistake of the owner's as a sentence alone, and once after each change: Vite puts words of its own before it, and logs it again for each module that reads the file.
 * https://vite.dev/config/shared-options.html#customlogger
 */
function ownersLogger(): Logger {
  const logger = createLogger();
  const log = logger.error;
  const said = new Set<string>();
  logger.error = (message, options) => {
    const { error } = options ?? {};
    // By its name: Vite bundles this file with a SiteError of its own, and the modules of content/site throw Node's.
    if (error?.name !== 'SiteError') return log(message, options);
    const sentence = `${changes} ${error.message}`;
    if (!said.has(sentence)) log(error.message, { error });
    said.add(sentence);
  };
  return logger;
}
