/** What a test of the rules asks of an assault: who was lost to what, and whose every die was. */
import { playWith } from '../../machines/epic-armageddon/play.ts';
import { scriptedThrower } from '../../src/dice/throw.ts';
import { beginAttacks } from '../../src/epic-armageddon/steps/a4-attacks.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import type { AssaultHand } from '../../src/epic-armageddon/model/hands.ts';
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { startAssault } from '../../src/epic-armageddon/steps/start.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import type { Loss, Side } from '../../src/epic-armageddon/model/procedure.ts';
import { scenarioOf, type ScenarioParts } from './build.ts';

/** The result's dice where a test only needs somebody to win, clearly whatever was added. */
export const ATTACKER_ROLLS_HIGH = [6, 6, 1, 1] as const;
export const DEFENDER_ROLLS_HIGH = [1, 1, 6, 6] as const;

/** An assault before its first step. */
export const assaultOf = (parts: ScenarioParts = {}): Assault => startAssault(scenarioOf(parts));

/** An assault of which is known who is directly engaged. */
export const engagedOf = (parts: ScenarioParts = {}): Assault => beginAttacks(assaultOf(parts));

/** The ids of the units lost to something, in list order. */
export const lostTo = (report: Report, loss: Loss): readonly string[] =>
  report.formations.flatMap(one => one.units).filter(unit => unit.lostTo === loss).map(unit => unit.id);

/** The ids of the units that are left. */
export const livingIn = (report: Report): readonly string[] =>
  report.formations.flatMap(one => one.units).filter(unit => unit.alive).map(unit => unit.id);

export const formationIn = (report: Report, id: string) => report.formations.find(one => one.id === id)!;

/** The modifiers of a side in a round as "name value", without their sum. */
export const modifiersIn = (report: Report, side: Side, round = 1): readonly string[] =>
  report.result[round - 1]![side].modifiers.map(({ name, value }) => `${name} ${value}`);

/** One word for each die of a hand: who throws, for what, which face is needed. */
const wordsOf = (hand: AssaultHand): readonly string[] => {
  const effect = hand.effect === 'normal' ? [] : [hand.effect];
  const needed = hand.read === 'successes' ? [`${hand.target}+`] : [];
  return Array.from({ length: hand.dice }, (_, i) =>
    [hand.units[i] ?? hand.side, hand.purpose, ...effect, ...needed].join(' '));
};

export interface Played {
  readonly report: Report;
  /** Every die in the order in which it fell, such as `a1 close-combat 3+: 5`. */
  readonly dice: readonly string[];
}

/** Plays an assault from a script of faces, which must be used up, and says whose every die was. */
export const played = (scenario: Scenario, faces: readonly number[], decisions: readonly Decision[] = []): Played => {
  const dice: string[] = [];
  const script = scriptedThrower(faces);
  const report = playWith(scenario, hands => {
    const thrown = script.throwHands(hands);
    const words = (hands as readonly AssaultHand[]).flatMap(wordsOf);
    dice.push(...words.map((word, i) => `${word}: ${thrown[i]}`));
    return thrown;
  }, decisions);
  script.finish();
  return { report, dice };
};
