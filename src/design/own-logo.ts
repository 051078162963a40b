/** Address of the daycare's own logo (site/design.yaml); undefined if it shows the lantern. */
export { logo } from '#content/site/design.ts';
