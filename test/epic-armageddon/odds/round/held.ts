/** Tiny fights by whole rounds, held to every outcome of the dice through the statechart. */
import type { AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import { fightOdds } from '../../../../src/epic-armageddon/odds/later/ways.ts';
import type { Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { afterThrow, firstThrow } from '../../../support/odds-oracle/chart.ts';
import { enumerateOdds } from '../../../support/odds-oracle/enumerate-odds.ts';
import { differences, endOf, figuresOf, figuresOfEnd, type Figures } from '../../../support/odds-oracle/figures.ts';
import { futureKey } from '../../../support/odds-oracle/same-future.ts';
import { exactly, lastOf } from '../told.ts';
import { begun, fightIn } from './fights.ts';

const ROUNDING = 1e-12;
/** So little is left open where all is told. */
const CLOSED = 1e-10;

/** Throw after throw through the statechart to the end of the first round; whoever ties comes to nothing. */
const firstRound = (scenario: Scenario): Figures => {
  const figures = new Map<string, number>();
  let wave = new Map([['', { snapshot: firstThrow(scenario), weight: 1 }]]);
  while (wave.size > 0) {
    const next = new Map<string, { readonly snapshot: AssaultSnapshot; readonly weight: number }>();
    for (const { snapshot, weight } of wave.values()) {
      for (const { result, weight: share } of afterThrow(snapshot)) {
        const { assault } = result.context;
        const likely = weight * share;
        if (result.status !== 'active') {
          for (const name of figuresOfEnd(endOf(assault), 1)) figures.set(name, (figures.get(name) ?? 0) + likely);
        } else if (assault.round === 1) {
          const key = futureKey(result);
          next.set(key, { snapshot: result, weight: (next.get(key)?.weight ?? 0) + likely });
        }
      }
    }
    wave = next;
  }
  return figures;
};

/** The fight of a scenario in which nothing is left out. */
const fightOf = (scenario: Scenario): Fight => {
  const fight = fightIn(begun(scenario));
  if (!fight.board.isFlightTold) throw new Error('It is not told who is caught in flight.');
  return fight;
};

const NO_WORK = 1e-9;
const firstOf = (scenario: Scenario): Odds => lastOf(fightOdds(fightOf(scenario), exactly({ effort: NO_WORK })));

/** The figures of the first round that are not those of the statechart. */
export const wrongInFirst = (scenario: Scenario): readonly string[] =>
  differences(figuresOf(firstOf(scenario)), firstRound(scenario), ROUNDING);

/** How likely the first round is the last, in ways that whole rounds leave open. */
export const missingInFirst = (scenario: Scenario): number =>
  firstRound(scenario).get('round 1')! - figuresOf(firstOf(scenario)).get('round 1')!;

/** The figures of all rounds that are not; and what is left open, if that is more than rounding. */
export const wrongIn = (scenario: Scenario): readonly string[] => {
  const answer = lastOf(fightOdds(fightOf(scenario), exactly()));
  const { figures, left } = enumerateOdds(firstThrow(scenario));
  return [
    ...differences(figuresOf(answer), figures, ROUNDING + answer.unresolved + left),
    ...(answer.unresolved < CLOSED ? [] : [`open: ${answer.unresolved}`]),
  ];
};
