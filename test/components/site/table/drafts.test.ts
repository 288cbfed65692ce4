/** A set-up that is no table yet, gone back in and forward again. */
import { describe, expect, it } from 'vitest';
import { Drafts } from '../../../../components/site/table/drafts.ts';
import { emptyPlan, planWith } from '../../../../components/set-up/plan.ts';
import type { SetUp } from '../../../../components/set-up/take-over.ts';

const typed = (text: string): SetUp => ({ plan: planWith(emptyPlan, 'attacker', { text }), table: null });
const textIn = ({ present }: Drafts): string | null => (present as SetUp | null)?.plan.attacker.text ?? null;

describe('what has been begun', () => {
  it('is taken back step by step down to nothing, and done again', () => {
    const drafts = new Drafts();
    expect([drafts.undo(), drafts.redo()]).toEqual([false, false]);
    drafts.change(typed('6 boyz'), null);
    drafts.change(typed('7 boyz'), null);
    expect([drafts.undo(), textIn(drafts), drafts.undo(), textIn(drafts), drafts.canUndo])
      .toEqual([true, '6 boyz', true, null, false]);
    expect([drafts.redo(), textIn(drafts), drafts.redo(), textIn(drafts), drafts.canRedo])
      .toEqual([true, '6 boyz', true, '7 boyz', false]);
  });

  it('is one step as long as somebody types, and the same again is none', () => {
    const drafts = new Drafts();
    drafts.change(typed('6'), 'typing');
    drafts.change(typed('6 boyz'), 'typing');
    expect(drafts.change(typed('6 boyz'), null)).toBe(false);
    drafts.undo();
    expect([textIn(drafts), drafts.canUndo]).toEqual([null, false]);
    drafts.redo();
    drafts.undo();
    drafts.change(typed('4 nobz'), 'typing');
    expect(drafts.canRedo).toBe(false);
  });

  it('has no steps once another table is begun', () => {
    const drafts = new Drafts();
    drafts.change(typed('6 boyz'), null);
    drafts.begin(null);
    expect([textIn(drafts), drafts.canUndo, drafts.canRedo]).toEqual([null, false, false]);
    drafts.begin(typed('4 nobz')); // one that was left
    expect([drafts.undo(), textIn(drafts), drafts.canUndo]).toEqual([true, null, false]);
  });
});
