/** What a letter needs to know of the daycare: the part of the provider's configuration that stands in mail. */
export interface Letterhead {
  /** Short name: subjects and signatures. */
  readonly name: string;
  readonly longName: string;
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly province: string;
    readonly postalCode: string;
  };
  readonly phone: string;
  readonly email: string;
  /** How soon a parent has an answer, as in “within …”. */
  readonly answersWithin: string;
  /** Offset of the daycare's clock from UTC, such as '-06:00'. */
  readonly utcOffset: string;
}
