/**
 * Makes code that was lost once loadable again. Most browsers remember a failed import for as long as the document is open
 * (https://github.com/whatwg/html/pull/10327), but not under another address.
 */
export function loadAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let losses = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      // Safari does not say the address.
      const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
      losses += 1;
      if (losses < 2 || !address) throw error;
      return (await import(/* @vite-ignore */ `${address}?${losses}`)) as Module;
    }
  };
}
