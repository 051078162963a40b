/** The spam check of one form: begun when somebody comes to the form, finished long before they send, good for one sending. */
import { useRef, useState } from 'react';

import type { CaptchaState } from '#ui/control/captcha.tsx';

/** A proof is good for ten minutes (gateway/forms/captcha.ts); after nearly as long another challenge is solved. In ms. */
const lifetime = 8 * 60_000;

/** Browsers have their cryptography only on secure connections; without it the form posts by itself as it does without scripts. */
export const canProve = () => 'subtle' in crypto;

/** `url` gives the challenge; without one there is nothing to check. */
export function useProof(url: string | undefined) {
  const [state, setState] = useState<CaptchaState>('waiting');
  const held = useRef<{ proof: Promise<string>; since: number }>(undefined);

  function prepare(): Promise<string> {
    if (held.current && performance.now() - held.current.since < lifetime) return held.current.proof;
    setState('working');
    const proof = import('./proof.ts').then(({ prove }) => prove(url!));
    const ready = { proof, since: performance.now() };
    held.current = ready;
    proof.then(
      () => setState('done'),
      () => {
        if (held.current === ready) held.current = undefined;
        setState('failed');
      },
    );
    return proof;
  }

  return {
    state,
    /** Call when somebody comes to the form. */
    prepare: () => void (url && canProve() && prepare().catch(() => undefined)),
    /** The proof for one sending; undefined where none is asked for. Throws if there is none to be had. */
    async take(): Promise<string | undefined> {
      if (!url) return undefined;
      const proof = await prepare();
      held.current = undefined;
      return proof;
    },
  };
}
