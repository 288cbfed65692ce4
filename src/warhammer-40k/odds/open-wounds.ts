/** In one word, everything on which it depends what becomes of wounds that are open. */
import type { Allocation, DealtWound, Wound } from '../model/allocation.ts';
import { presentFight } from '../model/current-fight.ts';
import { combatOf, livingOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { fightRoleOf } from '../movement/engagement.ts';
import type { Strike } from '../model/fight.ts';
import { takersWord } from './places-word.ts';

/** A model by what it has left. */
export const lifeWord = ({ wounds, slain, concussed }: Model): string =>
  (slain === null ? `${wounds}${concussed > 0 ? '~' : ''}` : '-');

/** Whom a unit has left, and with how many wounds. */
export const standingWord = (phase: Phase, unit: string): string =>
  phase.models.filter(model => model.unit === unit).map(lifeWord).join();

/**
 * What does not change while the wounds of a unit are settled: who strikes it with what, on whom of it the wounds may
 * fall, and what its models have done and do in the fight.
 */
export const settingWord = (phase: Phase, unit: string): string => {
  const { strikes, sets, struck } = presentFight(phase);
  const atIt = strikes.filter(({ target }) => target === unit).map(strikeWord);
  const zones = sets.zones.filter(({ of }) => of === unit).map(({ against, models }) => `${against}:${models.join()}`);
  const parts = livingOf(phase, unit).map(({ id }) => `${id} ${fightRoleOf(sets, id)} ${struck.includes(id)}`);
  const strikers = new Set(strikes.flatMap(({ target, models }) => (target === unit ? models : [])));
  const places = takersWord(phase, unit, phase.models.filter(({ id }) => strikers.has(id)));
  return [atIt.join(';'), zones.join(';'), parts.join(), places].join('|');
};

/** Phases with the same setting and the same word go on in the same way as far as this unit's wounds are concerned. */
export const openWord = (phase: Phase, unit: string): string => {
  const { allocations, combat } = presentFight(phase);
  const { wounds } = combatOf(phase, combat);
  return [
    wounds.attacker, wounds.defender, standingWord(phase, unit), allocations.map(allocationWord).join(';'),
  ].join('|');
};

const allocationWord = (one: Allocation): string => [
  one.unit, runs(one.waiting.map(woundWord)), runs(one.dealt.map(dealtWord)), runs(one.unsaved.map(dealtWord)),
  one.order, one.pool, one.receiver, one.naming, one.nominee, hasForce(one) ? JSON.stringify(one.taken) : '',
  one.tests === null ? '' : JSON.stringify(one.tests),
].join('/');

const hasForce = ({ taken }: Allocation): boolean => taken.some(({ wound }) => wound.isForce);

/** Everything else about a wound its strike tells. */
export const woundWord = ({ strike, deniesArmour, armourPiercing, destroys }: Wound): string =>
  `${strike}${deniesArmour ? '!' : ''}${armourPiercing ?? ''}${destroys ?? ''}`;

export const dealtWord = ({ wound, group, model, need, by, saved, lookOut, takes }: DealtWound): string =>
  [woundWord(wound), group && `${group.save} ${group.invulnerable}`, model, need, by, saved, lookOut, takes].join(' ');

/** Words that follow each other are counted: `3*a 2*b`. */
const runs = (words: readonly string[]): string => {
  let text = '';
  for (let i = 0, from = 0; i < words.length; i += 1) {
    if (words[i] === words[i + 1]) continue;
    text += `${i + 1 - from}*${words[i]} `;
    from = i + 1;
  }
  return text;
};

/** It matters which models have struck where they test themselves. */
const strikeWord = ({ id, unit, models, strength, rules }: Strike): string =>
  `${id} ${unit} ${strength} ${JSON.stringify(rules)} ${rules.isForce ? [...new Set(models)].join() : ''}`;
