/** In one word, everything about a fight between two rungs, or at its end, on which it depends what comes of it. */
import { pilesInAtRungs } from '../fight/pile-in-step.ts';
import { rungOf } from '../fight/initiative.ts';
import { isFightOver } from '../fight/rungs.ts';
import { fightersIn, presentCombat, presentFight } from '../model/current-fight.ts';
import { livingOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { fightRoleOf, setsOf, touchedBy } from '../movement/engagement.ts';
import { mayHoldOut } from './holding-out.ts';
import { lifeWord, standingWord } from './open-wounds.ts';
import { placesWord, takersWord } from './places-word.ts';

/** What matters of a fight between two rungs, or at its end. */
export const fightWord = (phase: Phase): string => {
  if (isFightOver(phase)) return endWord(phase);
  const last = lastStrikers(phase);
  return last === null ? betweenWord(phase) : lastBlowsWord(phase, last);
};

/** Who is afraid, who rages, and whether a charge is still to hit. */
export const rageWord = (phase: Phase): string => {
  const { afraid, rampage, hammers } = presentFight(phase);
  return [afraid.join(), rampage.attacker, rampage.defender, hammers.length].join();
};

const betweenWord = (phase: Phase): string => {
  const { rung, ladder, sets, struck: done } = presentFight(phase);
  const living = new Set(fightersIn(phase).map(({ id }) => id));
  const parts = [done.filter(id => living.has(id)).sort(), sets.touching].map(ids => ids.join());
  return [rung, ladder.length, ...parts, rageWord(phase), scoreWord(phase), placedWord(phase)].join('/');
};

/**
 * Between two units nobody moves before it is settled who has won and who runs: only how many are left counts, unless
 * losers may hold out and it matters who is engaged.
 *
 * @row 4C-R14
 */
const endWord = (phase: Phase): string => {
  const { units } = presentCombat(phase);
  return [scoreWord(phase), units.length > MOST_ALONE || mayHoldOut(phase) ? placedWord(phase) : units.map(unit =>
    livingOf(phase, unit).map(kindWord).sort().join()).join(';')].join('/');
};

const MOST_ALONE = 2;

const scoreWord = (phase: Phase): string => {
  const { wounds } = presentCombat(phase);
  return `${wounds.attacker} ${wounds.defender}`;
};

const placedWord = (phase: Phase): string =>
  [...presentCombat(phase).units.map(unit => standingWord(phase, unit)), placesWord(phase)].join('|');

const kindWord = (model: Model): string => `${model.profile} ${model.writtenIn} ${lifeWord(model)}`;

/** Those who strike in the one rung that is left, where nobody moves in it; null: it is not so. @rule 40k.36 */
const lastStrikers = (phase: Phase): readonly Model[] | null => {
  const { struck, ladder, hammers } = presentFight(phase);
  if (!pilesInAtRungs(phase) || hammers.length > 0 || presentCombat(phase).units.length > MOST_ALONE) return null;
  const waiting = fightersIn(phase).filter(({ id }) => !struck.includes(id))
    .map(model => ({ model, rung: rungOf(phase, model) }))
    .filter(({ rung }) => rung !== null && ladder.includes(rung));
  const isLast = waiting.length > 0
    && waiting.every(({ model, rung }) => rung === waiting[0]!.rung && touchedBy(phase, model).length > 0);
  return isLast ? waiting.map(({ model }) => model) : null;
};

/** Only who is struck, and how he stands to the strikers, counts; of all others how many are left. */
const lastBlowsWord = (phase: Phase, strikers: readonly Model[]): string => {
  const sets = setsOf(phase, presentCombat(phase));
  const sides = presentCombat(phase).units.map(unit => {
    const living = livingOf(phase, unit);
    const foes = strikers.filter(({ side }) => side !== living[0]?.side);
    if (foes.length === 0) return living.map(kindWord).sort().join();
    const victims = living.map(model => victimWord(model, fightRoleOf(sets, model.id)));
    return `${victims.join()} ${takersWord(phase, unit, foes)}`;
  });
  return ['last', rageWord(phase), scoreWord(phase), strikers.map(({ id }) => id).join(), ...sides].join('/');
};

const victimWord = (model: Model, role: string): string =>
  `${kindWord(model)} ${model.covered} ${model.strikesWith} ${role}`;
