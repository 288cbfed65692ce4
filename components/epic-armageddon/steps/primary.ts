/** The next action of a moment of an assault: what is usual there and not nothing. Pure. */
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import { diceIn } from '../../../src/dice/hand.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { combatantOf, formationOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { whyNotRepeat } from '../../../src/epic-armageddon/steps/a0-action-test.ts';
import { onOverwatch, underFire } from '../../../src/epic-armageddon/steps/a2-overwatch.ts';
import { unitsToWithdraw } from '../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { listed } from '../../shared/languages/forms.ts';
import { diceWords } from '../../shared/parts/dice-words.ts';
import { deciding, throwingAfter, type Primary } from '../../shared/resolver/primary.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { canAnybody, chargePrimary, counterChargePrimary } from './move-primaries.ts';
import { primaryWords } from './primary-words.ts';
import { targetPrimary } from './target-primary.ts';

/** A moment, as far as its next action depends on it. */
export interface PrimaryMoment {
  readonly assault: Assault;
  /** The path of state keys, such as `a4Attacks.attacks.rolling`. */
  readonly path: string;
  /** The dice that are due, also where hits have to be placed or ways to fight settled before them. */
  readonly hands: readonly AssaultHand[];
}

/** Hits are being placed; the chart says so of ordinary and of macro-weapon hits. */
export const isPlacing = (path: string): boolean => /\.(?:allocating|macroAllocating)$/.test(path);

/** Skimmers and war engines say how they fight. */
export const isSettlingWays = (path: string): boolean => path === 'a4Attacks.choosing';

/** What comes before the dice that are due; empty: nothing does. */
const beforeDice = (path: string): readonly Decision[] => {
  if (isPlacing(path)) return [{ type: 'hits.allocated' }];
  return isSettlingWays(path) ? [{ type: 'ways.settled' }] : [];
};

/** Null: there is none. */
export const primaryOf = (moment: PrimaryMoment): Primary<Decision> | null => {
  const { assault, path, hands } = moment;
  if (hands.length > 0) return throwingAfter(throwWords(hands), ...beforeDice(path));
  const [step = ''] = path.split('.');
  switch (path.slice(path.lastIndexOf('.') + 1)) {
    case 'decided': return testPrimary(assault);
    case 'deciding': return overwatchPrimary(assault);
    case 'allocating': case 'macroAllocating': return lossPrimary(assault);
    case 'telling': return criticalPrimary(assault);
    case 'calling': return supportPrimary(assault);
    case 'hackDown': return deciding(primaryWords.hackDown(assault.hackDown), { type: 'hits.allocated' });
  }
  switch (step) {
    case 'a1ChooseTarget': return targetPrimary(assault);
    case 'a2Charge': return path.includes('withdrawing') ? withdrawalPrimary(assault) : chargePrimary(assault);
    case 'a3CounterCharge':
      return counterChargePrimary(assault, path.includes('attackerMoves') ? 'attacker' : 'defender');
    case 'a4Attacks': return deciding(diceWords.throw(0), { type: 'ways.settled' });
    case 'a7Withdraw': return withdrawalPrimary(assault);
    case 'a7Consolidate':
      return path.includes('withdrawing') ? withdrawalPrimary(assault)
        : deciding(primaryWords.endConsolidation, { type: 'consolidation.ended' });
    case 'assaultOver': case 'noAssault': return { words: resolverWords.seeReport, does: 'report' };
  }
  return null;
};

/** The number of dice with what they are for, where they are not attacks. */
const throwWords = (hands: readonly AssaultHand[]): string => {
  const dice = diceIn(hands);
  switch (hands[0]!.purpose) {
    case 'action-test': return primaryWords.throwTest;
    case 'dangerous-terrain': return primaryWords.throwTerrain(dice);
    case 'extra-attacks': return primaryWords.throwAttackNumbers(dice);
    case 'save': case 're-roll': case 'invulnerable': return primaryWords.throwSaves(dice);
    case 'damage': return primaryWords.throwDamage(dice);
    case 'critical': return primaryWords.throwCriticals(dice);
    case 'splash': return primaryWords.throwBlast(dice);
    case 'blast-markers': return primaryWords.throwMarkers(dice);
    case 'result': return primaryWords.throwResult;
    case 'close-combat': case 'firefight': return diceWords.throw(dice);
  }
};

/** A Supreme Commander has it thrown again; else nothing is left but to accept it. @rule A0.2 */
const testPrimary = (assault: Assault): Primary<Decision> =>
  (whyNotRepeat(assault) === null
    ? deciding(primaryWords.throwTestAgain, { type: 'test.repeated' })
    : deciding(primaryWords.acceptTest, { type: 'test.accepted' }));

/** Fire is thrown at the table; what is usual here is that nobody fires. @rule A2.12 */
const overwatchPrimary = (assault: Assault): Primary<Decision> => {
  const names = onOverwatch(assault).map(id => formationOf(assault, id).name);
  return deciding(names.length === 0 || underFire(assault).length === 0
    ? primaryWords.endOverwatch : primaryWords.holdOverwatch(listed(names), names.length), { type: 'overwatch.ended' });
};

/** Nothing saves: the stands are taken off, or war engines take their hits. */
const lossPrimary = (assault: Assault): Primary<Decision> => {
  const hits = SIDES.flatMap(side => assault.volley?.hits[side] ?? []).filter(hit => hit.stopped !== hit.points);
  const stands = [...new Set(hits.map(hit => hit.unit))];
  const isAnyEngine = stands.some(id => isWarEngine(combatantOf(assault, unitOf(assault, id))));
  return deciding(isAnyEngine || stands.length === 0
    ? primaryWords.takeHits(hits.length) : primaryWords.takeOff(stands.length), { type: 'hits.allocated' });
};

/** @rule W6 */
const criticalPrimary = (assault: Assault): Primary<Decision> =>
  deciding(primaryWords.endCritical(unitOf(assault, assault.aftermath[0]!.unit).name), {
    type: 'critical.entered', damage: [],
  });

/** Everybody who has been called; nobody, if the players want nobody. @rule A5.2 */
const supportPrimary = ({ support: { called } }: Assault): Primary<Decision> => {
  const stands = SIDES.reduce((sum, side) => sum + called[side].length, 0);
  return deciding(stands === 0 ? primaryWords.holdFire : primaryWords.callSupporters(stands), {
    type: 'support.called',
  });
};

/** @rule A7.3 */
const withdrawalPrimary = (assault: Assault): Primary<Decision> => {
  const stands = unitsToWithdraw(assault);
  return stands === 0 ? deciding(primaryWords.endWithdrawal, { type: 'withdrawal.ended' })
    : deciding(primaryWords.withdraw(stands), { type: 'rest.withdrew' });
};

/** States in which it is so, whoever can do what. */
const ALWAYS = /(?:^a1ChooseTarget|moving\.choosing|\.deciding|\.decided|\.telling|\.calling|^a7Consolidate\.moving)$/;

/** Where the players have something to decide: a run leaves it to them. */
export const isDecisionIn = (path: string, assault: Assault): boolean => {
  if (path.startsWith('a3CounterCharge')) {
    return path.endsWith('.choosing') && canAnybody(assault, path.includes('attackerMoves') ? 'attacker' : 'defender');
  }
  if (path.endsWith('withdrawing.moving') || path.endsWith('supportersWithdrawing.moving')) {
    return unitsToWithdraw(assault) > 0;
  }
  return isSettlingWays(path) || ALWAYS.test(path);
};
