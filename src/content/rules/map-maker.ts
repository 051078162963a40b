/** Makers of maps whose name the address of an embedded map does not say, and what they do with what they see. */
const makers = [
  { at: /(?:^|\.)openstreetmap\.org$/, maker: 'OpenStreetMap', rules: 'https://osmfoundation.org/wiki/Privacy_Policy' },
  { at: /(?:^|\.)google\.\w+$/, maker: 'Google', rules: 'https://policies.google.com/privacy' },
] as const;

/** Who learns of a visitor whose browser loads the map, and where their rules stand: of others, the name and the first page of their site. */
export function mapMaker(embed: string): { readonly maker: string; readonly rules: string } {
  const { hostname, origin } = new URL(embed);
  const { maker, rules } = makers.find(({ at }) => at.test(hostname)) ?? {
    maker: hostname.replace(/^www\./, ''),
    rules: origin,
  };
  return { maker, rules };
}
