/** What moments of either game are worth, and what a review of them comes to. */

type Side = 'attacker' | 'defender';

/** The same of both sides: together they are worth 1. */
export interface PositionValue {
  readonly attacker: number;
  /** How likely nobody wins; half of it is in the other. */
  readonly none: number;
  /** One standard error, or a third of what it may be off at most. */
  readonly error: number;
}

export const valueFor = ({ attacker }: Pick<PositionValue, 'attacker'>, side: Side): number =>
  (side === 'attacker' ? attacker : 1 - attacker);

/** What an end is worth; null: nobody has won. */
export const valueOfEnd = (winner: Side | null): PositionValue =>
  ({ attacker: winner === null ? 0.5 : Number(winner === 'attacker'), none: Number(winner === null), error: 0 });

/** The mean of what may come, each as likely as its share of all weights. */
export const meanValue = (
  values: readonly { readonly weight: number; readonly value: PositionValue }[],
): PositionValue => {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (figure: keyof PositionValue): number =>
    values.reduce((sum, { weight, value }) => sum + weight * value[figure], 0) / all;
  return { attacker: meanOf('attacker'), none: meanOf('none'), error: meanOf('error') };
};

interface PricedMoment {
  readonly kind: 'decision' | 'throw';
  readonly side: Side;
  readonly before: number;
  readonly after: number;
  readonly cost: number;
}

/** What the decisions of each side cost it, and what the throws were worth to it; a throw is told of the attacker. */
export const summedUp = <M extends PricedMoment>(moments: readonly M[]) => {
  const costOf = (side: Side): number => moments.reduce((sum, one) => sum + (one.side === side ? one.cost : 0), 0);
  const luck = moments.reduce((sum, { kind, before, after }) => sum + (kind === 'throw' ? after - before : 0), 0);
  return {
    moments: [...moments],
    cost: { attacker: costOf('attacker'), defender: costOf('defender') },
    luck: { attacker: luck, defender: luck === 0 ? 0 : -luck },
  };
};
