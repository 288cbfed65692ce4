import { usualRulings } from '../../../../src/warhammer-40k/rulings/rulings.ts';
import { describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { phaseMachine } from '../../../../machines/warhammer-40k/phase.machine.ts';
import { handsOf, whyNot } from '../../../../machines/warhammer-40k/why.ts';
import { EDITIONS, type Edition } from '../../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import type { Scenario, ScenarioUnit } from '../../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import { profile, PROFILES, row, scenario, unit, weapon } from '../../../support/warhammer-40k/build.ts';

const profiles = {
  ...PROFILES,
  captain: profile({
    name: 'Captain', attacks: 2,
    weapons: [weapon({ name: 'axe', kind: 'power' }), weapon({ name: 'fist', kind: 'power-fist' })],
  }),
  claw: profile({ name: 'Claw', weapons: [weapon({ name: 'claw', kind: 'lightning-claw' })] }),
  thin: profile({ name: 'Thin', radius: 0.45 }),
  force: profile({ name: 'Librarian', weapons: [weapon({ name: 'staff', kind: 'force' })] }),
  ogre: profile({ name: 'Ogre', wounds: 3, initiative: 1 }),
};

const own = (fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  unit({ id: 'own', side: 'attacker', models: row('a', 1, [10, 10]), ...fields });
const foes = (fields: Partial<ScenarioUnit> = {}): ScenarioUnit =>
  unit({ id: 'foes', side: 'defender', models: row('d', 1, [10, 11]), ...fields });

type Player = Actor<typeof phaseMachine>;

const fighting = (edition: Edition, units: readonly ScenarioUnit[], fields: Partial<Scenario> = {}): Player =>
  createActor(phaseMachine, {
    input: { scenario: scenario(edition, { startAt: 'fight', units, profiles, ...fields }) },
  }).start();

const phaseOf = (actor: Player): Phase => actor.getSnapshot().context.phase;
const at = (actor: Player): unknown => actor.getSnapshot().value;

/** Every event has to be taken. */
const send = (actor: Player, ...events: readonly PhaseEvent[]): Player => {
  for (const event of events) {
    expect(whyNot(actor.getSnapshot(), event)).toBeNull();
    actor.send(event);
  }
  return actor;
};

const dice = (...faces: readonly number[]): PhaseEvent => ({ type: 'dice.thrown', faces });
const hits = { fight: { striking: 'hitting' } };

describe('the statechart of the fights', () => {
  it('40k.18: whose turn it is picks the next combat, and what comes of one is settled before the next', () => {
    const actor = fighting('trial-seven-steps', [
      own(), foes(), unit({ id: 'own2', side: 'attacker', models: row('b', 1, [30, 10]) }),
      unit({ id: 'foes2', side: 'defender', models: row('e', 1, [30, 11]) }),
    ]);
    expect(at(actor)).toEqual({ fight: 'selecting' });
    const [, second] = phaseOf(actor).combats.map(({ id }) => id);
    send(actor, { type: 'choice.made', question: 'combat', option: second! });
    expect(phaseOf(actor).fight!.combat).toBe(second);
    send(actor, dice(1, 1));
    expect(at(actor)).toEqual(hits);
    expect(phaseOf(actor).fight!.combat).not.toBe(second);
    expect(phaseOf(actor).results).toHaveLength(1);
    send(actor, dice(1, 1));
    expect(at(actor)).toBe('over');
  });

  it('with nobody in contact there is nothing to fight', () => {
    expect(at(fighting('7th', [own(), foes({ models: row('d', 1, [30, 30]) })]))).toBe('over');
  });

  it.each(EDITIONS)('40k.35, 40k.54: who fall to each other at one rung fall together (%s)', edition => {
    const actor = fighting(edition, [own(), foes()]);
    expect(handsOf(actor.getSnapshot()).map(({ side, dice: n }) => [side, n])).toEqual([
      ['attacker', 1], ['defender', 1],
    ]);
    send(actor, dice(6, 6));
    expect(at(actor)).toEqual({ fight: { striking: 'wounding' } });
    send(actor, dice(6, 6));
    expect(at(actor)).toEqual({ fight: { striking: 'saving' } });
    expect(phaseOf(actor).models.every(({ slain }) => slain === null)).toBe(true);
    send(actor, dice(1, 1));
    expect(phaseOf(actor).models.map(({ slain }) => slain)).toEqual(['fight', 'fight']);
    const { combats, results, log } = phaseOf(actor);
    expect(results[0]?.wounds ?? combats[0]?.wounds).toEqual({ attacker: 1, defender: 1 });
    expect(log.some(({ key }) => key === 'rung-strikes')).toBe(true);
  });

  it('40k.54: who falls at an earlier rung does not strike', () => {
    const actor = fighting('7th', [own(), foes({ models: row('d', 1, [10, 11], { profile: 'ork' }) })]);
    send(actor, dice(6), dice(6), dice(1));
    expect(phaseOf(actor).log.filter(({ key }) => key === 'rung-strikes')).toHaveLength(1);
  });

  it('000-18, 40k.55: who may choose a weapon is asked before the ladder, for it decides when he strikes', () => {
    const units = [own({ models: row('a', 1, [10, 10], { profile: 'captain' }) }), foes()];
    const actor = fighting('trial-seven-steps', units);
    expect(at(actor)).toEqual({ fight: 'arming' });
    const chosen = { type: 'weapon.chosen', model: 'a1' } as const;
    expect(whyNot(actor.getSnapshot(), { ...chosen, weapon: 'spoon' })?.key).toBe('no-such-weapon');
    send(actor, { ...chosen, weapon: 'axe' }, { ...chosen, weapon: 'fist' }, { type: 'strikes.settled' });
    expect(handsOf(actor.getSnapshot()).map(({ side }) => side)).toEqual(['defender']);
    const usual = send(fighting('trial-seven-steps', units), { type: 'strikes.settled' });
    expect(phaseOf(usual).models[0]!.strikesWith).toBe('fist');
  });

  it('40k.36: who touches nobody when his Initiative comes piles in, and then strikes', () => {
    const actor = fighting('7th', [
      own(), foes({ models: [...row('d', 1, [10, 11]), ...row('e', 1, [12, 13])] }),
    ]);
    expect(at(actor)).toEqual({ fight: 'pilingIn' });
    const moved = { type: 'model.moved', model: 'e1', to: [11, 11] } as const;
    expect(whyNot(actor.getSnapshot(), { ...moved, model: 'd1' })?.key).toBe('piles-in-not-now');
    expect(whyNot(actor.getSnapshot(), { ...moved, to: [20, 20] })).not.toBeNull();
    for (const type of ['rest.moved', 'moves.ended'] as const) {
      const rest = send(fighting('7th', [
        own(), foes({ models: [...row('d', 1, [10, 11]), ...row('e', 1, [12, 13])] }),
      ]), { type });
      expect(at(rest)).toEqual(hits);
      expect(handsOf(rest.getSnapshot()).map(({ dice: n }) => n)).toEqual([1, 2]);
    }
  });

  it.each([[1, 'dangerous-terrain', 1], [2, null, 2]] as const)(
    '40k.8, 40k.36: who piles in through dangerous terrain throws a die: %i', (face, slain, dice2) => {
      const outline = [[11.3, 11.3], [11.8, 11.3], [11.8, 14], [11.3, 14]] as const;
      const terrain = [{ id: 'mire', kind: 'swamp' as const, name: null, outline, traits: ['dangerous'] as const }];
      const actor = fighting('7th', [
        own(), foes({ models: [...row('d', 1, [10, 11]), ...row('e', 1, [13, 13])] }),
      ], { table: { width: 48, depth: 48, terrain, edges: { attacker: 'low', defender: 'high' } } });
      send(actor, { type: 'rest.moved' });
      expect(at(actor)).toEqual({ fight: 'testingDangers' });
      send(actor, dice(face));
      expect(phaseOf(actor).models[2]!.slain).toBe(slain);
      expect(handsOf(actor.getSnapshot()).map(({ dice: n }) => n)).toEqual([1, dice2]);
    },
  );

  it('40k.8, R-2.27: where a save was agreed on, it is thrown before anybody goes on', () => {
    const outline = [[11.3, 11.3], [11.8, 11.3], [11.8, 14], [11.3, 14]] as const;
    const terrain = [{ id: 'mire', kind: 'swamp' as const, name: null, outline, traits: ['dangerous'] as const }];
    const actor = fighting('7th', [
      own(), foes({ models: [...row('d', 1, [10, 11]), ...row('e', 1, [13, 13])] }),
    ], {
      table: { width: 48, depth: 48, terrain, edges: { attacker: 'low', defender: 'high' } },
      rulings: { ...usualRulings('7th'), dangerousSave: 'armour-or-invulnerable' },
    });
    send(actor, { type: 'rest.moved' }, dice(1));
    expect(at(actor)).toEqual({ fight: 'testingDangers' });
    expect(handsOf(actor.getSnapshot())).toMatchObject([{ purpose: 'save', target: 3, owners: ['e1'] }]);
    send(actor, dice(3));
    expect([phaseOf(actor).models[2]!.slain, at(actor)]).toEqual([null, hits]);
  });

  it('40k.72: who could strike several units says whom, and nobody is asked who could not', () => {
    const actor = fighting('7th', [
      own({ models: row('a', 1, [11, 10], { profile: 'thin' }) }),
      foes({ models: row('d', 1, [10.5, 10.8]) }),
      unit({ id: 'others', side: 'defender', models: row('e', 1, [11.5, 10.8]) }),
    ]);
    expect(at(actor)).toEqual({ fight: 'aiming' });
    expect(whyNot(actor.getSnapshot(), { type: 'strikes.aimed', model: 'a1', at: { others: 2 } })?.key)
      .toBe('strikes-so-often');
    send(actor, { type: 'strikes.aimed', model: 'a1', at: { others: 1 } }, { type: 'strikes.settled' });
    expect(handsOf(actor.getSnapshot()).map(({ against }) => against)).toEqual(['others', 'own', 'own']);
  });

  it('R-3.01: where a text does not tell how to aim, its players agree, or strike the first', () => {
    const units = [
      own({ models: row('a', 1, [11, 10], { profile: 'thin' }) }),
      foes({ models: row('d', 1, [10.5, 10.8]) }),
      unit({ id: 'others', side: 'defender', models: row('e', 1, [11.5, 10.8]) }),
    ];
    const silent = fighting('4th', units);
    expect(at(silent)).toEqual({ fight: 'agreeing' });
    send(silent, { type: 'silence.accepted' });
    expect(handsOf(silent.getSnapshot()).map(({ against }) => against)).toEqual(['foes', 'own', 'own']);
    const agreed = send(fighting('4th', units), {
      type: 'answer.agreed', question: 'splitAttacks', answer: 'by-model',
    });
    expect(at(agreed)).toEqual({ fight: 'aiming' });
  });

  it('000-12: the owner of a unit of several Toughnesses says which counts, when it is struck', () => {
    const actor = fighting('trial-seven-steps', [
      own({ models: row('a', 2, [10, 10]) }),
      foes({
        models: [...row('g', 1, [10, 11], { profile: 'grot' }), ...row('s', 1, [11, 11], { profile: 'slaver' })],
      }),
    ]);
    send(actor, dice(6, 6));
    expect(at(actor)).toEqual({ fight: { striking: 'toughness' } });
    send(actor, { type: 'choice.made', question: 'toughness', option: '2' });
    expect(handsOf(actor.getSnapshot())).toMatchObject([{ dice: 2, target: 2, purpose: 'wound' }]);
  });

  it('40k.55: lightning claws throw again what did not wound', () => {
    const actor = fighting('trial-eight-steps', [own({ models: row('a', 1, [10, 10], { profile: 'claw' }) }), foes()]);
    send(actor, dice(6, 1), dice(1));
    expect(at(actor)).toEqual({ fight: { striking: 'rerolling' } });
    send(actor, dice(6));
    expect(phaseOf(actor).models[1]!.slain).toBe('fight');
  });

  it('40k.55, R-0.32: a force weapon tests after the saves whether it slays whom it has wounded', () => {
    const actor = fighting('trial-seven-steps', [
      own({ models: row('a', 1, [10, 10], { profile: 'force' }) }),
      foes({ models: row('d', 1, [10, 11], { profile: 'ogre' }) }),
    ]);
    send(actor, dice(6), dice(6));
    expect(at(actor)).toEqual({ fight: { striking: 'testing' } });
    send(actor, dice(1, 1));
    expect(phaseOf(actor).models[1]!.slain).toBe('force-weapon');
  });

  it('asks for every die of a throw, and for no other', () => {
    const actor = fighting('7th', [own(), foes()]);
    expect(whyNot(actor.getSnapshot(), dice(6))?.key).toBe('wrong-number-of-dice');
    expect(whyNot(actor.getSnapshot(), dice(6, 7))?.key).toBe('no-such-face');
    expect(whyNot(actor.getSnapshot(), { type: 'strikes.settled' })?.key).toBe('not-now');
  });

  it('R-2.11: a fight whose sides cannot reach each other any more is over', () => {
    const actor = fighting('7th', [
      own({ models: [...row('a', 1, [10, 10])] }),
      foes({
        models: [...row('d', 1, [10, 11], { profile: 'guardsman' }), ...row('e', 1, [10, 19], { profile: 'ork' })],
      }),
    ]);
    send(actor, dice(6), dice(6), dice(1));
    expect(phaseOf(actor).log.some(({ key }) => key === 'fight-broken-off')).toBe(true);
  });
});
