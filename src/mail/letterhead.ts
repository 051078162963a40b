/** What a daycare says of itself in letters and in what its forms ask: the browser has it of its own build, the gateway reads it from the build that is served. */
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
  /** The public address of the site, without a slash at its end. */
  readonly url: string;
  /** How soon the daycare replies, as the end of a sentence: “within …”. */
  readonly answersWithin: string;
  /** Offset of the daycare's clock from UTC, such as '-06:00'. */
  readonly utcOffset: string;
  /** The ages for which there are places, such as '19 months to 6 years'. */
  readonly ages: string;
  /** On which day they are those ages: where it is not today, the requested start date. */
  readonly agesAt?: 'start';
  /** What it asks in the registration besides, as its letter says it. */
  readonly questions?: readonly string[];
  /** The tags of those that are not in the language of letters, and of what can be chosen there. */
  readonly languages?: Readonly<Record<string, string>>;
  /** Whether the first of them is of which house: its answer stands at the head of letters. */
  readonly asksHouse?: true;
  readonly colours: LetterColours;
  readonly words: {
    readonly confirmation: {
      /** A tag of BCP 47, of words that are not in that of the letters. */
      readonly lang?: string;
      readonly greeting: string;
      /** Stands for an address that cannot be shown. */
      readonly noAddress: string;
      readonly ifWrong: string;
      readonly isWrong: string;
      readonly call: string;
      readonly closing: string;
    };
    /** The paragraphs of the letter about an address for the newsletter. */
    readonly newsletter: readonly string[];
  };
}

/** CSS colours. Text has a contrast of 7:1 or more on each ground. */
export interface LetterColours {
  readonly accent: string;
  readonly ink: string;
  readonly line: string;
  readonly paper: string;
  readonly surface: string;
  readonly band: string;
  readonly card: string;
}
