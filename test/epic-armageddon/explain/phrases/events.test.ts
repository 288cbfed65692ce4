/** Sentences of the log: each says who and how many, and what happens has a sentence of its own. */
import { describe, expect, it } from 'vitest';
import { EVENTS } from '../../../../src/epic-armageddon/explain/phrases/events.ts';
import type { EventValues } from '../../../../src/epic-armageddon/model/log-entries.ts';
import { unnamed, WHOLE } from './whole-sentences.ts';

type Key = keyof EventValues;

/** What each line may tell of. */
const SAMPLES: EventValues = {
  'test-passed': { formation: 'Warband', target: 3, face: 5 },
  'test-failed': { formation: 'Warband', target: 3, face: 2 },
  'target-chosen': {
    formation: 'Warband', combined: ['Kult', 'Stompers'], target: 'Company', intermingled: ['Patrol'],
    drawnIn: ['Scouts'],
  },
  barges: { unit: 'Gargant', pushed: ['Nobz', 'Boyz'] },
  'gets-out': { unit: 'Boyz', transport: 'Trukk' },
  'gets-in': { unit: 'Boyz', transport: 'Trukk' },
  'overwatch-fired': { formation: 'Company', target: 'Warband', hits: 4 },
  'drawn-in': { formation: 'Patrol' },
  'forces-firefight': { units: ['Vyper', 'Falcon'] },
  'passengers-spilled': { unit: 'Trukk', out: ['Nobz'], lost: ['Boyz', 'Grotz'] },
  blast: { unit: 'Gargant', hit: ['Nobz', 'Boyz'] },
  'moved-by-critical': { unit: 'Orkeosaurus', cm: 7.5 },
  'aircraft-destroyed': { lost: ['Thunderhawk'] },
  vanishes: { lost: ['Bloodletters'] },
  moved: { unit: 'Boyz', cm: 12.5 },
  lands: { unit: 'Falcon' },
  'moved-into-contact': { unit: 'Boyz', cm: 12.5, enemy: 'Nobz' },
  'terrain-passed': { unit: 'Boyz', face: 4 },
  rises: { unit: 'Falcon' },
  'takes-care': { unit: 'Rhino' },
  'terrain-again': { unit: 'Rhino' },
  'terrain-lost': { unit: 'Rhino' },
  'terrain-damaged': { unit: 'Gargant' },
  stragglers: { formation: 'Warband', lost: ['Nobz', 'Boyz'] },
  'charge-broken': {},
  'no-assault': {},
  'nobody-counter-charges': { side: 'defender' },
  'directly-engaged': { attacker: ['Nobz', 'Boyz'], defender: ['Rhino'] },
  'hand-thrown': {
    side: 'attacker', batch: 'first-strike', purpose: 'firefight', effect: 'lance', dice: ['2', '6'], target: 4,
    hits: 1,
  },
  'saves-thrown': { side: 'defender', purpose: 'save', rolls: ['Nobz 3', 'Boyz 5'] },
  casualties: { side: 'defender', hits: 7, killed: ['Nobz'], damaged: ['Gargant'], stopped: 3 },
  'swift-win': { side: 'attacker' },
  'nobody-wins': {},
  'support-called': { attacker: ['Nobz', 'Boyz'], defender: ['Rhino'] },
  result: { attackerDice: ['3', '5'], attacker: 9, defenderDice: ['1', '2'], defender: 7 },
  tie: {},
  'hack-down': { side: 'attacker', difference: 5, hits: 2 },
  'brutal-hit': { side: 'defender' },
  'hacked-down': { side: 'attacker', lost: ['Nobz', 'Boyz'] },
  breaks: { formation: 'Warband' },
  'destroyed-when-broken': { formation: 'Warband' },
  withdrawn: { formations: ['Warband', 'Kult'], lost: ['Nobz'] },
  'markers-placed': { formation: 'Warband', markers: 3 },
  panic: { formation: 'Warband', lost: ['Nobz', 'Boyz'] },
  over: { side: 'attacker' },
};
const KEYS = Object.keys(SAMPLES) as readonly Key[];

/** What is told in other words than its own, or stands in the line before. */
const REWORDED: { readonly [K in Key]?: readonly string[] } = {
  'hand-thrown': ['batch', 'effect'], 'saves-thrown': ['purpose'], 'hacked-down': ['side'],
};

const say = <K extends Key>(key: K, values: EventValues[K]): string => EVENTS[key](values);

describe('every line of the log', () => {
  it.each(KEYS)('%s is a whole sentence', key => {
    expect(say(key, SAMPLES[key])).toMatch(WHOLE);
  });

  it.each(KEYS)('%s names everybody and every number that it tells of', key => {
    expect(unnamed(say(key, SAMPLES[key]), SAMPLES[key], REWORDED[key])).toEqual([]);
  });

  it('is told like no other', () => {
    const told = KEYS.map(key => say(key, { ...SAMPLES[key], unit: 'Boyz', formation: 'Warband' }));
    expect(new Set(told).size).toBe(KEYS.length);
  });
});

/** What a line says, asked when it is wanted, and what it should say. */
type Said = readonly [expected: string, told: () => string];

/** A line with other values than those of its sample. */
const line = <K extends Key>(key: K, more: Partial<EventValues[K]>, expected: string): Said =>
  [expected, () => say(key, { ...SAMPLES[key], ...more })];

describe('one does, several do', () => {
  const alone = { combined: [], intermingled: [], drawnIn: [] };

  it.each<Said>([
    line('target-chosen', alone, 'Warband engages Company.'),
    line('target-chosen', { ...alone, combined: ['Kult'] }, 'Warband and Kult engage Company.'),
    line('target-chosen', { ...alone, drawnIn: ['Scouts'] },
      'Warband engages Company; in contact still, Scouts joins.'),
    line('target-chosen', { ...alone, drawnIn: ['Scouts', 'Patrol'] },
      'Warband engages Company; in contact still, Scouts and Patrol join.'),
    line('forces-firefight', { units: ['Vyper'] }, 'Vyper fights by firefight, and so do those in contact.'),
    line('forces-firefight', {}, 'Vyper and Falcon fight by firefight, and so do those in contact.'),
    line('passengers-spilled', { lost: [] }, 'Trukk is a wreck: Nobz climbs out.'),
    line('passengers-spilled', {}, 'Trukk is a wreck: Nobz climbs out, Boyz and Grotz die with it.'),
    line('passengers-spilled', { out: ['Nobz', 'Boyz'], lost: ['Grotz'] },
      'Trukk is a wreck: Nobz and Boyz climb out, Grotz dies with it.'),
    line('aircraft-destroyed', {}, 'On the ground when its side loses, Thunderhawk is destroyed.'),
    line('aircraft-destroyed', { lost: ['Thunderhawk 1', 'Thunderhawk 2'] },
      'On the ground when its side loses, Thunderhawk 1 and Thunderhawk 2 are destroyed.'),
    line('vanishes', {}, 'Bloodletters vanishes as the formation breaks.'),
    line('vanishes', { lost: ['Flamers', 'Horrors'] }, 'Flamers and Horrors vanish as the formation breaks.'),
    line('withdrawn', { formations: ['Warband'], lost: [] }, 'Warband withdraws without loss.'),
    line('withdrawn', { lost: [] }, 'Warband and Kult withdraw without loss.'),
    line('withdrawn', { formations: ['Warband'] }, 'Warband withdraws; too near an enemy and lost: Nobz.'),
    line('withdrawn', {}, 'Warband and Kult withdraw; too near an enemy and lost: Nobz.'),
  ])('%s', (expected, told) => {
    expect(told()).toBe(expected);
  });
});

describe('where there is nobody', () => {
  it.each<Said>([
    line('passengers-spilled', { out: [] }, 'Trukk is a wreck: nobody climbs out, Boyz and Grotz die with it.'),
    line('blast', { hit: [] }, 'Gargant blows up and hits nobody.'),
    line('directly-engaged', { defender: [] }, 'Directly engaged: Nobz and Boyz against nobody.'),
    line('support-called', { attacker: [] }, 'Supporting fire: nobody for the attacker, Rhino for the defender.'),
    line('hacked-down', { lost: [] }, 'Hacked down: nobody.'),
  ])('%s', (expected, told) => {
    expect(told()).toBe(expected);
  });
});

describe('dice', () => {
  const thrown = (more: Partial<EventValues['hand-thrown']>, expected: string): Said =>
    line('hand-thrown', { batch: 'attacks', effect: 'normal', ...more }, expected);

  it.each<Said>([
    thrown({ purpose: 'close-combat' }, 'The attacker throws 2 6 at close combat 4+: 1 hit.'),
    thrown({ hits: 2 }, 'The attacker throws 2 6 at firefight 4+: 2 hits.'),
    thrown({ batch: 'first-strike' }, 'The attacker throws 2 6 at firefight 4+, striking first: 1 hit.'),
    thrown({ effect: 'ignore-cover' }, 'The attacker throws 2 6 at firefight 4+, ignoring cover: 1 hit.'),
    thrown({ effect: 'lance' }, 'The attacker throws 2 6 at firefight 4+, lance: 1 hit.'),
    thrown({ effect: 'sniper' }, 'The attacker throws 2 6 at firefight 4+, sniper: 1 hit.'),
    thrown({ effect: 'macro-weapon' }, 'The attacker throws 2 6 at firefight 4+, macro-weapon: 1 hit.'),
    thrown({ effect: 'titan-killer' }, 'The attacker throws 2 6 at firefight 4+, Titan Killer: 1 hit.'),
    thrown({ purpose: 'extra-attacks' }, 'The attacker throws 2 and 6 for the number of extra attacks.'),
    line('saves-thrown', {}, 'The defender saves: Nobz 3, Boyz 5.'),
    line('saves-thrown', { purpose: 're-roll' }, 'The defender throws failed saves again: Nobz 3, Boyz 5.'),
    line('saves-thrown', { purpose: 'invulnerable' }, 'The defender makes invulnerable saves: Nobz 3, Boyz 5.'),
    line('saves-thrown', { purpose: 'damage' }, 'The defender throws for damage: Nobz 3, Boyz 5.'),
    line('saves-thrown', { purpose: 'critical' }, 'The defender throws for critical hits: Nobz 3, Boyz 5.'),
  ])('%s', (expected, told) => {
    expect(told()).toBe(expected);
  });
});

describe('what hits have done', () => {
  const none = { killed: [], damaged: [], stopped: 0 };

  it.each<Said>([
    line('overwatch-fired', {}, 'Company fires from overwatch at Warband: 4 hits.'),
    line('overwatch-fired', { hits: 1 }, 'Company fires from overwatch at Warband: 1 hit.'),
    line('casualties', none, '7 hits on the defender: all saved.'),
    line('casualties', { ...none, hits: 1, stopped: 1 }, '1 hit on the defender: 1 stopped by shields.'),
    line('casualties', { ...none, damaged: ['Gargant'] }, '7 hits on the defender: damage on Gargant.'),
    line('casualties', { ...none, killed: ['Nobz'] }, '7 hits on the defender: Nobz is lost.'),
    line('casualties', { ...none, killed: ['Nobz', 'Boyz'] }, '7 hits on the defender: Nobz and Boyz are lost.'),
    line('casualties', {}, '7 hits on the defender: 3 stopped by shields; damage on Gargant; Nobz is lost.'),
  ])('%s', (expected, told) => {
    expect(told()).toBe(expected);
  });
});
