/** What matters most: what each single change does to the odds of those who charge. */
import { SIDES } from '../../model/procedure.ts';
import type { Scenario } from '../../model/scenario.ts';
import { startAssault } from '../../steps/start.ts';
import type { Odds, OddsOptions } from '../answer.ts';
import { LONGEST_LOOK, lookedAt } from '../looks.ts';
import { refining } from '../odds.ts';
import { pausingWith } from '../round/pauses.ts';
import type { Change } from './change.ts';
import { type ChangeOptions, everyChange } from './every-change.ts';

export interface Matter extends Change {
  readonly odds: Odds;
  /** By how many percentage points those who charge win more often, as near as `error` says. */
  readonly delta: number;
}

export interface MattersOptions extends OddsOptions, ChangeOptions {
  /** The odds of the unchanged scenario, if they are known already. */
  readonly before?: Odds;
}

/**
 * The changes one by one, each as soon as its odds are known, so that whoever asks may stop at any time. Where neither
 * tolerance nor effort is asked for, those that have been known roughly come once more. Answers to open questions come
 * up only where they change some figure of the odds.
 */
export function* matters(scenario: Scenario, options: MattersOptions = {}): Generator<Matter> {
  for (const matter of mattersInSlices(scenario, options)) if (matter !== null) yield matter;
}

/** The same in slices as short as those of the odds; null: nothing has been found in this one. */
export function* mattersInSlices(scenario: Scenario, options: MattersOptions = {}): Generator<Matter | null> {
  const { characters, questions, before, ...asked } = options;
  const only = asked.tolerance === undefined && asked.effort === undefined ? undefined : asked;
  const changes = everyChange(scenario, pickSaid({ characters, questions }));
  let now = before;
  for (const looked of lookedAt<Change>(changes, (change, look) => oddsOf(change.scenario, look), only)) {
    if (looked === null) {
      yield null;
      continue;
    }
    const { one: change, odds } = looked;
    now ??= yield* pausingWith(null, oddsOf(scenario, only ?? LONGEST_LOOK));
    if (change.kind === 'ruling' && !differ(now, odds)) continue;
    yield { ...change, odds, delta: 100 * (odds.winner.attacker - now.winner.attacker) };
  }
}

const oddsOf = (scenario: Scenario, options: OddsOptions): Generator<Odds | null, Odds> =>
  refining(startAssault(scenario), 'setUp', options);

/** The same without what is undefined. */
const pickSaid = ({ characters, questions }: { [name in keyof ChangeOptions]: ChangeOptions[name] | undefined }) =>
  ({ ...(characters && { characters }), ...(questions && { questions }) });

/** What arithmetic in another order may do to a probability. */
const ROUNDING = 1e-12;

const figuresOf = ({ winner, ending, lost, broken }: Odds): readonly (readonly number[])[] => [
  [winner.attacker, winner.defender, winner.none],
  ...SIDES.map(side => [ending.swift[side], broken[side]]),
  ending.byRound,
  ...SIDES.map(side => lost[side]),
];

/** Whether any figure differs by more than what was not followed. */
export const differ = (a: Odds, b: Odds): boolean => {
  const least = a.unresolved + b.unresolved + ROUNDING;
  const others = figuresOf(b);
  return figuresOf(a).some((figures, i) => {
    const length = Math.max(figures.length, others[i]!.length);
    return Array.from({ length }, (_, at) => Math.abs((figures[at] ?? 0) - (others[i]![at] ?? 0)))
      .some(difference => difference > least);
  });
};
