/** What is left of a round, by whole rounds, is what walking state by state tells. */
import { describe, expect, it } from 'vitest';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { engine, stage, stands, type Others } from '../../../support/stage.ts';
import { amissIn, momentAt } from './tiny.ts';

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const SAVED = { ...TROOPS, abilities: ['invulnerable-save'] } as const;
const armed = (...rules: readonly string[]): Partial<Profile> =>
  ({ ...TROOPS, weapons: [{ name: 'Claw', kind: 'assault', extraAttacks: 1, rules }] });
const friendOf = (side: Side, sheet: Partial<Profile> = TROOPS): Others =>
  ({ side, id: `${side} friends`, stands: { [`${side}-f`]: { ...sheet, at: [40, side === 'attacker' ? 20 : 25] } } });
const GUN: Partial<Profile> =
  { ...TROOPS, ff: 3, weapons: [{ name: 'Gun', kind: 'small-arms', extraAttacks: 1, rules: ['macro-weapon'] }] };

const dead = (...ids: readonly string[]) => ({ units }: Assault): boolean =>
  units.filter(({ lostTo }) => lostTo !== null).map(({ id }) => id).join() === ids.join();
const hurt = ({ units }: Assault): boolean => units.some(({ damage, lostTo }) => damage > 0 && lostTo === null);
const bare = ({ units }: Assault): boolean =>
  units.some(({ id, shields, lostTo }) => id === 'd' && shields === 0 && lostTo === null);

const plain = stage(stands('a', 2, [30, 20], TROOPS), stands('d', 2, [30, 22], TROOPS));
const macro = stage({ ...stands('a', 1, [30, 20], TROOPS), ...stands('b', 1, [33, 20], armed('macro-weapon')) },
  stands('d', 2, [30, 22], SAVED));
const friends = stage(stands('a', 1, [30, 20], TROOPS), stands('d', 1, [30, 22], TROOPS),
  { others: [friendOf('attacker'), friendOf('defender')] });
const macroFriends = stage(stands('a', 1, [30, 20], { ...TROOPS, armour: 3 }), stands('d', 2, [30, 22], SAVED),
  { others: [friendOf('attacker', GUN)] });
const shielded = stage(stands('a', 2, [30, 20], TROOPS),
  { d: engine(2, [31, 23.5], { ...TROOPS, abilities: ['void-shields-1'] }) });
const worn = stage(stands('a', 1, [30, 20], TROOPS),
  { d: engine(3, [30, 23.5], { cc: 4, armour: 5, more: { damage: 1 } }) });
/** Its close combat hits whom it touches, its firefight those whom it does not. */
const limited = stage({ a: engine(2, [30, 20], { ...armed('macro-weapon'), cc: 3, armour: 3 }) },
  { ...stands('d', 2, [29, 23.36], SAVED, 2), e: { ...TROOPS, at: [40, 23.5] } });
const againstFirst = (others: readonly Others[]): Scenario => stage(stands('a', 2, [30, 20], TROOPS),
  stands('d', 2, [30, 22], { ...TROOPS, abilities: ['first-strike'] }), { others });
const first = againstFirst([]);
const firstFriends = againstFirst([friendOf('attacker')]);

const isHit = ({ volley }: Assault): boolean => volley!.hits.defender.length > 0;

const ROLLING = 'a4Attacks.attacks.rolling';
const SAVING = 'a4Attacks.attacks.settling.saving';
const MACRO = 'a4Attacks.attacks.macroAllocating';
const MACRO_SAVING = 'a4Attacks.attacks.macroSettling.saving';
const FIRING = 'a5SupportingFire.firing.rolling';
const FIRED = 'a5SupportingFire.firing.settling.saving';
const FIRED_MACRO = 'a5SupportingFire.firing.macroSettling.saving';
const RESULT = 'a6Result.rolling';
const anything = (): boolean => true;

const hasMacro = ({ batch }: Assault): boolean =>
  batch!.hits.attacker!.some(({ effect, count }) => effect === 'macro-weapon' && count > 0);

const MOMENTS: readonly (readonly [string, Scenario, number, string, (assault: Assault) => boolean])[] = [
  ['attacks before they are thrown', plain, 4, ROLLING, anything],
  ['hits to be saved', plain, 3, SAVING, anything],
  ['the result', plain, 28, RESULT, dead('a1')],
  ['macro-weapons before they are thrown', macro, 4, ROLLING, anything],
  ['macro-weapon hits that wait for ordinary saves', macro, 4, SAVING, hasMacro],
  ['macro-weapon hits on those who have survived ordinary ones', macro, 16, MACRO, dead('d1')],
  ['macro-weapon hits to be saved', macro, 7, MACRO_SAVING, anything],
  ['macro-weapon hits to be saved by a survivor', macro, 6, MACRO_SAVING, dead('d1')],
  ['attacks that supporters watch', friends, 4, ROLLING, anything],
  ['saves that supporters watch', friends, 2, SAVING, anything],
  ['supporting fire before it is thrown', friends, 7, FIRING, anything],
  ['supporting fire to be saved', friends, 3, FIRED, anything],
  ['supporting fire with macro-weapons', macroFriends, 2, FIRED, anything],
  ['supporting fire with macro-weapons', macroFriends, 9, FIRED_MACRO, anything],
  ['a war engine behind a shield', shielded, 5, ROLLING, anything],
  ['hits on a war engine without its shield', shielded, 54, SAVING, bare],
  ['a hurt war engine at the result', shielded, 58, RESULT, hurt],
  ['hits on a war engine that was hurt before', worn, 4, SAVING, isHit],
  ['a war engine’s macro-weapon hits, which it makes only on whom it touches', limited, 1, SAVING, hasMacro],
  ['a war engine’s macro-weapon hits as they fall', limited, 7, MACRO, anything],
  ['a war engine’s macro-weapon hits after one has died', limited, 6, MACRO, dead('d1')],
  ['attacks of those whom First Strike has left', first, 12, ROLLING, dead('a1')],
  ['saves of those whom First Strike has left', first, 14, SAVING, dead('a1')],
  ['saves of those whom First Strike has left, supporters beside them', firstFriends, 14, SAVING, dead('a1')],
];

describe('the rest of a round is what walking tells, from', () => {
  it.each(MOMENTS)('%s', (_, scenario, seed, at, isWanted) => {
    expect(amissIn(momentAt(scenario, seed, at, isWanted))).toEqual([]);
  });
});
