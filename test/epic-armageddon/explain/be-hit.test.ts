/** Why a unit may be hit, sentence by sentence. */
import { describe, expect, it } from 'vitest';
import {
  allocateHits, beginBatch, endSwiftly, resolveAttacks,
} from '../../../src/epic-armageddon/steps/a4-attacks.ts';
import {
  beginSupport, beginSupportingFire, callSupporters,
} from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { resolveResult } from '../../../src/epic-armageddon/steps/a6-result.ts';
import { assaultWith } from '../../../src/epic-armageddon/model/copies.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { ScoredHits } from '../../../src/epic-armageddon/model/batch.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import { terrainOf } from '../../support/build.ts';
import { weaponOf } from '../../support/profiles.ts';
import { engine, type Stands, type StageParts } from '../../support/stage.ts';
import { a1, field, met, RARE, row, strikingAlone, told, without, type Case } from './cases.ts';

const MAY = '+ It is among those who can be hit. (A4.6)';
const TOUCHES = '+ It is in base contact with Foe. (A4.1)';
const NEAR = '+ Foe is 4.7 cm away, within 15 cm, and in line of fire. (A4.1)';

/** The hits that the attackers and the attacked have scored. */
const hitting = (assault: Assault, attackers: number, defenders = 0): Assault => {
  const scored = (count: number): readonly ScoredHits[] =>
    [{ from: null, by: 'firefight', effect: 'normal', points: 1, count }];
  const hits = { attacker: scored(attackers), defender: scored(defenders) };
  return allocateHits(assaultWith(assault, { batch: { ...assault.batch!, hits } }), false, 'a4Attacks');
};

const guns: StageParts = {
  others: [{ side: 'attacker', id: 'Guns', stands: { s1: { at: [46, 32], name: 'Gun', ff: 4 } } }],
};
/** Support is called, or the dice of those are asked for who support. */
const calling = (parts: StageParts, defenders: Stands = row): Assault =>
  beginSupport(assaultWith(strikingAlone({ a1 }, defenders, parts), { struck: ['a1', 'd1', 'd2', 'd3'] }));
const supporting = (...parts: Parameters<typeof calling>): Assault => beginSupportingFire(calling(...parts));

/** The defender has lost by so many, and hits fall. */
const beaten = (defenders: Stands, parts: StageParts = {}): Assault =>
  resolveResult(strikingAlone({ a1 }, defenders, parts), [6, 1], [6, 1, 1, 1]);

const mixed: Stands = { ...row, d5: engine(3, [48, 30], { name: 'Five' }) };
const NOMINATING: StageParts = { rulings: { nomination: 'war-engines' } };
const NOT_NOMINATED = '- This club lets the attacks go at one kind of unit only, and it is of the other. (H9)';

const HITS: readonly Case[] = [
  ['H1: base contact comes first', strikingAlone({ a1 }, row), 'd1',
    ['yes', TOUCHES, '+ It is in base contact: hits reach it first of 3. (H1)', MAY]],
  ['H1: then the nearest, of equally near ones whom their owner says', strikingAlone({ a1 }, row), 'd2',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it second of 3. (H1)',
      '. Before it: One. (H1)', '. Equally near: Three. Their owner says who comes first. (H1)', MAY]],
  ['H1: or the order of the list, where a club plays it so',
    strikingAlone({ a1 }, row, { rulings: { equalDistances: 'list-order' } }), 'd3',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it third of 3. (H1)',
      '. Before it: One and Two. (H1)', '. Equally near: Two. The order of the list decides. (H1)', MAY]],
  ['A4.6: only the directly engaged can be hit', strikingAlone({ a1 }, row), 'd4',
    ['no', '- The nearest enemy, Foe, is 28 cm away: 13 cm more than 15 cm. (A4.1)',
      '- It is not directly engaged, and only those who are can be hit. (A4.6)']],
  ['A4.6: nobody becomes engaged who was not as the round began', beginBatch(assaultWith(strikingAlone({ a1 }, row), {
    engaged: strikingAlone({ a1 }, row).engaged.filter(({ unit }) => unit !== 'd2') }), 'attacks'), 'd2',
  ['no', NEAR, '- It was not directly engaged when the attacks of this round began. (A4.6)']],
  ['A4.6: bystanders are not hit', strikingAlone({ a1 }, row, guns), 's1',
    ['no', '- Guns does not fight here, and bystanders are not hit. (A4.6)']],
  ['A5.4: nor are supporters', supporting(guns), 's1',
    ['no', '- Guns does not fight here, and bystanders are not hit. (A5.4)']],
  ['H3: hits are counted as they fall', hitting(strikingAlone({ a1 }, row), 4), 'd1',
    ['yes', TOUCHES, '+ It is in base contact: hits reach it first of 3. (H1)',
      '+ Of 4 hits on its side 2 fall on it. (H3)', MAY]],
  ['H2: and nobody has a second one before everybody has one', hitting(strikingAlone({ a1 }, row), 2), 'd3',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it third of 3. (H1)',
      '. Before it: One and Two. (H1)', '. Equally near: Two. Their owner says who comes first. (H1)',
      '. The 2 hits on its side fall on others and do not get as far as this one. (H1)', MAY]],
  ['H9: a war engine takes a lap of its own', strikingAlone({ a1 }, { d1: engine(3, [40, 40], { name: 'One' }) }), 'd1',
    ['yes', '+ Foe is 6.5 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 6.5 cm from the nearest enemy that counts: hits reach it first of 1. (H1)',
      '. It takes 3 hits before the next unit gets one: its starting damage capacity. (H9)', MAY]],
  ['H9: while it takes them nobody behind it is hit, though it has more than one', hitting(strikingAlone({ a1 }, {
    d1: engine(3, [40, 40], { name: 'One' }), d2: { at: [46, 42], name: 'Two' } }), 3), 'd2',
  ['yes', '+ Foe is 11.4 cm away, within 15 cm, and in line of fire. (A4.1)',
    '+ It is 11.4 cm from the nearest enemy that counts: hits reach it second of 2. (H1)', '. Before it: One. (H1)',
    '. The 3 hits on its side fall on others and do not get as far as this one. (H1)', MAY]],
  ['H9: or the attacks go at one kind only', strikingAlone({ a1 }, mixed, NOMINATING), 'd1', ['no', NOT_NOMINATED]],
  ['V12: those out of a wreck can be hit', assaultWith(strikingAlone({ a1 }, row), { spilled: ['d4'] }), 'd4',
    ['yes', '+ It has come out of a wreck in this round, and can be hit. (V12)',
      '+ It is 28 cm from the nearest enemy that counts: hits reach it fourth of 4. (H1)',
      '. Before it: One, Two and Three. (H1)', MAY]],
  ['A4.6: those inside cannot', strikingAlone({ a1 }, { d1: { at: [40, 32.5], name: 'Rhino', type: 'armoured-vehicle',
    abilities: ['transport'] }, d2: { at: [40, 32.5], more: { aboard: 'd1' } } }), 'd2',
  ['no', '- It sits inside Rhino: hits fall on that, and it saves only if that is wrecked. (A4.6)']],
  ['H6: a sniper may pick anybody in its reach', strikingAlone({ a1, a2: { at: [44, 50], name: 'Scout', ff: 4,
    weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] })] } }, row), 'd4',
  ['yes', '+ Scout is 8.8 cm away, within 15 cm, and in line of fire. (A4.1)',
    '+ It is 8.8 cm from the nearest enemy that counts: hits reach it fourth of 4. (H1)',
    '. Before it: One, Two and Three. (H1)',
    '. Wherever it stands in that order, Scout may aim at it: a sniper picks its victim. (H6)', MAY]],
  ['A5.4: supporters hit the nearest to them', supporting(guns), 'd3',
    ['yes', NEAR, '+ It is 3 cm from the nearest enemy that counts: hits reach it first of 3. (H1)', MAY]],
  ['A5.4: those whom nobody supports against are not hit', supporting(guns), 'a1',
    ['no', '- No enemy supports: it cannot be hit by supporting fire. (A5.4)']],
  ['A5.4: nor those out of their reach',
    supporting(guns, { ...row,
      d5: { at: [27, 30], name: 'Five' } }), 'd5',
    ['no', '- It is out of reach of the supporters. (A5.4)']],
  ['A6.5: before the result it is told where a hack-down would find it',
    resolveAttacks(supporting(guns), [1], 'a5SupportingFire'), 'd2',
    ['not-now', '. Should its side lose, hack-down hits reach it second of 4. (A6.5)',
      '. The result has not been thrown. (A6.5)']],
  ['A6.5: a hack-down reaches everybody of the losers', beaten(row), 'd4',
    ['yes', '+ It is 28 cm from the nearest enemy that counts: hits reach it fourth of 4. (A6.5)',
      '. Before it: One, Two and Three. (H1)',
      '. The 3 hits on its side fall on others and do not get as far as this one. (H1)',
      '+ It is among those who can be hit. (A6.5)']],
  ['A6.6: but Fearless ones', beaten({ ...row, d4: { at: [40, 60], abilities: ['fearless'] } }), 'd4',
    ['no', '- It is Fearless: a hack-down passes it over. (A6.6)']],
  ['A6.7: and those inside them, where a club plays it so', beaten({ ...row, d5: { at: [60, 60], name: 'Rhino',
    type: 'armoured-vehicle', abilities: ['transport', 'fearless'] }, d6: { at: [60, 60], more: { aboard: 'd5' } } },
  { rulings: { fearlessTransport: 'passengers-skipped' } }), 'd6',
  ['no', '- The hack-down passes it over, with its transport. (A6.7)']],
  ['A6.5: the winner is not hacked down', beaten(row), 'a1',
    ['no', '- Its side has won: hack-down hits fall on the losers. (A6.5)']],
];

const FIRST = [TOUCHES, '+ It is in base contact: hits reach it first of 3. (H1)'];
const NEAREST = '+ It is 3 cm from the nearest enemy that counts: hits reach it first of 3. (H1)';
const NO_SUPPORTERS = '- No enemy supports: it cannot be hit by supporting fire. (A5.4)';
const BYSTANDERS = 'Guns does not fight here, and bystanders are not hit.';
const NEVER_MET = '- The nearest enemy, Foe, is 28 cm away: 13 cm more than 15 cm. (A4.1)';
const ONLY_ENGAGED = '- It is not directly engaged, and only those who are can be hit. (A4.6)';

/** One after the other, each a centimetre farther away. */
const column: Stands = Object.fromEntries(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  .map((name, i) => [name, { at: [40, 34 + i], name }]));

/** A blast over two of the attacked. */
const blast = (): Assault => {
  const assault = strikingAlone({ a1 }, row);
  return assaultWith(assault, { volley: volleyOn(assault, 'splash', 'a4Attacks', [{ unit: 'd2' }, { unit: 'd3' }]) });
};

/** Both sides are about to throw for the result. */
const undecided = (defenders: Stands): Assault => beginSupport(assaultWith(strikingAlone({ a1 }, defenders), {
  struck: ['a1'],
}));

const MORE: readonly Case[] = [
  ['A4.1: before the attacks it is told how it would be', field({ a1 }, row), 'd1',
    ['yes', '. The attacks have not begun: so it would be if they began now. (A4.1)', ...FIRST, MAY]],
  ['H1: those before it are named while they are few', strikingAlone({ a1 }, column), 'G',
    ['yes', '+ Foe is 8 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 8 cm from the nearest enemy that counts: hits reach it seventh of 8. (H1)',
      '. Before it: A, B, C, D, E and F. (H1)', MAY]],
  ['H1: no longer when they are many', strikingAlone({ a1 }, column), 'H',
    ['yes', '+ Foe is 9 cm away, within 15 cm, and in line of fire. (A4.1)',
      '+ It is 9 cm from the nearest enemy that counts: hits reach it eighth of 8. (H1)', MAY]],
  ['H1: the order stays as it was when the dice were asked for, whoever falls', without(strikingAlone({
    a1, a2: { at: [37, 46], ff: 4, name: 'Friend' } }, row), 'a1'), 'd2',
  ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it second of 4. (H1)',
    '. Before it: One. (H1)', '. Equally near: Three. Their owner says who comes first. (H1)', MAY]],
  ['H3: a single hit falls on the nearest', hitting(strikingAlone({ a1 }, row), 1), 'd1',
    ['yes', ...FIRST, '+ The only hit on its side falls on it. (H3)', MAY]],
  ['H1: and on nobody else', hitting(strikingAlone({ a1 }, row), 1), 'd2',
    ['yes', NEAR, '+ It is 4.7 cm from the nearest enemy that counts: hits reach it second of 3. (H1)',
      '. Before it: One. (H1)', '. Equally near: Three. Their owner says who comes first. (H1)',
      '. The only hit on its side falls on another. (H1)', MAY]],
  ['H2: of as many hits as there are units one falls on each', hitting(strikingAlone({ a1 }, row), 3), 'd1',
    ['yes', ...FIRST, '+ Of 3 hits on its side 1 falls on it. (H3)', MAY]],
  ['H3: hits on the other side are none on its own', hitting(strikingAlone({ a1 }, row), 0, 1), 'd1',
    ['yes', ...FIRST, '. No hit has been scored on its side. (H1)', MAY]],
  ['A4.6: the hits that lie there fall on nobody who is not engaged', hitting(strikingAlone({ a1 }, row), 4), 'd4',
    ['no', NEVER_MET, ONLY_ENGAGED]],
  ['A4.6: nor on bystanders', hitting(strikingAlone({ a1 }, row, guns), 4), 's1', ['no', `- ${BYSTANDERS} (A4.6)`]],
  ['A4.6: who is hidden from the enemy is not engaged', strikingAlone({ a1 }, { ...row,
    d4: { at: [50, 30], name: 'Four' } }, { terrain: [terrainOf('woods', [44, 28], [46, 32])] }), 'd4',
  ['no', '- Foe is 8 cm away, but Woods hides it: the line of fire runs through 2 cm of that. (L2)', ONLY_ENGAGED]],
  ['H6: a sniper aims at nobody out of its reach', strikingAlone({ a1, a2: { at: [44, 55], name: 'Scout', ff: 4,
    weapons: [weaponOf({ kind: 'small-arms', extraAttacks: 0, rules: ['sniper'] })] } }, row), 'd1',
  ['yes', TOUCHES, '+ It is in base contact: hits reach it first of 4. (H1)', MAY]],
  ['H6: nor does a war engine aim as a sniper does', strikingAlone({ a1: engine(3, [40, 30], { name: 'Foe', ff: 4 }) },
    { d1: { at: [40, 40] } }), 'd1', ['yes', '+ Foe is 6.5 cm away, within 15 cm, and in line of fire. (A4.1)',
    '+ It is 6.5 cm from the nearest enemy that counts: hits reach it first of 1. (H1)', MAY]],
  ['W6: a blast is on those whom it hits', blast(), 'd2', ['yes', '+ A hit of a blast is on it. (H3)']],
  ['W6: and on nobody else, however near the enemy', blast(), 'd1', ['no', '- It has no hit of a blast. (H3)']],
  ['A5.4: when support is called it is told whom it would hit', calling(guns), 'd3', ['yes', NEAR, NEAREST, MAY]],
  ['A5.4: and whom it would not', calling(guns), 'a1', ['no', NO_SUPPORTERS]],
  ['A5.4: nobody if it is not called', callSupporters(calling(guns), 'attacker', []), 'd3', ['no', NO_SUPPORTERS]],
  ['H9: supporting fire goes at one kind only, too', supporting({ ...guns, ...NOMINATING }, mixed), 'd1',
    ['no', NOT_NOMINATED]],
  ['A5.4: but its reach is what counts first', supporting({ ...guns,
    rulings: { nomination: 'war-engines' } }, { ...mixed,
    d6: { at: [27, 30], name: 'Six' } }), 'd6',
  ['no', '- It is out of reach of the supporters. (A5.4)']],
  ['A6.6: before the result it is told that a hack-down passes Fearless ones over',
    undecided({ ...row, d4: { at: [40, 60], abilities: ['fearless'] } }), 'd4',
    ['not-now', '. It is Fearless: a hack-down passes it over. (A6.6)', '. The result has not been thrown. (A6.5)']],
  ['A6.5: a hack-down passes bystanders over', beaten(row, guns), 's1', ['no', `- ${BYSTANDERS} (A6.5)`]],
  ['A6.5: with nobody of the winners on the table the list decides', resolveResult(strikingAlone(
    { a1: { ...a1, more: { aboard: 's1' } } }, row, guns), [6, 1], [6, 1, 1, 1]), 'd2',
  ['yes', '+ No enemy is left to measure from: hits reach it second of 4. (A6.5)', '. Before it: One. (H1)',
    '. Equally near: One, Three and Four. Their owner says who comes first. (H1)',
    '+ Of 3 hits on its side 1 falls on it. (H3)', '+ It is among those who can be hit. (A6.5)']],
  ['A4.7: nobody is hit once the assault is settled', endSwiftly(strikingAlone({ a1 }, row), 'attacker', 'a4Attacks'),
    'd1', ['not-now', '. The fighting of this assault is over. (A4.6)']],
];

describe('why it may be hit', () => {
  it.each([...HITS, ...MORE])('%s', (_, assault, unit, expected) => {
    expect(told(assault, unit, 'be-hit')).toEqual(expected);
  });
});

describe('what hardly ever comes up', () => {
  it('is told here', () => {
    expect(RARE['be-hit'].filter(key => !met.has(key))).toEqual([]);
  });
});
