/** The path of a Chromium that is there, if one is. */
export function foundChromium(): string | undefined;
/** The path of a Chromium. Ends the process when there is none and none can be installed. */
export function chromium(): string;
