/** The path of a Chromium that is there, if one is. */
export function foundChromium(): string | undefined;
