/** Open questions about the charge and its answer, at the table. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { CHARGE_RULINGS } from '../../../src/epic-armageddon/rulings/charge.ts';
import type { Report } from '../../../src/epic-armageddon/explain/report.ts';
import { ATTACKER_ROLLS_HIGH, DEFENDER_ROLLS_HIGH } from '../../support/fight.ts';
import { bandOf } from '../../support/moves.ts';
import { engine, stage, stands, type Stands, type StageParts } from '../../support/stage.ts';
import { reported, thrown, unlessRefused, type Probes } from './probe.ts';

const charge = (attackers: Stands, defenders: Stands, parts: StageParts = {}) =>
  stage(attackers, defenders, { startAt: 'a1ChooseTarget', ...parts });
const chosen: Decision = { type: 'target.chosen', target: 'defender' };
const charged: Decision = { type: 'charge.ended' };
const moved = (unit: string, ...to: Point): Decision => ({ type: 'unit.moved', unit, to });
const placeOf = (report: Report, id: string): Point =>
  report.formations.flatMap(one => one.units).find(unit => unit.id === id)!.at;

const hidden = charge({ a1: { at: [30, 20] } }, { d1: { at: [30, 30] } }, { terrain: [bandOf('buildings', 24, 26)] });
const gun = charge({ a1: { at: [30, 20] } }, { d1: { at: [30, 30], speed: 0 } });
const mingled = charge({ a1: { at: [30, 20] } }, { d1: { at: [30, 40] } }, {
  others: [{ side: 'defender', id: 'other', stands: { e1: { at: [30, 34] } } }],
  engage: { intermingled: ['other'] },
});
const led = charge({ a1: { at: [30, 20], abilities: ['commander'] } }, { d1: { at: [30, 30] } }, {
  others: (['p', 'q', 'r'] as const).map((id, i) =>
    ({ side: 'attacker', id, stands: { [`${id}1`]: { at: [26 + 4 * i, 17] } } })),
});
const pinned = charge({ a1: { at: [30, 20] } }, { d1: { at: [30, 26] } });
const followed = charge({ a1: { at: [30, 20], abilities: ['commander'] } }, { d1: { at: [30, 30] } }, {
  others: [
    { side: 'attacker', id: 'p', stands: { p1: { at: [26, 20] } } },
    { side: 'defender', id: 'w', stands: { w1: { at: [60, 50] } }, more: { overwatch: true } },
  ],
});
const scouted = charge({ a1: { at: [30, 20] } }, { d1: { at: [42, 34] } }, {
  others: [{ side: 'defender', id: 'scouts', stands: { s1: { at: [21, 40], abilities: ['scout'] } } }],
});
const carried = charge({
  a1: { at: [30, 20], type: 'armoured-vehicle', abilities: ['transport'] },
  a2: { at: [30, 20], more: { aboard: 'a1' } },
}, { d1: { at: [30, 34] } });
const tower = charge({ a1: { at: [30, 20] }, a2: { at: [30, 36] } }, { d1: engine(3, [30, 23.5]) });
const counterCharged = charge({ a1: { at: [30, 20] } }, { d1: { at: [30, 32], cc: 2 } }, {
  terrain: [bandOf('ruins', 34, 60)],
  others: [{ side: 'attacker', id: 'third', stands: stands('t', 2, [30, 37.5]) }],
});

export const CHARGE_PROBES: Probes<typeof CHARGE_RULINGS> = {
  lineOfFireToAssault: {
    see: answers => thrown(hidden, answers).report.ending,
    seen: { needed: 'no-assault', 'not-needed': 'result' },
  },
  immobileCounterCharge: {
    see: answers => unlessRefused(() =>
      placeOf(reported(gun, answers, ATTACKER_ROLLS_HIGH, [chosen, charged, moved('d1', 30, 25)]), 'd1')),
    seen: { stays: 'A3.1', '5cm': [30, 25] },
  },
  reachToTarget: {
    see: answers => thrown(mingled, answers).report.ending,
    seen: { 'any-included': 'result', 'the-target': 'no-assault' },
  },
  combinedFormations: {
    see: answers => unlessRefused(() => thrown(led, answers, {
      decisions: [{ type: 'target.chosen', target: 'defender', combined: ['p', 'q', 'r'] }],
    }).report.ending),
    seen: { 'three-in-total': 'A1.5', 'three-more': 'result' },
  },
  scoutZones: {
    see: answers => unlessRefused(() =>
      placeOf(thrown(scouted, answers, { decisions: [chosen, moved('a1', 30, 33)] }).report, 'a1')),
    seen: { '10cm': 'A2.3', '5cm': [30, 33] },
  },
  ownTargetZone: {
    see: answers => unlessRefused(() => thrown(pinned, answers).report.ending),
    seen: { 'contact-or-leave': 'A2.7', 'may-stay': 'result' },
  },
  brokenFollower: {
    see: answers => thrown(followed, answers, { decisions: [
      { type: 'target.chosen', target: 'defender', combined: ['p'] }, charged,
      { type: 'overwatch.fired', formation: 'w', target: 'p', hits: [] },
    ] }).report.ending,
    seen: { 'it-alone-leaves': 'result', 'all-stop': 'no-assault' },
  },
  disembarkWithin: {
    see: answers => unlessRefused(() => placeOf(thrown(carried, answers, {
      decisions: [chosen, { type: 'unit.disembarked', unit: 'a2', to: [30, 26.5] }],
    }).report, 'a2')),
    seen: { 'any-part': [30, 26.5], 'whole-base': 'A2.11' },
  },
  warEngineCounterCharge: {
    see: answers => unlessRefused(() => placeOf(thrown(tower, answers, {
      result: DEFENDER_ROLLS_HIGH, decisions: [chosen, charged, moved('d1', 30, 28.5)],
    }).report, 'd1')),
    seen: { 'below-capacity': [30, 28.5], never: 'A3.1' },
  },
  drawnInCover: {
    see: answers => thrown(counterCharged, answers, {
      face: 2, decisions: [chosen, charged, moved('d1', 30, 35.5)],
    }).dice.filter(die => die.endsWith(' save')),
    seen: { none: [], cover: ['t1 save'] },
  },
};
