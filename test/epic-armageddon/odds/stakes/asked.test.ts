/** What hangs on a throw is what follows its outcomes: one small thing each. */
import { describe, expect, it } from 'vitest';
import { handsOf, type AssaultSnapshot } from '../../../../machines/epic-armageddon/why.ts';
import type { Profile } from '../../../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { engine, stage, stands, type Stand } from '../../../support/stage.ts';
import { pathOf } from '../../../support/odds-oracle/chart.ts';
import { amiss, stakesAt, throwsIn } from './after-each.ts';

const NEAR = 1e-5;
const ASKED = { tolerance: 1e-6, effort: 1e8, exact: true };

const TROOPS = { cc: 4, ff: 5, armour: 5 } as const;
const armed = (extraAttacks: number | string, ...rules: readonly string[]): Partial<Profile> =>
  ({ ...TROOPS, weapons: [{ name: 'Claw', kind: 'assault', extraAttacks, rules }] });
const friends = { side: 'attacker', id: 'friends', stands: { friend: { ...TROOPS, at: [40, 20] } } } as const;
const truck = (more: Partial<Stand> = {}): Stand =>
  ({ ...TROOPS, at: [30, 20], type: 'armoured-vehicle', radius: 1, abilities: ['transport'], ...more });
const rider = { at: [30, 20], more: { aboard: 't' } } as const;

const duel = stage(stands('a', 1, [30, 20], TROOPS), stands('d', 1, [30, 22], TROOPS), { others: [friends] });
const pair = stage(stands('a', 2, [30, 20], TROOPS), stands('d', 1, [31.5, 21.3], TROOPS));
const wild = stage(stands('a', 1, [30, 20], armed('D3')), stands('d', 1, [30, 22], TROOPS));
const wildBoth = stage(stands('a', 1, [30, 20], armed('D3')), stands('d', 1, [30, 22], armed('D3')));
const tough = stage(stands('a', 1, [30, 20], armed(1)),
  stands('d', 1, [30, 22], { ...TROOPS, abilities: ['reinforced-armour', 'invulnerable-save'] }));
const first = stage(stands('a', 1, [30, 20], { ...TROOPS, abilities: ['first-strike'] }),
  stands('d', 2, [30, 22], TROOPS));
const onEngine = stage(stands('a', 1, [30, 20], armed(1)), { d: engine(3, [30, 23.5], TROOPS) });
const onEngines = stage(stands('a', 2, [30, 20], { cc: 2, armour: 5 }, 6),
  { d1: engine(2, [30, 23.5], { cc: 4 }), d2: engine(2, [36, 23.5], { cc: 4 }) });
const killing = stage(stands('a', 1, [30, 20], armed(1, 'titan-killer-d3')), { d: engine(3, [30, 23.5], TROOPS) });
/** Nobody on board is told by whole rounds. */
const riding = stage({ t: truck(), p: rider }, stands('d', 1, [30, 22], { cc: 4 }));
const hitOften = stage({ t: truck(), p: rider }, stands('d', 1, [30, 22], armed(1, 'ignore-cover')));
const hitHard = stage({ t: truck({ abilities: ['transport', 'reinforced-armour'] }), p: rider },
  stands('d', 1, [30, 22], armed(1, 'lance')));
const wildRiding = stage({ t: truck(armed('D3')), p: rider }, stands('d', 1, [30, 22], { cc: 4 }));
const tested = stage(stands('a', 1, [30, 20], { cc: 4 }), stands('d', 1, [30, 22], { cc: 4 }),
  { startAt: 'a1ChooseTarget', engage: { actionTest: 'usual' } });

const anything = (): boolean => true;
const purpose = (wanted: string, dice = 1) => (snapshot: AssaultSnapshot): boolean =>
  handsOf(snapshot).filter(hand => hand.purpose === wanted).reduce((sum, hand) => sum + hand.dice, 0) >= dice;
const both = (snapshot: AssaultSnapshot): boolean => new Set(handsOf(snapshot).map(({ side }) => side)).size > 1;

const FIRST = 'a4Attacks.firstStrike.rolling';
const ROLLING = 'a4Attacks.attacks.rolling';
const SAVING = 'a4Attacks.attacks.settling.saving';
const MACRO_SAVING = 'a4Attacks.attacks.macroSettling.saving';
const FIRING = 'a5SupportingFire.firing.rolling';

const THROWS: readonly (readonly [
  string, Scenario, number, string, (snapshot: AssaultSnapshot) => boolean, string,
])[] = [
  ['hits of both sides', pair, 2, ROLLING, both, 'hits'],
  ['saves', duel, 4, SAVING, anything, 'saves'],
  ['saves of both sides, one after the other', pair, 4, SAVING, anything, 'saves'],
  ['re-rolls', tough, 1, SAVING, purpose('re-roll'), 'saves'],
  ['the first of three saves against two hits', tough, 2, SAVING, purpose('save', 2), 'saves'],
  ['the result', duel, 1, 'a6Result.rolling', anything, 'result'],
  ['supporting fire', duel, 3, FIRING, anything, 'hits'],
  ['first strikes', first, 3, FIRST, anything, 'hits'],
  ['what is struck back after them', first, 2, ROLLING, anything, 'hits'],
  ['numbers of extra attacks', wild, 3, ROLLING, purpose('extra-attacks'), 'attacks'],
  ['numbers of extra attacks of both sides', wildBoth, 2, ROLLING, purpose('extra-attacks'), 'attacks'],
  ['hits after the number of extra attacks', wild, 3, ROLLING, purpose('close-combat', 2), 'hits'],
  ['a critical hit', onEngine, 2, SAVING, purpose('critical'), 'criticals'],
  ['critical hits', onEngine, 20, SAVING, purpose('critical', 2), 'criticals'],
  ['critical hits on two war engines', onEngines, 1, SAVING, purpose('critical', 2), 'criticals'],
  ['points of damage', killing, 1, MACRO_SAVING, purpose('damage'), 'damage'],
  ['critical hits of a Titan Killer', killing, 2, MACRO_SAVING, purpose('critical'), 'criticals'],
  ['hits with somebody on board', riding, 3, ROLLING, both, 'hits'],
  ['saves with somebody on board', riding, 2, SAVING, anything, 'saves'],
  ['two saves of a transport against unlike hits', hitOften, 2, SAVING, purpose('save', 2), 'saves'],
  ['two saves of a transport of which one has a re-roll', hitHard, 2, SAVING, purpose('save', 2), 'saves'],
  ['numbers of extra attacks with somebody on board', wildRiding, 2, ROLLING, purpose('extra-attacks'), 'attacks'],
  ['the action test', tested, 4, 'a0ActionTest.rolling', anything, 'test'],
];

describe('what hangs on a throw is what follows each number that may come:', () => {
  it.each(THROWS)('%s', (_, scenario, seed, at, isWanted, counted) => {
    const snapshot = throwsIn(scenario, seed).find(one => pathOf(one) === at && isWanted(one))!;
    expect(stakesAt(snapshot, { tolerance: 1, effort: 1e3 }).map(one => one.counted)).toContain(counted);
    expect(amiss(snapshot, NEAR, ASKED)).toEqual([]);
  });
});
