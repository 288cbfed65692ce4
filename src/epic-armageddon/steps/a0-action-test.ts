/** A0. The action test, where a scenario asks for it: may the formation engage at all? */
import { breakIfShaken, isUnmarked, placeMarkers } from '../attacks/blast-markers.ts';
import { has } from '../model/combatant.ts';
import { assaultWith } from '../model/copies.ts';
import type { AssaultHand } from '../model/hands.ts';
import { note, refuse, type Refusal } from '../model/log.ts';
import { engageBonus } from '../special-rules/formation-rules.ts';
import { combatantOf, formationOf, isAlive, livingIn } from '../model/roster.ts';
import type { Assault, Formation, Modifier } from '../model/state.ts';

const LOWEST = 1;
const IMPOSSIBLE = 7;

const testers = (assault: Assault): readonly Formation[] =>
  [assault.engaging, ...assault.intended.combined].map(id => formationOf(assault, id));

/** Whether keeping the initiative costs anything: not if a unit of the formation has Farsight. @rule A0.2, A0.3 */
const isRetaining = (assault: Assault): boolean => assault.actionTest === 'retaining'
  && !livingIn(assault, assault.engaging).some(unit => has(combatantOf(assault, unit), 'farsight'));

/**
 * What is added to the die of the test: -1 for a Blast marker on any formation that is to engage, -1 for keeping the
 * initiative, and what the army's own rules give.
 *
 * @rule A0.2, A0.3, A1.5
 */
export const testModifiers = (assault: Assault): readonly Modifier[] => {
  const isMarked = testers(assault).some(formation => !isUnmarked(formation));
  const bonus = engageBonus(formationOf(assault, assault.engaging));
  const lines: readonly Modifier[] = [
    { rule: 'A0.2', name: 'Blast markers', value: isMarked ? -1 : 0 },
    { rule: 'A0.2', name: 'keeping the initiative', value: isRetaining(assault) ? -1 : 0 },
    { rule: 'A0.3', name: 'army', value: bonus },
  ];
  return lines.filter(line => line.value !== 0);
};

/** The lowest face that passes; 7: none does. */
export const testTarget = (assault: Assault): number => {
  const { initiative } = formationOf(assault, assault.engaging);
  const needed = initiative - testModifiers(assault).reduce((sum, line) => sum + line.value, 0);
  return Math.min(IMPOSSIBLE, Math.max(LOWEST, needed));
};

/** One die. @rule A0.2 */
export const testHands = (assault: Assault): readonly AssaultHand[] => {
  const { side } = formationOf(assault, assault.engaging);
  return [{
    name: `${side} action test`, side, purpose: 'action-test', effect: 'normal', units: [], dice: 1,
    read: 'successes', target: testTarget(assault),
  }];
};

/** The die of the action test has fallen. @rule A0.2 */
export const resolveTest = (assault: Assault, faces: readonly number[]): Assault => {
  const target = testTarget(assault);
  const isPassed = faces[0]! >= target;
  const tested: Assault = assaultWith(assault, { testPassed: isPassed, testsThrown: assault.testsThrown + 1 });
  return note(tested, 'a1ChooseTarget', 'A0.2', isPassed ? 'test-passed' : 'test-failed', {
    formation: formationOf(assault, assault.engaging).name, face: faces[0]!, target,
  });
};

const hasSupremeCommander = (assault: Assault): boolean => {
  const { side } = formationOf(assault, assault.engaging);
  return assault.units.some(unit =>
    unit.side === side && isAlive(unit) && has(combatantOf(assault, unit), 'supreme-commander'));
};

/** Why a failed test may not be thrown again; null if it may: once, by a Supreme Commander. @rule A0.2 */
export const whyNotRepeat = (assault: Assault): Refusal | null => {
  if (!hasSupremeCommander(assault)) return refuse('A0.2', 'no-supreme-commander');
  return assault.testsThrown > 1 ? refuse('A0.2', 'test-repeated') : null;
};

/** A failed test: the formation takes a Blast marker and holds; the others are untouched. @rule A0.2, A1.5 */
export const endUntested = (assault: Assault): Assault => {
  const marked = placeMarkers(assault, assault.engaging, 1, 'a1ChooseTarget', 'A0.2');
  return assaultWith(breakIfShaken(marked, assault.engaging, 'a1ChooseTarget'), { ending: 'no-assault' });
};
