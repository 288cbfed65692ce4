import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../../../machines/compare/editions/chapters.ts';
import { inEveryEdition, type EditionsRow } from '../../../machines/compare/editions/in-every-edition.ts';
import { questionsThatMatter, type QuestionEffect } from '../../../machines/compare/editions/questions-that-matter.ts';
import { phaseSampleOf, PHASE_SAMPLES } from '../../../src/warhammer-40k/scenario/samples/samples.ts';
import type { PhaseSampleId } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';

const sampleOf = (id: PhaseSampleId) => phaseSampleOf(id)!;

const known = new Map<string, ReturnType<typeof inEveryEdition>>();
const compared = (id: string): ReturnType<typeof inEveryEdition> => {
  const found = known.get(id) ?? inEveryEdition(phaseSampleOf(id)!);
  known.set(id, found);
  return found;
};

const turnsIn = (id: PhaseSampleId, edition: Edition): readonly QuestionEffect[] => {
  const sample = sampleOf(id);
  const search = questionsThatMatter(sample, edition, compared(id).walks);
  let found = search.next();
  while (found.done !== true) found = search.next();
  return found.value;
};

const shapeOf = ({ cells }: EditionsRow): readonly (string | null)[] => EDITIONS.map(edition => {
  const cell = cells[edition];
  return cell === null ? null : `${cell.kind} ${cell.rung ?? ''}`.trim();
});

describe('one fight in four editions', () => {
  it.each(PHASE_SAMPLES)('puts every chapter of every edition of $id in one row, in its order', sample => {
    const { rows, walks } = compared(sample.id);
    for (const edition of EDITIONS) {
      const own = rows.flatMap(({ cells }) => cells[edition] ?? []);
      expect(own.map(({ lines }) => lines)).toEqual(chaptersOf(walks[edition]).map(({ lines }) => lines));
    }
  });

  it('lays steps beside each other in which the same models strike, whatever the Initiative', () => {
    const { rows } = compared('barricade-without-frag');
    expect(rows.slice(0, 4).map(shapeOf)).toEqual([
      ['charge', 'charge', null, 'charge'],
      ['fight 10', 'fight cover', 'fight 10', null],
      ['fight 4', 'fight 4', 'fight 4', 'fight 4'],
      [null, null, null, 'fight 3'],
    ]);
  });

  it('throws the same face for the same model and the same reason in every edition', () => {
    const { walks } = compared('sweeping-advance');
    const hits = EDITIONS.map(edition => walks[edition].moments.flatMap(({ dice }) => dice)
      .filter(({ purpose, side }) => purpose === 'hit' && side === 'attacker').map(({ id, face }) => `${id} ${face}`));
    for (const faces of hits) expect(faces).toEqual(hits[0]);
  });

  it('says who strikes in the step in which they do', () => {
    const { rows } = compared('barricade-without-frag');
    expect(rows[1]!.cells['trial-eight-steps']!.lines[0]!.say).toContain('because of cover');
    expect(rows[2]!.cells['7th']!.lines[0]!.say).toContain('Initiative 4');
  });

  it('marks what is not said in every edition that has the step', () => {
    const { rows } = compared('barricade-without-frag');
    const said = rows[1]!.cells['trial-seven-steps']!.marked;
    expect(said[0]).toMatchObject({ rule: '40k.27', differs: true });
    expect(said.some(({ differs }) => !differs)).toBe(true);
    expect(rows[1]!.differs).toBe(true);
  });
});

describe('which question makes the difference', () => {
  it('is cover, in the step in which guardsmen behind a barricade strike', () => {
    const turns = turnsIn('barricade-without-frag', 'trial-seven-steps').filter(({ at }) => at === 1);
    expect(turns.map(({ question, answer, editions }) => [question, answer, editions])).toEqual([
      ['cover', 'before-all', ['trial-eight-steps']],
      ['cover', 'nothing', ['7th']],
    ]);
  });

  it('is the sweep, where the losers run', () => {
    const turns = turnsIn('sweeping-advance', 'trial-eight-steps');
    expect(turns.some(({ question, answer }) => question === 'sweep' && answer === 'destroy')).toBe(true);
  });

  it('is never one of which the text is silent', () => {
    expect(turnsIn('barricade-without-frag', '4th').map(({ question }) => question)).not.toContain('sweep');
  });
});
