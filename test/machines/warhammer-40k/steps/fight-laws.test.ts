import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../../src/warhammer-40k/editions/index.ts';
import type { Model, Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { sourceOf } from '../../../support/random/source.ts';
import { randomPhase } from '../../../support/warhammer-40k/random.ts';
import { playAtRandom, type Step } from '../../../support/warhammer-40k/random-play.ts';
import type { Fight } from '../../../../src/warhammer-40k/model/fight.ts';

const SEEDS = 30;

const aliveIn = ({ models }: Phase): ReadonlySet<string> =>
  new Set(models.filter(({ slain }) => slain === null).map(({ id }) => id));

/** Whether blows have been struck that were not there before. */
const hasBegun = (was: Fight | null, is: Fight | null): is is Fight =>
  is !== null && is.strikes.length > 0 && (was === null || !isSame(was, is) || was.strikes.length === 0);

const isSame = (was: Fight, is: Fight): boolean =>
  was.rung === is.rung && was.combat === is.combat && was.freeRound === is.freeRound;

/** Everybody whose dice are on the table. */
const strikersIn = ({ strikes }: Fight): readonly string[] => [...new Set(strikes.flatMap(({ models }) => models))];

const wereSlain = (was: Phase, is: Phase): readonly Model[] =>
  is.models.filter((model, i) => model.slain !== null && was.models[i]!.slain === null);

describe.each(EDITIONS)('fights by %s, played at random', edition => {
  const struck: { readonly combat: string; readonly freeRound: string | null; readonly model: string }[] = [];
  const broken: string[] = [];
  const seen = { rungs: 0, both: 0, throws: 0 };

  const watch = (seed: number) => ({ before, event, after }: Step): void => {
    const [was, is] = [before.context.phase, after.context.phase];
    if (hasBegun(was.fight, is.fight)) {
      const { combat, freeRound } = is.fight;
      seen.rungs += 1;
      if (new Set(is.fight.strikes.map(({ side }) => side)).size > 1) seen.both += 1;
      for (const model of strikersIn(is.fight)) {
        if (!aliveIn(is).has(model)) broken.push(`${seed}: ${model} strikes after its death`);
        const again = struck.some(one =>
          one.combat === `${seed} ${combat}` && one.freeRound === freeRound && one.model === model);
        if (again) broken.push(`${seed}: ${model} strikes twice`);
        struck.push({ combat: `${seed} ${combat}`, freeRound, model });
      }
    }
    const isOpen = was.fight?.strikes.some(({ hits, wounds }) => hits === null || wounds === null) ?? false;
    if (event.type !== 'dice.thrown' || !isOpen) return;
    seen.throws += 1;
    const goesOn = is.fight !== null && isSame(was.fight!, is.fight)
      && is.fight.strikes.some(({ wounds }) => wounds === null);
    if (goesOn && wereSlain(was, is).length > 0) broken.push(`${seed}: somebody falls before all have struck`);
  };

  it('nobody strikes twice or after falling, and nobody falls before all of a rung have struck', () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      struck.length = 0;
      playAtRandom({ scenario: randomPhase(edition, seed) }, sourceOf(seed), 20, watch(seed));
    }
    expect(broken).toEqual([]);
    expect(seen.rungs).toBeGreaterThan(SEEDS / 2);
    expect(seen.both).toBeGreaterThan(0);
    expect(seen.throws).toBeGreaterThan(seen.rungs);
  });
});
