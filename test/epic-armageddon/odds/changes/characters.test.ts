import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../src/epic-armageddon/model/scenario.ts';
import { formationOf, scenarioOf } from '../../../support/build.ts';
import { characterOf, PROFILES } from '../../../support/profiles.ts';
import { stage, stands, type Stands, type StageParts } from '../../../support/stage.ts';
import { changeTo, idsOf } from './changed.ts';

const hero = characterOf({ name: 'Hero' });
const both = { attacker: { hero }, defender: { hero } };

describe('a character joins', () => {
  const joined = (units: Stands, parts: StageParts = {}): Scenario =>
    changeTo(stage(units, { d: { at: [30, 22] } }, parts), 'character:attacker:hero', { characters: both }).scenario;
  const carriers = (scenario: Scenario): readonly string[] => scenario.formations
    .flatMap(one => one.units).filter(unit => unit.characters.includes('hero')).map(unit => unit.id);

  it('one in contact rather than one who fires, and him rather than one who stands apart', () => {
    const [apart, near, touching] = [{ at: [30, 3] }, { at: [34, 17] }, { at: [30, 20] }] as const;
    expect(carriers(joined({ a1: apart, a2: near, a3: touching }))).toEqual(['a3']);
    expect(carriers(joined({ a1: apart, a2: near }))).toEqual(['a2']);
    expect(carriers(joined({ a1: near, a2: touching, a3: { at: [32, 22] } }))).toEqual(['a2']);
  });

  it('the first of the leading formation where only others are engaged', () => {
    const friends = { side: 'attacker', id: 'more', stands: { m: { at: [30, 20] } } } as const;
    expect(carriers(joined(stands('a', 2, [30, 3]), { others: [friends], engage: { combined: ['more'] } })))
      .toEqual(['a1']);
  });

  it('nobody who sits in a transport, and nobody who has a character', () => {
    const transport = { type: 'armoured-vehicle', abilities: ['transport'], at: [30, 19.5] } as const;
    expect(carriers(joined({ p: { at: [30, 19.5], more: { aboard: 't' } }, t: transport }))).toEqual(['t']);
    expect(carriers(joined({ a1: { at: [30, 20], joined: PROFILES.captain }, a2: { at: [27, 20] } }))).toEqual(['a2']);
  });

  it('is told by its name, its side and the stand’s', () => {
    const scenario = stage({ a: { at: [30, 20] } }, { d: { at: [30, 22], name: 'Ork' } });
    expect(changeTo(scenario, 'character:defender:hero', { characters: both }))
      .toMatchObject({ kind: 'character', rule: 'A4.2', values: { side: 'defender', character: 'Hero', unit: 'Ork' } });
  });
});

describe('no character joins', () => {
  const of = (scenario: Scenario, characters: object): readonly string[] =>
    idsOf(scenario, { characters }).filter(id => id.startsWith('character'));

  it('a formation that has such a one already, on either side', () => {
    const [attacker, defender] = scenarioOf().formations;
    const led = scenarioOf({ formations: [
      attacker!, formationOf('defender', defender!.units.map((unit, i) =>
        ({ ...unit, characters: i === 0 ? ['commissar'] : [] }))),
    ] });
    const commissar = { commissar: PROFILES.commissar };
    expect(of(led, { attacker: commissar, defender: commissar })).toEqual(['character:attacker:commissar']);
  });

  it('if it is not one by its datasheet, or by the scenario’s own of that name', () => {
    const boyz = { boyz: PROFILES.boyz };
    expect(of(scenarioOf(), { attacker: boyz })).toEqual([]);
    expect(of(scenarioOf(), { attacker: { boyz: hero } })).toEqual([]);
  });

  it('a side of which everybody has one', () => {
    const led = stage({ a: { at: [30, 20], joined: PROFILES.captain } }, { d: { at: [30, 22] } });
    expect(of(led, both)).toEqual(['character:defender:hero']);
  });
});
