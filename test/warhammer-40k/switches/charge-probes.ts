/** Questions about charges. */
import { createActor } from 'xstate';
import { phaseMachine } from '../../../machines/warhammer-40k/phase.machine.ts';
import { penaltyOf } from '../../../src/warhammer-40k/charge/approach.ts';
import { endCharge } from '../../../src/warhammer-40k/charge/end.ts';
import { rangeHands, resolveRange, takeRange } from '../../../src/warhammer-40k/charge/range.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Completion } from '../../../src/warhammer-40k/editions/policy.ts';
import { unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { ScenarioUnit } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { row, scenario, unit } from '../../support/warhammer-40k/build.ts';
import { charging, field, gretchin, marines, orks, ruleAgainst, terrain } from '../charge/field.ts';
import type { Probes } from './probe.ts';

const WOODS = terrain(['difficult'], [0, 12], [48, 14]);
const HOUSE = terrain(['blocks-sight'], [0, 12], [48, 14]);
const APART = gretchin(2, [28, 15]);
const NEAR = gretchin(3, [26.5, 15]);
const BARRED: readonly Partial<ScenarioUnit>[] = [
  { stationaryFire: true }, { fallingBack: true }, { mayNotCharge: true },
];
const SCOUTS = unit({ id: 'scouts', name: 'Scouts', side: 'attacker', models: row('s', 3, [20, 20]) });

const on = (edition: Edition, completion: Completion, ...units: readonly ScenarioUnit[]): Phase =>
  field(edition, units, { completion });

/** How many charges have been declared after two were tried one after the other. */
const declaredAtOnce = (edition: Edition, completion: Completion): number => {
  const units = [marines(), SCOUTS, orks(4)];
  const actor = createActor(phaseMachine, { input: { scenario: scenario(edition, { units, completion }) } }).start();
  const charge = (charger: string): PhaseEvent => ({ type: 'charge.declared', unit: charger, targets: ['orks'] });
  actor.send(charge('marines'));
  actor.send(charge('scouts'));
  const { charges } = actor.getSnapshot().context.phase;
  return charges.length;
};

const isDisordered = (edition: Edition, completion: Completion): boolean => {
  const start = charging(on(edition, completion, marines(), orks(4), NEAR), ['orks', 'gretchin']);
  const ranged = rangeHands(start).length > 0 ? resolveRange(start, [6, 6]) : takeRange(start);
  return unitOf(endCharge(ranged), 'marines').disordered;
};

export const CHARGE_PROBES: Probes<
  'chargeShape' | 'chargeRange' | 'chargeTerrain' | 'chargeSight' | 'multiCharge' | 'shotThenCharge'
  | 'stationaryFireBan' | 'overwatch'
> = {
  chargeShape: {
    claim: '40k.2, 002-23: a second unit declares before the first has moved, or has to wait',
    see: (edition, completion) => [ruleAgainst(on(edition, completion, marines(), orks(5))),
      declaredAtOnce(edition, completion)],
    seen: { together: [null, 2], 'in-turn': [null, 1] },
  },
  chargeRange: {
    claim: '40k.3, X-21: an enemy 8″ away in the open, for a unit that charges 6″ and one that charges 9″',
    see: (edition, completion) => [6, 9].map(assaultRange =>
      ruleAgainst(on(edition, completion, marines({ assaultRange }), orks(8)))),
    seen: { unit: ['40k.4', null], six: ['40k.4', '40k.4'], 'two-dice': [null, null] },
  },
  chargeTerrain: {
    claim: '40k.6, X-22: woods across the way: the higher of two dice, or 2″ less',
    see: (edition, completion) => {
      const start = charging(field(edition, [marines(), orks(3)], { ...WOODS, completion }));
      return [rangeHands(start).some(({ read }) => read === 'highest'), penaltyOf(start, start.charges[0]!)];
    },
    seen: { 'keep-higher': [true, 0], 'minus-two': [false, 2] },
  },
  chargeSight: {
    claim: '40k.4: a house stands between a unit and those whom it would charge',
    see: (edition, completion) => ruleAgainst(field(edition, [marines(), orks(5)], { ...HOUSE, completion })),
    seen: { no: null, yes: '40k.4' },
  },
  multiCharge: {
    claim: '40k.11, 001-13, 002-08, X-18: may two targets 3″ apart be charged, and is it disordered?',
    see: (edition, completion) => [
      ruleAgainst(on(edition, completion, marines(), orks(4), APART), ['orks', 'gretchin']),
      isDisordered(edition, completion),
    ],
    seen: { primary: [null, false], cluster: ['40k.11', false], disordered: [null, true] },
  },
  shotThenCharge: {
    claim: '40k.9, X-18: who has shot at the orks charges them alone, or others after them, or others before them',
    see: (edition, completion) => [['orks'], ['orks', 'gretchin'], ['gretchin', 'orks']].map(targets =>
      ruleAgainst(on(edition, completion, marines({ fired: 'orks' }), orks(4), NEAR), targets)),
    seen: {
      'shot-unit-first': [null, null, '40k.9'], 'shot-unit-only': [null, '40k.9', '40k.9'],
      'shot-unit-primary': [null, null, '40k.9'],
    },
  },
  stationaryFireBan: {
    claim: '40k.10, 40k.78, X-19: a unit that stood still to fire, one that falls back, and one that the table bars',
    see: (edition, completion) => BARRED.map(fields =>
      ruleAgainst(on(edition, completion, marines(fields), orks(5)))),
    seen: {
      banned: ['40k.10', '40k.78', 'R-2.01'], allowed: [null, '40k.78', 'R-2.01'], caller: [null, null, 'R-2.01'],
    },
  },
  overwatch: {
    claim: '40k.12, 002-23: whoever is charged may fire at the chargers, or not',
    see: (edition, completion) => charging(on(edition, completion, marines(), orks(4))).charges[0]!.waiting,
    seen: { no: [], yes: ['orks'] },
  },
};
