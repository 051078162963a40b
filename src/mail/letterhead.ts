/** The part of the provider's configuration that letters use. */
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
  /** How soon the daycare replies, as the end of a sentence: “within …”. */
  readonly answersWithin: string;
  /** Offset of the daycare's clock from UTC, such as '-06:00'. */
  readonly utcOffset: string;
}
