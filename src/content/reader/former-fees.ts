/** The fees of facts.yaml as they were before they became a list: two sums of the province's. */
import { isMap, stringify, type Document } from 'yaml';

/** What to write instead, with the same figures, and where the group stands. */
export function formerFees(document: Document): { readonly offset: number; readonly sentence: string } | undefined {
  const group = document.get('fees', true);
  if (!isMap(group) || group.has('list') || !(group.has('fullTime') || group.has('partTime'))) return undefined;
  const { fullTime, partTime, hours, otherwise, source, ...days } = group.toJS(document);
  const list = [
    { id: 'fullTime', name: 'Full-time daycare', short: 'Full-time', sum: fullTime, hours: hours?.fullTime },
    { id: 'partTime', name: 'Part-time daycare', short: 'Part-time', sum: partTime, hours: hours?.partTime },
  ].filter(({ sum }) => sum !== undefined);
  const rest = { per: 'month', atMost: 'yes', for: 'up to kindergarten age', source: 'province' };
  const fees = {
    otherwise,
    list: list.map((fee) => ({ ...fee, ...rest })),
    sources: [{ name: 'province', ...source, ...days }],
  };
  return {
    offset: group.range?.[0] ?? 0,
    sentence: `fees is a list now. Put these lines in the place of the group, and take out what is not so of a fee of yours, such as “atMost”, “for” or “source”:\n${stringify({ fees }, { lineWidth: 0 })}`,
  };
}
