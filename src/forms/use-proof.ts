/** The spam check of one form: starts when the form is first used, so that it is done before sending. A proof is valid once. */
import { useRef, useState } from 'react';

import type { CaptchaState } from '#ui/control/captcha.tsx';
import { loadProof } from './send.ts';

/** In ms. After this time another challenge is solved, because a proof expires after ten minutes (gateway/forms/captcha.ts). */
const lifetime = 8 * 60_000;

/** Browsers offer cryptography on secure connections only; otherwise the browser posts the form as without scripts. */
export const canProve = () => 'subtle' in crypto;

/** @param url of the challenge; without it there is no spam check */
export function useProof(url: string | undefined) {
  const [state, setState] = useState<CaptchaState>('waiting');
  const held = useRef<{ proof: Promise<string>; since: number }>(undefined);

  function prepare(): Promise<string> {
    if (held.current && performance.now() - held.current.since < lifetime) return held.current.proof;
    setState('working');
    const proof = loadProof().then(({ prove }) => prove(url!));
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
    /** Call when the form is used. */
    prepare: () => void (url && canProve() && prepare().catch(() => undefined)),
    /** A proof to send once; undefined if none is needed. Throws if the check fails. */
    async take(): Promise<string | undefined> {
      if (!url) return undefined;
      const proof = await prepare();
      held.current = undefined;
      return proof;
    },
  };
}
