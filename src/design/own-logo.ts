/** The daycare's own logo (site/design.yaml), for ui/, which imports no content. */
export { logo, wideLogo } from '#content/site/logo.ts';
