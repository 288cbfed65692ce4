import { describe, expect, it } from 'vitest';
import { changed, moved, planOfSide, spreadOver, swapped } from '../../../../components/epic-armageddon/odds/plan.ts';

const spread = { inContact: 3, inFirefight: 2, back: 1 };

describe('stands of one kind', () => {
  it('move into contact from those who fire, then from the rear', () => {
    expect(moved(spread, 'inContact', 4)).toEqual({ inContact: 4, inFirefight: 1, back: 1 });
    expect(moved(spread, 'inContact', 6)).toEqual({ inContact: 6, inFirefight: 0, back: 0 });
  });

  it('step back from contact to where they fire, and from there out of reach', () => {
    expect(moved(spread, 'inContact', 1)).toEqual({ inContact: 1, inFirefight: 4, back: 1 });
    expect(moved(spread, 'inFirefight', 0)).toEqual({ inContact: 3, inFirefight: 0, back: 3 });
    expect(moved(spread, 'back', 0)).toEqual({ inContact: 3, inFirefight: 3, back: 0 });
  });

  it('are never more than there are', () => {
    expect(moved(spread, 'back', 9)).toEqual({ inContact: 0, inFirefight: 0, back: 6 });
  });

  it('grow among those who fire and shrink from the rear', () => {
    expect(spreadOver(spread, 8)).toEqual({ inContact: 3, inFirefight: 4, back: 1 });
    expect(spreadOver(spread, 4)).toEqual({ inContact: 3, inFirefight: 1, back: 0 });
    expect(spreadOver(spread, 2)).toEqual({ inContact: 2, inFirefight: 0, back: 0 });
  });
});

describe('a plan', () => {
  const plan = { attacker: planOfSide('4 assault'), defender: { ...planOfSide('6 boyz'), spread: [spread] } };

  it('forgets where stands were when other units are typed, and keeps the rest', () => {
    const after = changed(changed(plan, 'defender', { blastMarkers: 2 }), 'defender', { text: '7 boyz' });
    expect(after.defender).toEqual({ ...planOfSide('7 boyz'), blastMarkers: 2 });
  });

  it('forgets the army rules that were stated of other units', () => {
    const ruled = changed(plan, 'attacker', { rules: ['they-shall-know-no-fear'] });
    expect(changed(ruled, 'attacker', { broken: true }).attacker.rules).toEqual(['they-shall-know-no-fear']);
    expect(changed(ruled, 'attacker', { text: '4 tactical' }).attacker.rules).toBe(null);
  });

  it('keeps where stands were when only something else changes', () => {
    expect(changed(plan, 'defender', { broken: true }).defender.spread).toEqual([spread]);
  });

  it('has its sides swapped with all that belongs to them', () => {
    expect(swapped(plan).attacker).toEqual(plan.defender);
  });
});
