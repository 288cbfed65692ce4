import { describe, expect, it } from 'vitest';
import {
  breakIfShaken, isUnmarked, markersOf, panicIn, placeMarkers,
} from '../../../src/epic-armageddon/attacks/blast-markers.ts';
import { settle } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { volleyOn } from '../../../src/epic-armageddon/attacks/volley.ts';
import type { ScenarioFormation, ScenarioUnit } from '../../../src/epic-armageddon/model/scenario.ts';
import { removeUnits } from '../../../src/epic-armageddon/model/roster.ts';
import { formationOf as formationIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { formationOf, rowOf, scenarioOf, unitOf } from '../../support/build.ts';
import {
  assaultOf, ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH, formationIn as reported, livingIn, lostTo, modifiersIn, played,
} from '../../support/fight.ts';
import { profileOf } from '../../support/profiles.ts';

const profiles = { bare: profileOf({ armour: null }), fanatic: profileOf({ armour: null, abilities: ['fearless'] }) };
const row = (name: string, count: number, profile = 'bare') =>
  rowOf(name, profile, count, [20, name === 'a' ? 20 : 22]);

/** Three attackers against a defender of which the test says more. */
const against = (
  units: readonly ScenarioUnit[], more: Partial<ScenarioFormation> = {}, attacker: Partial<ScenarioFormation> = {},
) => ({
  profiles, formations: [formationOf('attacker', row('a', 3), attacker), formationOf('defender', units, more)],
});

const defender = (assault: Assault) => {
  const { blastMarkers, broken } = formationIn(assault, 'defender');
  return { blastMarkers, broken };
};

describe('breaking', () => {
  const marked = (markers: number): Assault => assaultOf(against(row('d', 4), { blastMarkers: markers }));

  it('B1: a formation with as many Blast markers as units breaks, and its markers go', () => {
    expect(defender(breakIfShaken(marked(4), 'defender', 'a7Consolidate'))).toEqual({ blastMarkers: 0, broken: true });
  });

  it('B1: one marker less breaks nobody', () => {
    expect(defender(breakIfShaken(marked(3), 'defender', 'a7Consolidate'))).toEqual({ blastMarkers: 3, broken: false });
  });

  it('B1: only units that are left count', () => {
    const left = removeUnits(marked(3), ['d1'], 'attack');
    expect(defender(breakIfShaken(left, 'defender', 'a7Consolidate'))).toEqual({ blastMarkers: 0, broken: true });
  });

  it('B5: markers have no other limit than the break point', () => {
    const placed = placeMarkers(marked(1), 'defender', 9, 'a7Consolidate', 'A8.1');
    expect(defender(placed)).toEqual({ blastMarkers: 10, broken: false });
    expect(defender(breakIfShaken(placed, 'defender', 'a7Consolidate'))).toEqual({ blastMarkers: 0, broken: true });
  });
});

/** The defender after so many Blast markers that it cannot take. */
const panicked = (assault: Assault, markers: number): Assault => {
  const units = panicIn(assault, formationIn(assault, 'defender'), markers);
  const hits = units.map(unit => ({ unit, unsaved: true }));
  return settle({ ...assault, volley: volleyOn(assault, 'blast-marker', 'a7Withdraw', hits) });
};

describe('a broken formation', () => {
  const BROKEN = { broken: true };

  it('B2: it counts as having as many Blast markers as units, and never as having none', () => {
    const assault = assaultOf(against(row('d', 4), BROKEN));
    expect(markersOf(assault, formationIn(assault, 'defender'))).toBe(4);
    expect(isUnmarked(formationIn(assault, 'defender'))).toBe(false);
    expect(isUnmarked(formationIn(assault, 'attacker'))).toBe(true);
  });

  it('B2, A6.2: its enemy has fewer markers, it has no bonus for having none', () => {
    const parts = against(row('d', 3), BROKEN, { blastMarkers: 2 });
    const { report } = played(scenarioOf(parts), [1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(modifiersIn(report, 'attacker')).toEqual(['enemy has more Blast markers 1']);
    expect(modifiersIn(report, 'defender')).toEqual([]);
  });

  it('B3: a Blast marker costs it its front unit instead, without a marker for that', () => {
    const assault = assaultOf(against([unitOf('d1', 'bare', [20, 30]), unitOf('d2', 'bare', [20, 26])], BROKEN));
    const shaken = panicked(assault, 1);
    expect(shaken.units.filter(unit => unit.lostTo === 'blast-marker').map(unit => unit.id)).toEqual(['d2']);
    expect(defender(shaken)).toEqual({ blastMarkers: 0, broken: true });
    expect(shaken.kills).toEqual({ attacker: 0, defender: 0 });
  });

  it('B3: no marker is ever placed on it', () => {
    const assault = assaultOf(against(row('d', 3), BROKEN));
    expect(placeMarkers(assault, 'defender', 2, 'a7Consolidate', 'A8.1')).toBe(assault);
  });

  it('B3: each further marker costs it another unit', () => {
    const shaken = panicked(assaultOf(against(row('d', 3), BROKEN)), 2);
    expect(shaken.units.filter(unit => unit.lostTo === 'blast-marker').map(unit => unit.id)).toEqual(['d1', 'd2']);
  });

  it('B3: Fearless units never go that way', () => {
    const mixed = [unitOf('d1', 'fanatic', [20, 22]), unitOf('d2', 'bare', [23, 22])];
    const shaken = panicked(assaultOf(against(mixed, BROKEN)), 2);
    expect(shaken.units.filter(unit => unit.lostTo !== null).map(unit => unit.id)).toEqual(['d2']);
  });

  it('B4: it may be assaulted and strikes like any other', () => {
    const { dice } = played(scenarioOf(against(row('d', 3), BROKEN)), [1, 1, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(dice.filter(die => die.startsWith('d') && die.includes('close-combat'))).toHaveLength(3);
  });

  it('B4: if it wins it takes no Blast markers and stays broken', () => {
    const { report } = played(scenarioOf(against(row('d', 3), BROKEN)), [4, 1, 1, 1, 1, 1, ...DEFENDER_ROLLS_HIGH]);
    expect(report.winner).toBe('defender');
    expect(reported(report, 'defender')).toMatchObject({ blastMarkers: 0, broken: true, destroyed: false });
  });

  it('B4: if it loses what is left of it is destroyed', () => {
    const { report } = played(scenarioOf(against(row('d', 4), BROKEN)), [1, 1, 1, 1, 1, 1, 1, 3, 1, 3, 1]);
    expect(report.hackDown).toBe(1);
    expect(lostTo(report, 'hack-down')).toEqual(['d1']);
    expect(lostTo(report, 'already-broken')).toEqual(['d2', 'd3', 'd4']);
  });
});

describe('markers and the assault', () => {
  it('B7: who fights takes no Blast markers while it lasts, in however many rounds', () => {
    const tie = [4, 1, 4, 1];
    const faces = [4, 1, 1, 4, 1, 1, ...tie, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH];
    const { report } = played(scenarioOf(against(row('d', 3))), faces);
    for (const round of [1, 2]) expect(modifiersIn(report, 'defender', round)).toContain('no Blast markers 1');
    expect(reported(report, 'attacker')).toMatchObject({ blastMarkers: 1, broken: false });
  });

  it('B7, A7.6: who watches takes its marker at once, and may break from it', () => {
    const watching = formationOf('defender', [unitOf('s1', 'bare', [34, 22])], { id: 'friends' });
    const parts = { profiles, formations: [...against(row('d', 3)).formations, watching] };
    const { report } = played(scenarioOf(parts), [1, 1, 1, 1, 1, 1, 1, ...ATTACKER_ROLLS_HIGH]);
    expect(reported(report, 'friends')).toMatchObject({ blastMarkers: 0, broken: true });
    expect(livingIn(report)).toContain('s1');
  });
});
