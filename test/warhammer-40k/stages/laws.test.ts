import { describe, expect, it } from 'vitest';
import { fc } from '../../support/laws.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { answer } from '../../../src/warhammer-40k/editions/answers.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { areTouching } from '../../../src/warhammer-40k/movement/places.ts';
import { AGREED } from '../../support/warhammer-40k/agreed.ts';
import { fought, settle, type Decide } from '../../support/warhammer-40k/after.ts';
import { row, unit } from '../../support/warhammer-40k/build.ts';
import { valueIn } from '../../support/warhammer-40k/values.ts';
import type { UnitTrait } from '../../../src/warhammer-40k/model/profile.ts';

const EDITIONS: readonly Edition[] = ['trial-seven-steps', 'trial-eight-steps', '7th', '4th'];
const GUARD = { profile: 'guardsman' };
const traits = fc.constantFrom<readonly UnitTrait[]>([], [], ['bikes'], ['terminators'], ['may-not-sweep']);

/** Two lines in contact, perhaps a third unit beside them, some losses, and whatever the dice and the players say. */
const table = fc.record({
  men: fc.integer({ min: 1, max: 5 }), foes: fc.integer({ min: 1, max: 5 }),
  shift: fc.double({ min: 0, max: 1, noNaN: true }),
  more: fc.option(fc.constantFrom([15, 21], [26, 20], [20, 26])), mine: traits, theirs: traits,
  wounds: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
  fallen: fc.array(fc.constantFrom('m1', 'm2', 'f1', 'f2', 'f3', 'e1'), { maxLength: 3 }),
  active: fc.constantFrom('attacker' as const, 'defender' as const),
  faces: fc.infiniteStream(fc.integer({ min: 1, max: 6 })), wills: fc.infiniteStream(fc.nat(3)),
});
type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;

const begin = (edition: Edition, { men, foes, shift, more, mine, theirs, wounds, fallen, active }: Table): Phase =>
  fought(edition, [
    unit({ id: 'men', side: 'attacker', traits: mine, models: row('m', men, [20, 20]) }),
    unit({ id: 'foes', side: 'defender', traits: theirs, models: [
      ...row('f', 1, [20, 21], GUARD), ...row('g', foes - 1, [21 + shift, 21 + shift], GUARD),
    ] }),
    ...(more === null ? []
      : [unit({ id: 'more', side: 'defender', models: row('e', 1, [more[0]!, more[1]!], { profile: 'ork' }) })]),
  ], { wounds, slain: fallen, active, completion: edition === '4th' ? AGREED : {} });

/** Any answer to what is asked, and now and then a consolidation into whatever is near. */
const wilful = (wills: Iterator<number>): Decide => (state, phase) => {
  const will = wills.next().value as number;
  if (phase.choice !== null) {
    const { question, options } = phase.choice;
    return { type: 'choice.made', question, option: options[will % options.length]! };
  }
  const mover = phase.models.find(model =>
    phase.aftermath?.moving?.units.includes(model.unit) && model.slain === null && model.path.length === 0);
  if (state !== 'aftermath.consolidate.moving' || mover === undefined || will === 0) return null;
  const to = [mover.at[0] + [0, 0, 2, -2][will]!, mover.at[1] + [0, 1, 0, 0][will]!] as const;
  return will === 3 ? { type: 'moves.ended' } : { type: 'model.moved', model: mover.id, to };
};

const alive = ({ models }: Phase): readonly string[] =>
  models.filter(({ slain }) => slain === null).map(({ id }) => id);

const touches = (phase: Phase, id: string): boolean => {
  const model = phase.models.find(one => one.id === id)!;
  return phase.models.some(one => one.side !== model.side && one.slain === null && areTouching(phase, one, model));
};

describe.each(EDITIONS)('%s: after any fight', edition => {
  const settled = (one: Table): readonly [Phase, Phase, readonly string[]] => {
    const begun = begin(edition, one);
    const { phase, states } = settle(
      begun, () => one.faces.next().value as number, wilful(one.wills), state => state.startsWith('untold'));
    return [begun, phase, states];
  };
  const holds = (law: (begun: Phase, phase: Phase, states: readonly string[]) => void): void =>
    fc.assert(fc.property(table, one => law(...settled(one))), { numRuns: 60, seed: 40 });

  it('nobody appears, nobody rises, nobody gains wounds', () => holds((begun, phase) => {
    expect(phase.models.map(({ id }) => id)).toEqual(begun.models.map(({ id }) => id));
    expect(alive(begun)).toEqual(expect.arrayContaining([...alive(phase)]));
    phase.models.forEach((model, i) => expect(model.wounds).toBeLessThanOrEqual(begun.models[i]!.wounds));
  }));

  it('the score of the fight is what it was', () => holds((begun, phase) => {
    expect(phase.results.map(({ wounds }) => wounds)).toEqual([begun.combats[0]!.wounds]);
  }));

  it('whoever was caught ends as the sweep says, and only so (40k.63)', () => holds((_, phase) => {
    const ends = new Set(phase.models.map(({ slain }) => slain).filter(slain => slain !== null && slain !== 'fight'));
    const allowed = {
      relock: [], 'free-round': ['free-round'], destroy: ['swept'], 'destroy-by-most': ['swept'],
    }[answer(phase, 'sweep')];
    for (const end of ends) expect([...allowed, 'trapped', 'regroup-failed']).toContain(end);
    const caught = phase.log.filter(({ key }) => key === 'caught').map(line => valueIn(line, 'unit'));
    for (const name of caught) expect(phase.units.find(one => one.name === name)!.fallingBack).toBe(false);
  }));

  it('nobody who runs touches an enemy', () => holds((_, phase) => {
    const running = phase.units.filter(({ fallingBack }) => fallingBack).map(({ id }) => id);
    const living = phase.models.filter(model => model.slain === null && running.includes(model.unit));
    expect(living.filter(({ id }) => touches(phase, id))).toEqual([]);
  }));

  it('only winners consolidate, unless the text frees everybody (40k.68)', () => holds((_, phase) => {
    const consolidated = phase.log.filter(({ key }) => key === 'consolidates' || key === 'may-consolidate')
      .map(line => phase.models.find(({ name }) => name === valueIn(line, 'model'))?.side
        ?? phase.units.find(({ name }) => name === valueIn(line, 'unit'))!.side);
    const { winner } = phase.results[0]!;
    if (answer(phase, 'consolidate') !== 'die-none') expect(consolidated.filter(side => side !== winner)).toEqual([]);
  }));

  it('combats that are left have two sides, and every model in contact is in one', () => holds((_, phase) => {
    const bound = phase.combats.flatMap(({ units }) => units);
    for (const { id, unit: of } of phase.models.filter(({ slain }) => slain === null)) {
      if (touches(phase, id)) expect(bound).toContain(of);
    }
    for (const { units } of phase.combats) {
      expect(new Set(phase.units.filter(({ id }) => units.includes(id)).map(({ side }) => side)).size).toBe(2);
    }
  }));
});
