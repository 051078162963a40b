/** Address of the daycare's own logo (site/design.yaml), for ui/, which imports no content. */
export { logo } from '#content/site/logo.ts';
