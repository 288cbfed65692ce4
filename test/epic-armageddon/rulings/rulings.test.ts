import { describe, expect, it } from 'vitest';
import { DEFAULT_RULINGS } from '../../../src/epic-armageddon/rulings/defaults.ts';
import { RULING_IDS, RULINGS, type RulingId } from '../../../src/epic-armageddon/rulings/rulings.ts';
import { CHARGE_PROBES } from './charge-probes.ts';
import { HIT_PROBES } from './hit-probes.ts';
import { RESULT_PROBES } from './result-probes.ts';
import { SUPPORT_PROBES } from './support-probes.ts';
import type { Probe, Probes } from './probe.ts';
import type { Question } from '../../../src/epic-armageddon/rulings/question.ts';

const PROBES: Probes<typeof RULINGS> = { ...CHARGE_PROBES, ...HIT_PROBES, ...SUPPORT_PROBES, ...RESULT_PROBES };
const probeOf = (id: RulingId) =>
  PROBES[id] as unknown as Probe<Question> & { readonly seen: Readonly<Record<string, unknown>> };

const CASES = RULING_IDS.flatMap(id => Object.keys(RULINGS[id].answers).map(answer => [id, answer] as const));

describe('an open question of the rules', () => {
  it.each(CASES)('%s: "%s" is played so', (id, answer) => {
    const { see, seen } = probeOf(id);
    expect(see({ [id]: answer })).toEqual(seen[answer]);
  });

  it.each(RULING_IDS)('%s: every answer makes a difference', id => {
    const seen = Object.values(probeOf(id).seen).map(value => JSON.stringify(value));
    expect(new Set(seen).size).toBe(Object.keys(RULINGS[id].answers).length);
  });

  it.each(RULING_IDS)('%s: unsaid, the first answer is played', id => {
    const { see, seen } = probeOf(id);
    expect(DEFAULT_RULINGS[id]).toBe(Object.keys(RULINGS[id].answers)[0]);
    expect(see({})).toEqual(seen[DEFAULT_RULINGS[id]]);
  });

  it.each(RULING_IDS)('%s: is a question with a rule, a source and two answers or more, in whole sentences', id => {
    const { question, answers, rule, source } = RULINGS[id];
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(Object.values(answers).length).toBeGreaterThan(1);
    for (const sentence of [source, ...Object.values(answers)]) expect(sentence).toMatch(/^[A-Z\d].*\.$/);
    expect(rule).toMatch(/^[A-Z]\d+(\.\d+)?$/);
  });
});
