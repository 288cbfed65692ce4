/** Dice that ran out, were left over, or show what no die can show. */
export class DiceError extends Error {
  /** Dice asked for: exact when dice are left over, and at least so many when they ran out. */
  readonly needed: number;
  /** Dice in the script. */
  readonly given: number;

  constructor(message: string, needed: number, given: number) {
    super(message);
    this.name = 'DiceError';
    this.needed = needed;
    this.given = given;
  }
}
