/** A question that the rules leave open. */
export interface Question {
  /** The question as a player would ask it at the table. */
  readonly question: string;
  /** Every answer that the program can play, the default first. */
  readonly answers: Readonly<Record<string, string>>;
  /** The rule the question belongs to. */
  readonly rule: string;
  /** Where the default comes from. */
  readonly source: string;
}
