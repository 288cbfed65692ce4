/** The losers of a fight test whether they hold. */
import { answer } from '../editions/answers.ts';
import { toWound } from '../fight/charts.ts';
import { attackRulesOf, strengthOf } from '../fight/special-attacks.ts';
import { toughnessesOf } from '../fight/struck.ts';
import { hostsOf, partyOf } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import { livingOf, profileOf, unitOf } from '../model/roster.ts';
import type { Chooser, Phase } from '../model/state.ts';
import { partyHas } from '../model/unit-traits.ts';
import { aftermathOf, fightersOf, inOrder, unitName, noteAftermath, withAftermath } from './aftermath.ts';
import { foesInFight } from './foes.ts';
import { breakParty, takeTests, testHands, testNeeds, waitForTests } from './leadership-tests.ts';
import { marginOf } from './tally.ts';
import { otherSide } from '../model/procedure.ts';

/** Every losing unit tests, each with the characters that are with it. @rule 40k.60 @ruling */
export const beginMorale = (phase: Phase): Phase => {
  const { winner, wipedOut } = aftermathOf(phase);
  if (winner === null || wipedOut !== null) return phase;
  const losers = fightersOf(phase, otherSide(winner));
  const hosts = inOrder(phase, hostsOf(phase, losers.map(({ id }) => id)));
  return askToFail(noteStubborn(waitForTests(phase, hosts)));
};

/** From the stubborn nothing is taken. @row 7C-U2 */
const noteStubborn = (phase: Phase): Phase => (moralePenalty(phase) === 0 ? phase : aftermathOf(phase).waiting
  .filter(host => partyHas(phase, host, 'stubborn'))
  .reduce((told, host) => noteAftermath(told, '7C-U2', 'is-stubborn', { unit: unitName(phase, host) }), phase));

/** Who cannot hurt any enemy that it is locked with may fail on purpose. @rule 40k.61 */
const askToFail = (phase: Phase): Phase => {
  const host = nextToAsk(phase);
  if (host === null) return phase;
  const { side } = unitOf(phase, host);
  return {
    ...phase,
    choice: { question: 'morale', about: host, side, options: ['test', 'fail'], usual: 'test', rule: '40k.61' },
  };
};

const nextToAsk = (phase: Phase): string | null => {
  if (answer(phase, 'autoFail') === 'no') return null;
  const { waiting, asked } = aftermathOf(phase);
  return waiting.find(host => !asked.includes(host) && isHelpless(phase, host)) ?? null;
};

/** Whether none of a party could wound any enemy that one of them is locked with. @rule 40k.61 */
const isHelpless = (phase: Phase, host: string): boolean => {
  const party = partyOf(phase, host);
  const foes = [...new Set(party.flatMap(unit => foesInFight(phase, unit)))];
  return foes.length > 0 && !party.some(unit => foes.some(foe => canHurt(phase, unit, foe)));
};

/** A loser that fails on purpose falls back without a throw. @rule 40k.61 */
export const chooseMorale: Chooser = (phase, option) => {
  const host = nextToAsk(phase)!;
  const { asked, waiting } = aftermathOf(phase);
  const answered = withAftermath(phase, { asked: [...asked, host] });
  if (option === 'test') return askToFail(answered);
  const failed = noteAftermath(answered, '40k.61', 'fails-on-purpose', { unit: unitName(phase, host) });
  return askToFail(withAftermath(breakParty(failed, host), { waiting: waiting.filter(one => one !== host) }));
};

export const moraleHands = (phase: Phase): readonly PhaseHand[] => testHands(phase, 'morale', '40k.60');

/**
 * What is taken off the Leadership of a losing side: so much for every wound that it has lost by, where the text makes
 * morale harder at all; the same for each of its units.
 *
 * @rule 40k.60
 * @ruling
 */
export const moralePenalty = (phase: Phase): number => {
  const { winner } = aftermathOf(phase);
  if (winner === null || answer(phase, 'moralePenalty') === 'no') return 0;
  return marginOf(phase, otherSide(winner)) * Number(phase.rulings.penaltyPerWound);
};

/** The same for one unit: nothing for the stubborn. @rule 40k.60 @row 7C-U2 */
export const penaltyOf = (phase: Phase, host: string): number =>
  (partyHas(phase, host, 'stubborn') ? 0 : moralePenalty(phase));

/** The most that each who tests may show, in the order of their hands. @rule 40k.60 */
export const moraleNeeds = (phase: Phase): readonly number[] => testNeeds(phase, host => penaltyOf(phase, host));

/** Who passes holds, and nothing more happens to it; who fails breaks off. @rule 40k.60 @ruling */
export const resolveMorale = (phase: Phase, faces: readonly number[]): Phase =>
  takeTests(phase, faces, moraleHands(phase), moraleNeeds(phase));

/**
 * Whether somebody in a unit could wound the other with anything that he carries: by Strength against the Toughness
 * that counts there, or with a weapon that wounds whatever these say.
 *
 * @rule 40k.61
 */
const canHurt = (phase: Phase, unit: string, foe: string): boolean => {
  const toughnesses = toughnessesOf(phase, foe);
  return livingOf(phase, unit).some(model => [null, ...profileOf(phase, model).weapons].some(weapon => {
    const { woundsOn, rends } = attackRulesOf(phase, model, weapon, foe);
    if (woundsOn !== null || rends !== 'never') return true;
    const strength = strengthOf(phase, model, weapon);
    return toughnesses.some(toughness => toWound(strength, toughness) !== null);
  }));
};
