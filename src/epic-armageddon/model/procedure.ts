/** The sides of an assault, the steps of its procedure, what takes a stand off the table, and how an assault ends. */

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** One of something for each side. */
export type BySide<T> = { readonly [side in Side]: T };

/** Makes one of something for each side, the attacker’s first. */
export const bySide = <T>(of: (side: Side) => T): BySide<T> =>
  ({ attacker: of('attacker'), defender: of('defender') });

export const enemyOf = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** The steps in the order of the procedure; the same words name files, states and elements. */
export const STEPS = [
  'a1ChooseTarget', 'a2Charge', 'a3CounterCharge', 'a4Attacks',
  'a5SupportingFire', 'a6Result', 'a7Withdraw', 'a7Consolidate',
] as const;
export type Step = (typeof STEPS)[number];

/** What took a stand off the table. */
export const LOSSES = [
  'attack', 'support', 'hack-down', 'withdrawal', 'already-broken', 'passengers', 'critical',
  'coherency', 'dangerous-terrain', 'blast-marker', 'overwatch', 'summoned',
] as const;
export type Loss = (typeof LOSSES)[number];

/** How an assault ended. */
export const ENDINGS = ['no-assault', 'swift', 'result'] as const;
export type Ending = (typeof ENDINGS)[number];
