/** What is thrown by those who are left is found once: rounds go as if it were found anew each time. */
import { describe, expect, it } from 'vitest';
import { seededUniform } from '../../../../src/dice/throw.ts';
import { PlayedFight } from '../../../../src/epic-armageddon/odds/later/played-round.ts';
import { Results, type Meeting } from '../../../../src/epic-armageddon/odds/round/results.ts';
import { unhurtIn, type Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { stage, stands } from '../../../support/stage.ts';
import { begun, fightIn } from '../round/fights.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const SWIFT = { ...TROOPS, abilities: ['first-strike'] } as const;
const mixed = { ...stands('a', 2, [30, 20], SWIFT), ...stands('b', 2, [34, 20], TROOPS) };
const others = [
  { side: 'attacker', id: 'friends', stands: stands('f', 2, [30, 12], TROOPS) },
  { side: 'defender', id: 'more', stands: stands('g', 2, [31, 31], TROOPS) },
] as const;

const FIGHTS: readonly (readonly [string, Scenario])[] = [
  ['one after the other', stage(stands('a', 4, [30, 20], TROOPS), stands('d', 4, [30, 22], TROOPS))],
  ['with First Strike', stage(mixed, stands('d', 4, [30, 22], SWIFT))],
  ['with supporters too', stage(mixed, stands('d', 4, [30, 22], TROOPS), { others: [...others] })],
];

const PLAYS = 60;
const ROUNDS = 3;

/** What rounds come to, whether one fight is played on and on, or another begins with each of them. */
const meetingsOf = (fight: Fight, results: Results, isNew: boolean): readonly Meeting[] => {
  const uniform = seededUniform(5);
  let game = new PlayedFight(fight, results, uniform);
  return Array.from({ length: PLAYS * ROUNDS }, (_, round) => {
    const isFirst = round % ROUNDS === 0;
    const states = isFirst ? unhurtIn(fight)
      : { attacker: [...game.sides.attacker.states], defender: [...game.sides.defender.states] };
    if (isNew) game = new PlayedFight(fight, results, uniform);
    if (isNew || isFirst) game.begin(states);
    return game.round();
  });
};

describe('rounds that are played go alike, be their throws known or not', () => {
  it.each(FIGHTS)('%s', (_, scenario) => {
    const fight = fightIn(begun(scenario));
    const results = new Results(fight.board);
    const [known, found] = [false, true].map(isNew => meetingsOf(fight, results, isNew));
    expect(new Set(known).size).toBeGreaterThan(8);
    expect(known!.map((meeting, i) => meeting === found![i])).toEqual(known!.map(() => true));
  });
});
