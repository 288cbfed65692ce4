/** Set-ups that are remembered as text while a page is loaded again. */
import { fc } from '../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { readDraft, writeDraft } from '../../../components/set-up/draft.ts';
import { deployed, emptyPlan, planWith } from '../../../components/set-up/plan.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { wholePlan } from './plans.ts';

const MARKED = planWith(wholePlan, 'defender', {
  blastMarkers: 2, broken: true, cover: 'ruins', spread: [{ inContact: 1, inFirefight: 2, back: 3 }],
});

describe('a set-up that is remembered', () => {
  it.each([
    ['of two formations', { plan: MARKED, table: null }],
    ['of one formation', { plan: planWith(wholePlan, 'attacker', { built: null }), table: null }],
    ['with a table moved by hand', { plan: wholePlan, table: deployed(wholePlan, neteaLibrary) }],
    ['of a table alone', { plan: emptyPlan, table: deployed(wholePlan, neteaLibrary) }],
  ])('is the same again: %s', (_, setUp) => {
    expect(readDraft(writeDraft(setUp))).toEqual(setUp);
  });

  it('is nothing where nobody is in it', () => {
    expect(readDraft(writeDraft({ plan: emptyPlan, table: null }))).toBeNull();
    expect(readDraft('')).toBeNull();
  });

  it('leaves out what is no number, no place, no formation', () => {
    const json = JSON.parse(writeDraft({ plan: MARKED, table: null }));
    Object.assign(json.plan.defender, {
      blastMarkers: -1, cover: 'castle', broken: 'yes', spread: [{ inContact: 1, inFirefight: 0.5, back: 0 }],
    });
    json.plan.attacker.mustered.units[0].aboard = 99;
    const read = readDraft(JSON.stringify(json))!;
    expect(read.plan.attacker.built).toBeNull();
    expect(read.plan.defender).toEqual({
      ...MARKED.defender, blastMarkers: 0, cover: null, broken: false, spread: null,
    });
  });

  it('never throws, whatever stands there', () => {
    const whole = writeDraft({ plan: MARKED, table: null });
    fc.assert(fc.property(fc.nat(whole.length), fc.string(), (at, noise) => {
      const text = whole.slice(0, at) + noise + whole.slice(at + noise.length);
      expect(() => readDraft(text)).not.toThrow();
    }), { numRuns: 500 });
    fc.assert(fc.property(fc.json(), text => {
      expect(readDraft(text)).toBeNull();
    }), { numRuns: 500 });
  });
});
