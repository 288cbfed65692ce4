/** Two answers to one question of the rules, each with the same assault under it. */
import { assaultGame, type AssaultLanguage } from '../../../machines/compare/assault-game.ts';
import { both, type Both } from '../../../machines/compare/game.ts';
import { streamOf } from '../../../machines/compare/lockstep.ts';
import { otherAnswersTo, withAnswer } from '../../../machines/compare/rulings-that-matter.ts';
import { presentOf, type Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import { sentence } from '../spoken/sentences.ts';
import { chartText } from '../resolver/chart-text.ts';
import { stepOf } from '../../shared/resolver/step-path.ts';
import type { Playing } from '../resolver/playing.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import type { AnyGame, Comparable, Drawn, Pair } from './comparable.ts';

/** What is played, by its id if it is bundled. */
export interface Prepared extends Playing {
  readonly id: string | null;
}

/** What is played under both answers, and which. */
export interface RulingChoice {
  readonly ready: Prepared;
  readonly ruling: RulingId;
  readonly answers: Both<string>;
}

const assaultIn = (state: unknown): Assault => presentOf(state as Timeline).context.assault;

const pathOf = (state: unknown): string => stepStateOf(presentOf(state as Timeline)).path;

const LANGUAGE: AssaultLanguage = { sentence, text: chartText };

/** The statechart is the same under both answers: the assault's own. */
const ASSAULT: Drawn = { machine: null, layouts: null };

const viewOf = (state: unknown, before: unknown): BattlefieldView => battlefieldView(assaultIn(state), {
  step: stepOf(pathOf(state)),
  movable: [], choosable: [], chosen: null, ghost: null, allowance: null,
  stoodBefore: assaultIn(before).units.filter(unit => unit.lostTo === null).map(unit => unit.id),
});

/** The answer in force and the first other one, unless others are named that there are. */
export const answersFor = (ready: Prepared, ruling: RulingId, wanted: readonly string[]): Both<string> => {
  const known = otherAnswersTo(ruling);
  const first = wanted[0] !== undefined && known.includes(wanted[0]) ? wanted[0] : ready.scenario.rulings[ruling];
  const second = wanted[1] !== undefined && known.includes(wanted[1]) ? wanted[1] : known.find(one => one !== first)!;
  return [first, second];
};

/** One assault under two answers. */
export const pairOfRulings = ({ ready, ruling, answers }: RulingChoice): Pair => ({
  title: rulingWords[ruling].question,
  sides: both(answers, (answer): Comparable => ({
    title: answerWords(ruling)[answer]!,
    game: assaultGame(withAnswer(ready.scenario, ruling, answer), ready.prepared, LANGUAGE) as unknown as AnyGame,
    viewOf,
    oddsOf: state => ({ assault: { ...assaultIn(state), log: [] }, at: pathOf(state) }),
    drawn: ASSAULT,
    snapshotOf: state => presentOf(state as Timeline),
  })),
  stream: streamOf(ready.seed, ready.dice),
});
