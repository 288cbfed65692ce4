import { describe, expect, it } from 'vitest';
import { phaseGame } from '../../../machines/compare/phase-game.ts';
import { streamOf } from '../../../machines/compare/lockstep.ts';
import { inTurn, walk } from '../../../machines/compare/walk.ts';
import { presentIn } from '../../../machines/history.ts';
import { parsePhase } from '../../../src/warhammer-40k/scenario/parse.ts';
import { PHASE_SAMPLE_NAMES, type PhaseSampleId } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { PHASE_SAMPLES, phaseSampleOf } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import { writePhase } from '../../../src/warhammer-40k/scenario/write.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { livingOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { valueIn } from '../../support/warhammer-40k/values.ts';

const walked = (id: PhaseSampleId, edition: Edition) => {
  const { scenario, decisions, seed } = phaseSampleOf(id)!;
  return walk(phaseGame(scenario(edition), decisions), inTurn(streamOf(seed)));
};
const endOf = (id: PhaseSampleId, edition: Edition): Phase => presentIn(walked(id, edition).end).context.phase;
const inAll = (id: PhaseSampleId, editions: readonly Edition[] = EDITIONS): readonly Phase[] =>
  editions.map(edition => endOf(id, edition));
const lost = (phase: Phase, unit: string): number =>
  phase.models.filter(model => model.unit === unit && model.slain !== null).length;
/** What a log says under a key. */
const said = (phase: Phase, ...keys: readonly string[]) => phase.log.filter(({ key }) => keys.includes(key));
/** The first rung at which somebody strikes, and who does. */
const rungs = (phase: Phase) => said(phase, 'cover-strikes', 'rung-strikes')
  .map(line => ({ rung: valueIn(line, 'rung') ?? 'cover', strikers: valueIn(line, 'strikers') as readonly string[] }));

const CASES = PHASE_SAMPLES.flatMap(sample => EDITIONS.map(edition => ({ id: sample.id, edition, sample })));

describe('every bundled phase in every edition', () => {
  it('has its name in the list of names, in its order', () => {
    expect(PHASE_SAMPLES.map(({ id, title, teaches }) => ({ id, title, teaches }))).toEqual(PHASE_SAMPLE_NAMES);
  });

  it.each(CASES)('$id ($edition) is read back as itself', ({ sample, edition }) => {
    const scenario = sample.scenario(edition);
    expect(parsePhase(writePhase(scenario))).toEqual({ scenario });
  });

  it.each(CASES)('$id ($edition) comes to its end, and somebody has fought', ({ sample, edition }) => {
    const { end } = walked(sample.id as PhaseSampleId, edition);
    expect(presentIn(end).status).toBe('done');
    expect(presentIn(end).context.phase.results).toHaveLength(1);
  });

  it.each(CASES)('$id ($edition): the fight begins where every other edition begins it', ({ sample, edition }) => {
    const { moments, begin } = walked(sample.id as PhaseSampleId, edition);
    const first = moments.find(({ place }) => place.path.startsWith('fight.'));
    const { models } = presentIn(first?.before ?? begin).context.phase;
    const after = sample.scenario('4th').units.flatMap(unit => unit.models);
    expect(models.map(({ id, at }) => [id, at])).toEqual(after.map(({ id, at }) => [id, at]));
  });
});

describe('the decisions prepared for a bundled phase', () => {
  const AIMS = ['mob-3', 'mob-4'];
  const isCharge = ({ type }: Decision): boolean => type === 'charge.declared' || type === 'model.moved';
  /** What an edition leaves out: charges where its text has none, and aims that its text forbids or does not know. */
  const leftOut = (id: string, edition: Edition) => (decision: Decision): boolean => {
    if (edition === '4th') return isCharge(decision) || decision.type === 'strikes.aimed';
    return id === 'character-in-a-unit' && (edition === 'trial-eight-steps' || edition === '7th')
      && decision.type === 'strikes.aimed' && AIMS.includes(decision.model);
  };

  it.each(CASES)('of $id are all taken that the $edition asks for', ({ id, sample, edition }) => {
    const taken = walked(id as PhaseSampleId, edition).moments.map(({ event }) => JSON.stringify(event));
    const missed = [...new Set(sample.decisions)].filter(one => !taken.includes(JSON.stringify(one)));
    expect(missed).toEqual([...new Set(sample.decisions)].filter(leftOut(id, edition)));
  });
});

describe('what the bundled phases teach', () => {
  const WITH_COVER = ['trial-seven-steps', 'trial-eight-steps', '4th'] as const;
  const CHARGING = ['trial-seven-steps', 'trial-eight-steps', '7th'] as const;

  it('frag grenades make marines strike with the guardsmen behind the barricade', () => {
    for (const phase of inAll('barricade-with-frag', WITH_COVER)) {
      expect(rungs(phase)[0]!.strikers).toEqual(expect.arrayContaining(['Marine 1', 'Guardsman 1']));
    }
    for (const phase of inAll('barricade-with-frag')) expect(lost(phase, 'marines')).toBeGreaterThan(0);
  });

  it('without frag grenades the guardsmen strike first, but not where cover does nothing', () => {
    const firsts = inAll('barricade-without-frag').map(phase => rungs(phase)[0]!);
    expect(firsts.map(({ rung }) => rung)).toEqual([10, 'cover', 10, 4]);
    expect(firsts.map(({ strikers }) => strikers.some(one => one.startsWith('Marine'))))
      .toEqual([false, false, false, true]);
  });

  it('without frag grenades fewer marines strike back', () => {
    for (const phase of inAll('barricade-without-frag', WITH_COVER)) {
      expect(rungs(phase)[1]!.strikers.length).toBeLessThan(5);
    }
  });

  it('the power fist strikes last, at Initiative 1, and wounds', () => {
    for (const phase of inAll('power-fist-sergeant')) {
      expect(rungs(phase).at(-1)).toEqual({ rung: 1, strikers: ['Sergeant'] });
      expect(lost(phase, 'mob')).toBeGreaterThan(0);
    }
  });

  it('no armour helps against the power fist', () => {
    for (const edition of EDITIONS) {
      const { moments } = walked('power-fist-sergeant', edition);
      const last = moments.map(({ dice }) => dice.some(({ purpose }) => purpose === 'wound')).lastIndexOf(true);
      expect(moments.slice(last).flatMap(({ dice }) => dice).filter(die => die.purpose === 'save')).toEqual([]);
      expect(moments[last]!.dice.some(({ face, target }) => face >= target!)).toBe(true);
    }
  });

  it('both armours save, and not the same models fall in every edition', () => {
    const fallen = inAll('two-armours').map(phase => phase.models
      .filter(model => model.unit === 'hunters' && model.slain !== null).map(({ id }) => id).sort().join(' '));
    expect(new Set(fallen).size).toBeGreaterThan(2);
    for (const edition of EDITIONS) {
      const targets = walked('two-armours', edition).moments.flatMap(({ dice }) => dice)
        .filter(die => die.purpose === 'save' && die.side === 'defender').map(({ target }) => target);
      expect(targets).toEqual(expect.arrayContaining([3, 4]));
    }
  });

  it('orks in contact with the captain strike his squad where they may, him where they must, or the unit', () => {
    const struck = EDITIONS.map(edition => walked('character-in-a-unit', edition).moments
      .some(({ event }) => event.type === 'strikes.aimed'));
    expect(struck).toEqual([true, false, false, false]);
  });

  it('two charges make one combat of four units', () => {
    for (const { results } of inAll('multiple-combat')) {
      expect(results.map(({ units }) => [...units].sort())).toEqual([['first', 'left', 'right', 'second']]);
    }
  });

  it('whoever is on the losing side of the combat of four tests, each unit for itself', () => {
    for (const phase of inAll('multiple-combat', CHARGING)) {
      const tested = said(phase, 'stands', 'runs').map(line => valueIn(line, 'unit'));
      expect(tested).toEqual(expect.arrayContaining(['Left infantry squad']));
    }
  });

  it('the caught stay in combat, are struck once more, or are destroyed', () => {
    const [seven, eight, , seventh] = inAll('sweeping-advance');
    expect(said(seven!, 'caught')).toHaveLength(1);
    expect(seven!.combats).toHaveLength(1);
    expect(eight!.models.some(({ slain }) => slain === 'free-round')).toBe(true);
    expect(livingOf(eight!, 'guard').length).toBeGreaterThan(0);
    expect(livingOf(seventh!, 'guard')).toEqual([]);
    expect(seventh!.models.some(({ slain }) => slain === 'swept')).toBe(true);
  });
});

it.each(PHASE_SAMPLES)('everybody of $id has a name, no unit that of another', ({ scenario }) => {
  const { units, profiles } = scenario('7th');
  const names = [...units, ...Object.values(profiles)].map(({ name }) => name);
  expect(names).not.toContain('');
  expect(new Set(units.map(({ name }) => name)).size).toBe(units.length);
});
