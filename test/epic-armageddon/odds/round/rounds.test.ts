/** How much work is sure to be left of rounds that are followed with all their dice. */
import { expect, it } from 'vitest';
import { unhurtIn } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { fightRound } from '../../../../src/epic-armageddon/odds/round/round.ts';
import { Rounds } from '../../../../src/epic-armageddon/odds/round/rounds.ts';
import { stage, stands } from '../../../support/stage.ts';
import { begun, fightIn } from './fights.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;

it('no more is said to be left than is done in the end', () => {
  const fight = fightIn(begun(stage(stands('a', 3, [30, 20], TROOPS), stands('d', 3, [30, 22], TROOPS))));
  const rounds = new Rounds(fight);
  const opening = { weight: 1, stretches: (isByUnit: boolean) => fightRound(fight, unhurtIn(fight), isByUnit) };
  const said: { readonly done: number; readonly left: number }[] = [];
  let done = 0;
  for (const work of rounds.all([opening])) said.push({ done: done += work, left: rounds.left });
  expect(Math.max(...said.map(({ left }) => left))).toBeGreaterThan(500);
  expect(said.at(-1)!.left).toBe(0);
  for (const one of said) expect(one.done + one.left).toBeLessThanOrEqual(done);
});
