/** The picture of an assault: what it answers about each stand. Of the bundled marines all are in contact. */
import { describe, expect, it } from 'vitest';
import { battlefieldView } from '../../../../components/epic-armageddon/steps/battlefield-view.ts';
import type { ViewOptions } from '../../../../components/epic-armageddon/steps/standing-view.ts';
import { movableHits } from '../../../../components/epic-armageddon/steps/movable-hits.ts';
import { parseScenario, type Assault, type AssaultEvent, type Scenario } from '../../../../machines/index.ts';
import { presentOf, replay } from '../../../../machines/epic-armageddon/timeline.ts';
import { startAssault } from '../../../../src/epic-armageddon/steps/start.ts';
import { badgesOf } from '../../../../components/epic-armageddon/steps/badges.ts';
import { MARINES_IN_CONTACT } from '../../../support/all-in-contact.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../../support/build.ts';
import { profileOf } from '../../../support/profiles.ts';

const sample = MARINES_IN_CONTACT;
const parsed = parseScenario(sample.scenario) as { readonly scenario: Scenario };

const after = (...more: readonly AssaultEvent[]): Assault =>
  presentOf(replay(parsed.scenario, [...sample.decisions, ...more])).context.assault;

const throws = (...faces: readonly number[]): AssaultEvent => ({ type: 'dice.thrown', faces });
const HITS = throws(5, 5, 5, 1, 5, 4, 3, 2, 5, 3, 6, 1);
const ALLOCATED: AssaultEvent = { type: 'hits.allocated' };

const ENGINES = {
  engine: profileOf({
    name: 'Engine', type: 'war-engine', damageCapacity: 4, abilities: ['void-shields-2', 'transport'],
  }),
  falcon: profileOf({ name: 'Falcon', type: 'armoured-vehicle', abilities: ['skimmer'] }),
} as const;

const view = (assault: Assault, step: string, more: Partial<ViewOptions> = {}) => battlefieldView(assault, {
  step, movable: [], choosable: [], chosen: null, ghost: null, allowance: null,
  stoodBefore: assault.units.map(unit => unit.id), ...more,
});

const counter = (assault: Assault, id: string, step = 'a4Attacks') =>
  view(assault, step).counters.find(one => one.id === id)!;

const lineFrom = (assault: Assault, id: string, step = 'a4Attacks', asked: string | null = null) =>
  view(assault, step, { asked }).lines.find(one => one.from === id || one.to === id);

describe('the picture of an assault', () => {
  it('A4.2: a stand in contact has a contact bar, one in a firefight a line with its centimetres', () => {
    expect(lineFrom(after(), 'b1')).toMatchObject({ kind: 'contact', label: null });
    expect(lineFrom(after(), 'n2')).toMatchObject({ kind: 'firefight', drawn: true, label: null });
    expect(lineFrom(after(), 'n2', 'a4Attacks', 'n2')).toMatchObject({ kind: 'firefight', label: '6.7 of 15 cm' });
  });

  it('L2: a stand without a line of fire has its line cut where the terrain ends it, and says through how much', () => {
    expect(lineFrom(after(), 'b6')).toMatchObject({ kind: 'blocked', drawn: false });
    const line = lineFrom(after(), 'b6', 'a4Attacks', 'b6')!;
    expect(line).toMatchObject({ kind: 'blocked', drawn: true, label: '10.9 > 10 cm' });
    expect(line.cutAt).not.toBeNull();
    expect(counter(after(), 'b6').stance).toBe('engaged');
    expect(counter(after(), 'b6').spoken).toContain('Boyz 6 has no line of fire to Assault 4');
  });

  it('A4.1: whoever was engaged when the round began still is, though the enemy it stood against is dead', () => {
    const saved = after(HITS, ALLOCATED, throws(1, 3, 1), throws(4, 2, 1), throws(4));
    expect(saved.units.find(unit => unit.id === 'a2')!.lostTo).toBe('attack');
    expect(counter(saved, 'n1').stance).toBe('fighting');
  });

  it('H1: hits are numbered from the nearest outwards, and their saves stand under the counters', () => {
    const assault = after(HITS);
    const { tokens } = view(assault, 'a4Attacks');
    expect(tokens.filter(token => token.id.startsWith('defender')).map(token => [token.number, token.unit]))
      .toEqual([[1, 'b1'], [2, 'b2'], [3, 'b3']]);
    expect(counter(assault, 'b1')).toMatchObject({ note: 'save 6+', now: true });
  });

  it('H1: a hit may be carried while its owner has another stand equally near, and not once its die has fallen', () => {
    const movable = (assault: Assault) =>
      view(assault, 'a4Attacks', { movableHits: movableHits(assault) }).tokens.map(token => token.movable);
    expect(movable(after(HITS))).toContain(true);
    expect(movable(after(HITS, ALLOCATED, throws(1, 3, 1))).slice(3)).not.toContain(true);
  });

  it('A5.2: those who may support are drawn with the line they would fire along, others are bystanders', () => {
    const shot = after(HITS, ALLOCATED, throws(1, 3, 1), throws(4, 2, 1), throws(4), ALLOCATED);
    expect(counter(shot, 'v1', 'a5SupportingFire').stance).toBe('supporting');
    expect(lineFrom(shot, 'v1', 'a5SupportingFire')).toMatchObject({ kind: 'support', emphasis: true });
    expect(counter(shot, 'v4', 'a5SupportingFire').stance).toBe('bystander');
  });

  it('A2.1, A2.3: a unit that moves shows its reach and the zones it meets', () => {
    const start = presentOf(replay(parsed.scenario, sample.decisions.slice(0, 1))).context.assault;
    const { areas } = view(start, 'a2Charge', { chosen: 'a1', allowance: 30, movable: ['a1'] });
    expect(areas.find(area => area.kind === 'reach')!.radius).toBe(31);
    expect(areas.filter(area => area.kind === 'zone')).toHaveLength(8);
    expect(areas.find(area => area.kind === 'zone')).toMatchObject({ radius: 6, label: 'zone 5 cm' });
  });

  it('counters that have not changed are the same objects, so that they are not drawn again', () => {
    const [before, later] = [after(), after(HITS)];
    expect(counter(before, 'v1')).toBe(counter(later, 'v1'));
    expect(counter(before, 'b1')).not.toBe(counter(later, 'b1'));
  });

  it('W5, V10, A2.11: war engines, shields and passengers have their signs, and who sits inside is on no map', () => {
    const assault = startAssault(scenarioOf({ profiles: ENGINES, formations: [
      formationOf('attacker', [
        unitOf('w', 'engine', [30, 20], { damage: 2, shields: 1 }), unitOf('p', 'boyz', [30, 20], { aboard: 'w' }),
      ]),
      formationOf('defender', [unitOf('f', 'falcon', [30, 26])], { overwatch: true }),
    ] }));
    expect(view(assault, 'a2Charge').counters.map(({ id }) => id)).toEqual(['w', 'f']);
    expect(counter(assault, 'w')).toMatchObject({
      shape: 'ring', damage: 2, capacity: 4, shields: 1, fullShields: 2, aboard: 1, passengers: 'Boyz',
    });
    expect(counter(assault, 'f')).toMatchObject({ overwatch: true, skimmer: true });
    expect(counter(assault, 'f')).not.toHaveProperty('group');
  });

  it('A4.2: the value that counts now is the one a stand fights with, and nothing counts of who is not engaged', () => {
    expect(counter(after(), 'b1')).toMatchObject({ counts: '4+', other: '6+', filling: 'solid' });
    expect(counter(after(), 'n2')).toMatchObject({ counts: '5+', other: '3+', filling: 'tinted' });
    expect(counter(after(), 'b6')).toMatchObject({ counts: '–', filling: 'dotted' });
    expect(counter(after(), 'b6', 'a3CounterCharge')).toMatchObject({ counts: '4+', filling: 'ring' });
  });

  it('A2.11: somebody who is about to get out lies on top of the transport', () => {
    const assault = startAssault(scenarioOf({ profiles: ENGINES, formations: [
      formationOf('attacker', [unitOf('w', 'engine', [30, 20]), unitOf('p', 'boyz', [30, 20], { aboard: 'w' })]),
      formationOf('defender', [unitOf('d', 'boyz', [30, 40])]),
    ] }));
    const { counters, areas } = view(assault, 'a2Charge', { chosen: 'p', movable: ['w', 'p'], allowance: 10 });
    expect(counters.at(-1)).toMatchObject({ id: 'p', at: [30, 20], movable: true });
    expect(counters.at(-1)!.spoken).toContain('aboard Engine');
    expect(areas.find(({ kind }) => kind === 'reach')).toMatchObject({ at: [30, 20] });
  });

  it('A1.3: several formations of a side are told apart', () => {
    const assault = startAssault(scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 1, [30, 20])),
      formationOf('attacker', rowOf('b', 'boyz', 1, [34, 20]), { id: 'second', name: 'Second' }),
      formationOf('defender', rowOf('d', 'boyz', 1, [30, 30])),
    ] }));
    expect(view(assault, 'a2Charge').formations).toMatchObject([
      { side: 'attacker', nth: 0, members: ['a1'], label: 'Attacker' },
      { side: 'attacker', nth: 1, members: ['b1'], label: 'Second' },
      { side: 'defender', nth: 0, members: ['d1'], label: 'Defender' },
    ]);
  });

  it('the label of a formation begins with a capital, also where it is called by its side', () => {
    const assault = startAssault(scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'boyz', 2, [30, 20]), { name: 'the attacker' }),
      formationOf('defender', rowOf('d', 'boyz', 1, [30, 30])),
    ] }));
    expect(view(assault, 'a2Charge').formations![0]!.label).toBe('The attacker · 2');
  });

  it('W2: a war engine says how its dice are split, on the map and aloud', () => {
    const snapshot = presentOf(replay(scenarioOf({ profiles: ENGINES, formations: [
      formationOf('attacker', [unitOf('w', 'engine', [30, 20])]),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 25]), unitOf('d2', 'boyz', [38, 28])]),
    ] }), [{ type: 'dice.split', unit: 'w', closeCombat: 3 }]));
    const { assault } = snapshot.context;
    const { counters } = view(assault, 'a4Attacks', { badges: badgesOf(assault) });
    expect(counters[0]).toMatchObject({ id: 'w', way: '3+1' });
    expect(counters[0]!.spoken).toContain('3 dice in close combat, 1 in the firefight');
  });

  it('A6.5: between those who are hacked down and the nearest enemy lies the distance that decides', () => {
    const scenario = scenarioOf({ formations: [
      formationOf('attacker', rowOf('a', 'assault', 1, [30, 20])),
      formationOf('defender', [unitOf('d1', 'boyz', [30, 22]), unitOf('d2', 'boyz', [33, 27])]),
    ] });
    const played = (...events: readonly AssaultEvent[]): Assault => presentOf(replay(scenario, events)).context.assault;
    const before = [throws(1, 1, 1)];
    expect(view(played(...before), 'a6Result').lines).toEqual([]);
    const { lines, tokens } = view(played(...before, throws(6, 1, 1, 1)), 'a6Result');
    expect(tokens.map(({ unit, number }) => [unit, number])).toEqual([['d1', 1], ['d2', 2]]);
    expect(lines).toMatchObject([
      { kind: 'contact', from: 'd1', to: 'a1', label: null },
      { kind: 'distance', from: 'd2', to: 'a1', label: '5.6 cm', drawn: true,
        say: 'The nearest enemy of Boyz 2 is Assault, 5.6 cm away.' },
    ]);
  });
});
