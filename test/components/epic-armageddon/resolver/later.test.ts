import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Later } from '../../../../components/epic-armageddon/resolver/later.ts';
import type { ResolverView } from '../../../../components/epic-armageddon/resolver/resolver-view.ts';

const LATER = ['a4-attacks-step', 'unit-reasons', 'dice-entry', 'club-rulings', 'assault-tally'];
const known = new Set<string>();
let held: (() => void)[] = [];

beforeEach(() => {
  known.clear();
  held = [];
  vi.stubGlobal('customElements', { get: (name: string) => (known.has(name) ? class {} : undefined) });
  vi.stubGlobal('requestIdleCallback', (act: () => void) => held.push(act));
});
afterEach(() => vi.unstubAllGlobals());

const viewOf = (path: string, more: Partial<ResolverView> = {}): ResolverView =>
  ({ state: { path }, assault: { engagedAtFirst: [], ending: null }, asked: null, entry: null, ...more }) as never;

const CHARGE = viewOf('a2Charge.moving.choosing');

/** What comes defines elements, unless it cannot be had; it is told how often it was asked for and drawn. */
const laterWith = ({ isThere = true }: { isThere?: boolean } = {}) => {
  const told = { loads: 0, drawn: 0, isThere };
  const load = async (): Promise<void> => {
    told.loads += 1;
    await null;
    if (!told.isThere) throw new Error('There is no network.');
    for (const name of LATER) known.add(name);
  };
  return { told, later: new Later({ requestUpdate: () => (told.drawn += 1) } as never, load) };
};

describe('what is shown later', () => {
  beforeEach(() => known.add('a2-charge-step'));

  it('is not brought for a moment that does without', () => {
    const { told, later } = laterWith();
    expect(later.isComingFor(CHARGE, false)).toBe(false);
    expect([told.loads, later.coming]).toEqual([0, null]);
  });

  it.each<[string, ResolverView, boolean]>([
    ['a panel', viewOf('a4Attacks.choosing'), false],
    ['reasons', { ...CHARGE, asked: 'a1' }, false],
    ['dice that are entered', { ...CHARGE, entry: {} as never }, false],
    ['rulings', CHARGE, true],
    ['what has been lost', { ...CHARGE, assault: { engagedAtFirst: ['a1'], ending: null } as never }, false],
  ])('comes when a moment needs %s, which is drawn then', async (_, view, isAsking) => {
    const { told, later } = laterWith();
    expect(later.isComingFor(view, isAsking)).toBe(true);
    expect(later.isComingFor(view, isAsking)).toBe(true);
    await later.coming;
    expect(later.isComingFor(view, isAsking)).toBe(false);
    expect([told.loads, told.drawn, later.coming]).toEqual([1, 1, null]);
  });

  it('is lacking where it cannot be had, until somebody tries again', async () => {
    const { told, later } = laterWith({ isThere: false });
    const view = viewOf('a4Attacks.choosing');
    later.isComingFor(view, false);
    await later.coming;
    expect([later.isUnreachable, later.isComingFor(view, false), told.drawn]).toEqual([true, false, 1]);
    told.isThere = true;
    await later.bring();
    expect([later.isUnreachable, told.drawn, known.has('a4-attacks-step')]).toEqual([false, 2, true]);
  });

  it('comes once while the page is idle, without a word where it cannot be had', async () => {
    const { told, later } = laterWith({ isThere: false });
    later.bringWhenIdle();
    later.bringWhenIdle();
    expect([told.loads, held.length]).toEqual([0, 1]);
    held[0]!();
    await vi.waitFor(() => {
      later.bringWhenIdle();
      expect(held).toHaveLength(2);
    });
    expect([told.loads, told.drawn, later.isUnreachable]).toEqual([1, 0, false]);
  });

  it('is there already where nobody brings it', () => {
    const later = new Later({} as never, null);
    later.bringWhenIdle();
    expect([later.isComingFor(viewOf('a4Attacks.choosing'), true), held.length]).toEqual([false, 0]);
  });
});
