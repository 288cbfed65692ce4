/** Who stands beside an assault: what keeps a unit from supporting, and who is counted as having been near. */
import { describe, expect, it } from 'vitest';
import {
  beginSupport, beginSupportingFire, callSupporters, hasMoreSupport, noteBystanders, whyNotCall,
} from '../../../src/epic-armageddon/steps/a5-supporting-fire.ts';
import { ableToSupport, supportBar, type SupportBar } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import type { ScenarioFormation } from '../../../src/epic-armageddon/model/scenario.ts';
import { changeFormations, removeUnits, unitOf as unitIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import { ATTACKER_ROLLS_HIGH, engagedOf, lostTo, played } from '../../support/fight.ts';
import { stage, stageParts, type Others, type Stand, type Stands, type StageParts } from '../../support/stage.ts';

const FIRES: Partial<Stand> = { cc: 4, ff: 4 };
const friends = (stands: Stands, more: Partial<ScenarioFormation> = {}, side: Others['side'] = 'attacker'): Others =>
  ({ side, id: `${side}’s friends`, stands, more });

/** a1 and d1 in contact, both of whom have attacked, and others who watch. */
const watched = (others: readonly Others[], parts: StageParts = {}): Assault => ({
  ...engagedOf(stageParts(
    { a1: { at: [40, 20], ...FIRES } }, { d1: { at: [40, 22], ...FIRES } }, { others, ...parts },
  )),
  struck: ['a1', 'd1'],
});

describe('what keeps a unit from supporting', () => {
  const truck: Stand = { at: [46, 22], type: 'armoured-vehicle', abilities: ['transport'] };
  const inside: Stand = { at: [46, 22], ...FIRES, more: { aboard: 's1' } };
  const barOf = (stands: Stands, id: string, more: Partial<ScenarioFormation> = {}): SupportBar | null => {
    const assault = watched([friends(stands, more)]);
    return supportBar(assault, unitIn(assault, id));
  };

  it.each<readonly [string, Stands, string, Partial<ScenarioFormation>, SupportBar | null]>([
    ['A5.2: nothing, for one that stands by', { s1: { at: [46, 22], ...FIRES } }, 's1', {}, null],
    ['A5.2: that it fights itself', {}, 'a1', {}, 'fights'],
    ['A5.2: that it sits in a transport', { s1: truck, s2: inside }, 's2', {}, 'inside'],
    ['A5.2: nothing, where that transport is open',
      { s1: { ...truck, abilities: ['transport', 'passengers-fire'] }, s2: inside }, 's2', {}, null],
    ['A5.2, B4: that its formation is broken', { s1: { at: [46, 22], ...FIRES } }, 's1', { broken: true }, 'broken'],
    ['A5.2: that its formation has marched', { s1: { at: [46, 22], ...FIRES } }, 's1', { marched: true }, 'marched'],
    ['A4.3: that it has no firefight value', { s1: { at: [46, 22] } }, 's1', {}, 'no-firefight'],
  ])('%s', (_, stands, id, more, bar) => {
    expect(barOf(stands, id, more)).toBe(bar);
  });

  it('A5.2: an open transport brings in those inside it who live, and nobody else', () => {
    const assault = watched([
      friends({
        s1: { ...truck, abilities: ['transport', 'passengers-fire'] }, s2: inside,
        s3: { at: [46, 24], ...FIRES }, s4: { at: [46, 26], ...FIRES },
      }),
      friends({ t1: { at: [34, 22], ...FIRES } }, {}, 'defender'),
    ]);
    expect(ableToSupport(removeUnits(assault, ['s3'], 'overwatch'), 'attacker')).toEqual(['s2', 's4']);
    expect(ableToSupport(removeUnits(assault, ['s2'], 'overwatch'), 'attacker')).toEqual(['s3', 's4']);
  });
});

describe('who is called', () => {
  const opened = (): Assault =>
    beginSupport(watched([friends({ s1: { at: [46, 22], ...FIRES }, far: { at: [90, 22], ...FIRES } })]));

  it('A5.2: nobody who may not support, who is named', () => {
    const support = opened();
    expect(whyNotCall(support, 'attacker', ['s1'])).toBeNull();
    const refused = { rule: 'A5.2', key: 'may-not-support' };
    const { name } = unitIn(support, 'far');
    expect(whyNotCall(support, 'attacker', ['s1', 'far'])).toEqual({ ...refused, values: { unit: name } });
    expect(whyNotCall(support, 'attacker', ['s9'])).toEqual({ ...refused, values: { unit: 's9' } });
  });

  it('A5.2: where nobody is, nobody is waited for', () => {
    expect(hasMoreSupport(opened())).toBe(true);
    expect(hasMoreSupport(callSupporters(opened(), 'attacker', []))).toBe(false);
  });

  it('A5.4: one after the other, whoever was lost or whose formation broke before its turn fires no more', () => {
    const second: Others = {
      side: 'attacker', id: 'second', stands: { t1: { at: [34, 22], ...FIRES }, t2: { at: [34, 24], ...FIRES } },
    };
    const first = beginSupportingFire(beginSupport(
      watched([friends({ s1: { at: [46, 22], ...FIRES } }), second], { rulings: { supportOrder: 'one-by-one' } }),
    ));
    const firing = (assault: Assault): readonly string[] =>
      (hasMoreSupport(assault) ? beginSupportingFire(assault).batch!.strikers.attacker.map(({ unit }) => unit) : []);
    expect(firing(first)).toEqual(['t1', 't2']);
    expect(firing(removeUnits(first, ['t1'], 'critical'))).toEqual(['t2']);
    expect(firing(removeUnits(first, ['t1', 't2'], 'critical'))).toEqual([]);
    expect(firing(changeFormations(first, ['second'], one => ({ ...one, broken: true })))).toEqual([]);
  });

  it('A5.6: nobody fires once a side is wiped out, though a formation waits for its turn', () => {
    expect(hasMoreSupport(removeUnits(opened(), ['d1'], 'support'))).toBe(false);
    const near = (id: string, x: number): Others =>
      ({ side: 'attacker', id, stands: { [id]: { at: [x, 22], ff: 4 } } });
    const scenario = stage({ a1: { at: [40, 20] } }, { d1: { at: [40, 22], cc: 4 } }, {
      others: [near('s1', 44), near('s2', 36)], rulings: { supportOrder: 'one-by-one' },
    });
    const { report, dice } = played(scenario, [1, 4]);
    expect(dice).toEqual(['d1 close-combat 4+: 1', 's1 firefight 4+: 4']);
    expect(report).toMatchObject({ winner: 'attacker', ending: 'swift' });
    expect(lostTo(played(scenario, [1, 1, 4]).report, 'support')).toEqual(['d1']);
    expect(played(scenario, [1, 1, 1, ...ATTACKER_ROLLS_HIGH]).report.ending).toBe('result');
  });
});

describe('after a swift ending', () => {
  const near = (losersSupporters: 'when-support-is-called' | 'swift-endings-too') => noteBystanders(beginSupport(
    watched([friends({ s1: { at: [46, 22], ...FIRES } })], { rulings: { losersSupporters } }),
  )).support;

  it('A7.6: nobody counts as having been near, also not from the round before', () => {
    expect(near('when-support-is-called').near).toEqual({ attacker: [], defender: [] });
  });

  it('A7.6: unless the club has it so, and nobody is called any more', () => {
    expect(near('swift-endings-too')).toEqual({
      able: { attacker: [], defender: [] }, called: { attacker: [], defender: [] }, fired: [],
      near: { attacker: ['attacker’s friends'], defender: [] },
    });
  });
});
