/** Set-ups of Warhammer 40,000 that are remembered as text, and those that an address names. */
import { describe, expect, it } from 'vitest';
import { phaseAddress, phaseNamed, readPhaseDraft } from '../../../../components/set-up/phase/phase-draft.ts';
import { NO_PHASE, phaseTable, type PhaseSetUp } from '../../../../components/set-up/phase/phase-plan.ts';

const LINE = '10 tactical marines v 20 ork boyz';
const BEGUN: PhaseSetUp = {
  ...NO_PHASE, texts: { attacker: '10 tactical', defender: '' }, startAt: 'fight', completions: ['7C-U1'],
};

describe('a set-up of Warhammer 40,000 that is remembered', () => {
  it('is the same again', () => {
    expect(readPhaseDraft(JSON.stringify(BEGUN))).toEqual(BEGUN);
  });

  it.each([
    'nothing', '', 'null', JSON.stringify({ ...BEGUN, edition: '9th' }), JSON.stringify({ ...BEGUN, startAt: 'over' }),
    JSON.stringify({ ...BEGUN, profiles: { 'own-1': { name: 'Nobody' } } }),
  ])('is nothing where it is none: %s', text => {
    expect(readPhaseDraft(text)).toBeNull();
  });
});

describe('a line of Warhammer 40,000 in an address', () => {
  it('is a table, and leads to the same address', () => {
    const named = phaseNamed(`warhammer-40k-7th/${LINE}`)!;
    expect(named).toEqual({ ...NO_PHASE, texts: { attacker: '10 tactical marines', defender: '20 ork boyz' } });
    expect(phaseTable(named)?.units.map(({ models }) => models.length)).toEqual([10, 20]);
    expect(phaseAddress(named)).toBe(`warhammer-40k-7th/${LINE}`);
  });

  it('is none of another game, or of a text that there is not', () => {
    const others = [LINE, `warhammer-40k-9th/${LINE}`, 'warhammer-40k-7th', ''];
    expect(others.map(phaseNamed)).toEqual(others.map(() => null));
  });

  it('does not stand for what no line tells', () => {
    expect(phaseAddress(BEGUN)).toBeNull();
  });
});
