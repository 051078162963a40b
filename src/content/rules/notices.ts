/** Notices: what the daycare says for a short time. */
/** As the owner writes it: a day, or a day and a time of day. */
export interface WrittenNotice {
  readonly text: string;
  readonly from: string;
  readonly until: string;
  readonly hours?: string;
}

/** In ms since the epoch. A day at which it ends is its last. */
export const timesOf = ({ from, until }: Pick<WrittenNotice, 'from' | 'until'>, utcOffset: string) => ({
  starts: Date.parse(from.includes('T') ? `${from}${utcOffset}` : `${from}T00:00${utcOffset}`),
  ends: Date.parse(until.includes('T') ? `${until}${utcOffset}` : `${until}T24:00${utcOffset}`),
});

export const dayOf = (moment: string) => moment.slice(0, 10);
