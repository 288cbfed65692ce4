/** What supporting fire does is worked out once for a round, however often its odds ask. */
import { describe, expect, it } from 'vitest';
import { bySide } from '../../../../src/epic-armageddon/model/procedure.ts';
import { isCostly } from '../../../../src/epic-armageddon/odds/later/costly.ts';
import type { Fight } from '../../../../src/epic-armageddon/odds/round/fight.ts';
import { lastAttacksAt, wayOf } from '../../../../src/epic-armageddon/odds/under-way/last-attacks.ts';
import { begun, fightIn } from '../round/fights.ts';
import { stage, stands, type Others } from '../../../support/stage.ts';
import { momentAt } from './tiny.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const friends: Others = { side: 'attacker', id: 'friends', stands: stands('f', 2, [36, 20], TROOPS) };
/** Too many to be named. */
const scenario = stage(stands('a', 8, [30, 20], TROOPS), stands('d', 8, [30, 22], TROOPS), { others: [friends] });

/** How often the dice of supporters are looked at while something is done over and over. */
const looksAtDice = (fight: Fight, ask: (fight: Fight) => unknown): readonly number[] => {
  let looks = 0;
  const watched: Fight = {
    ...fight,
    supporters: bySide(side => fight.supporters[side].map(supporter => ({
      ...supporter, get dice() { looks += 1; return supporter.dice; },
    }))),
  };
  return [1, 2, 3].map(() => {
    ask(watched);
    return looks;
  });
};

const ONCE = (looks: readonly number[]): boolean => looks[0]! > 0 && looks.every(each => each === looks[0]);

it('at the beginning of a round', () => {
  expect(looksAtDice(fightIn(begun(scenario)), fight => isCostly(fight, 1e6))).toSatisfy(ONCE);
});

describe('in a round under way', () => {
  it.each(['a4Attacks.attacks.rolling', 'a4Attacks.attacks.settling.saving'])('%s', at => {
    const lastAttacks = lastAttacksAt(momentAt(scenario, 1, at))!;
    let way: ReturnType<typeof wayOf> | null = null;
    expect(looksAtDice(lastAttacks.fight, fight => {
      way ??= wayOf({ ...lastAttacks, fight }, 1);
      return [way.fires!(), ...way.stretches(false)];
    })).toSatisfy(ONCE);
  });
});
