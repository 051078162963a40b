/**
 * Makes code that was lost once loadable again. Most browsers remember a failed import for as long as the document is open
 * (https://github.com/whatwg/html/pull/10327), but not under another address.
 * @param load imports one module; a build has the name of its file in it
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let losses = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const [file] = /[\w-]+\.js/.exec(String(load)) ?? [];
      losses += 1;
      if (losses < 2 || !file) throw error;
      return (await import(/* @vite-ignore */ `/assets/${file}?${losses}`)) as Module;
    }
  };
}
