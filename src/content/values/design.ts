import { design } from '#content/site/design.ts';
import { schemesWith } from '#design/own-colours.ts';

/** The palette with the daycare's own colours. */
export const schemes = schemesWith(design);
