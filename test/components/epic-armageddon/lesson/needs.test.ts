import { describe, expect, it } from 'vitest';
import { MomentParts } from '../../../../components/epic-armageddon/lesson/moment-parts.ts';
import type { LessonSession } from '../../../../components/epic-armageddon/lesson/lesson-session.ts';

/** A session whose question waits for odds, which come or do not. */
const waiting = (bringOdds: () => Promise<void>): LessonSession =>
  ({ moment: { kind: 'ask' }, needsOdds: true, bringOdds }) as unknown as LessonSession;

const held = () => {
  let updates = 0;
  const holder = { requestUpdate: () => (updates += 1) } as unknown as ConstructorParameters<typeof MomentParts>[0];
  return { needs: new MomentParts(holder, () => undefined, () => undefined), updates: () => updates };
};

const nothing = (): Promise<void> => Promise.reject(new Error('no line'));

describe('what a moment of a lesson needs', () => {
  it('is said to lack where it does not come, and no longer once it does', async () => {
    const { needs, updates } = held();
    await needs.bring(waiting(nothing));
    expect([needs.isUnreachable, updates()]).toEqual([true, 1]);
    await needs.bring(waiting(() => Promise.resolve()));
    expect([needs.isUnreachable, updates()]).toEqual([false, 3]);
  });

  it('is not said to lack while it is asked for again', async () => {
    const { needs } = held();
    await needs.bring(waiting(nothing));
    const again = needs.bring(waiting(nothing));
    expect(needs.isUnreachable).toBe(false);
    await again;
    expect(needs.isUnreachable).toBe(true);
  });
});
