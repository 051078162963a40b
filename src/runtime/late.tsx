// Components with code of their own, in a chunk that is loaded where they are shown: the kinds of page, and what differs between pages of a kind.
import { use, type ComponentType } from 'react';

import { reloadOrThrow } from './reload-document.ts';

const isServer = typeof document === 'undefined';
const loads = new Map<string, () => Promise<unknown>>();
const forgets = new Set<() => void>();

/** The names of those that were rendered on the server: the build writes them into the page (tasks/build/pages.ts). */
export const rendered = new Set<string>();

/** Loads the code of a component before it is rendered: then it does not suspend, and React can answer a press in it while it hydrates the page. */
export const preload = (name: string) => loads.get(name)?.();

/** A failed load is remembered until an error boundary has shown it: if React found none, it would load again and again. What asks for it then loads it again. */
export function forgetFailedLoads() {
  for (const forget of forgets) forget();
}

/** Adds what forgets the failed loads of something else than components. */
export const onForgetting = (forget: () => void) => void forgets.add(forget);

/**
 * A component that suspends while its code loads. If that fails after a navigation, the page is loaded as a document.
 * @param name of its file, without the ending; the build finds its chunk by it
 */
export function late<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  const loadNow = async () => (Loaded = await load());
  loads.set(name, loadNow);
  forgets.add(() => (shown = undefined));

  return function Late(props) {
    if (isServer) rendered.add(name);
    // What has suspended once goes on with the same promise. https://react.dev/warnings/conditional-use
    const Content = Loaded && !shown ? Loaded : use((shown ??= isServer ? loadNow() : loadNow().catch(reloadOrThrow)));
    return <Content {...props} />;
  };
}
