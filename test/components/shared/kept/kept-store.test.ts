/** The store of what is played: of other tabs nothing is lost, and a browser that keeps nothing is no hindrance. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearOld, forget, keep, keptAt, keptPlaceOf } from '../../../../components/shared/kept/kept-store.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const savedOn = (day: number): string =>
  JSON.stringify({ format: 1, savedAt: new Date(NOW + day * DAY).toISOString() });

const storage = (own: Record<string, string> = {}): Storage => Object.defineProperties(own, {
  getItem: { value: (key: string) => own[key] ?? null },
  setItem: { value: (key: string, text: string) => (own[key] = text) },
  removeItem: { value: (key: string) => delete own[key] },
}) as unknown as Storage;

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/club/raid.html' });
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => vi.unstubAllGlobals());

describe('what is kept', () => {
  it('has a place for each page and each tag', () => {
    keep(keptPlaceOf('one'), 'a');
    keep(keptPlaceOf('two'), 'b');
    vi.stubGlobal('location', { pathname: '/other.html' });
    expect(keptAt(keptPlaceOf('one'))).toBeNull();
    vi.stubGlobal('location', { pathname: '/club/raid.html' });
    expect([keptAt(keptPlaceOf('one')), keptAt(keptPlaceOf('two'))]).toEqual(['a', 'b']);
  });

  it('is forgotten only as this page knows it: what another tab has put there since stays', () => {
    keep(keptPlaceOf('one'), 'mine');
    keep(keptPlaceOf('one'), 'theirs');
    forget(keptPlaceOf('one'), 'mine');
    expect(keptAt(keptPlaceOf('one'))).toBe('theirs');
    forget(keptPlaceOf('one'), 'theirs');
    expect(keptAt(keptPlaceOf('one'))).toBeNull();
  });

  it('goes after a month, and the oldest where there are many; what is not ours stays', () => {
    localStorage.setItem('of-the-page', savedOn(-90));
    localStorage.setItem(keptPlaceOf('newer-version'), JSON.stringify({ format: 2, savedAt: '2999' }));
    for (let day = 0; day < 25; day += 1) keep(keptPlaceOf(`day-${day}`), savedOn(-day));
    keep(keptPlaceOf('old'), savedOn(-31));
    clearOld(NOW);
    const left = Object.keys(localStorage);
    expect(left.filter(key => key.includes('day-'))).toHaveLength(19);
    expect([keptAt(keptPlaceOf('day-0')), keptAt(keptPlaceOf('day-24')), keptAt(keptPlaceOf('old'))])
      .toEqual([savedOn(0), null, null]);
    expect(left).toContain('of-the-page');
    expect(left).toContain(keptPlaceOf('newer-version'));
  });

  it('is nothing where the browser keeps nothing or has no room, and nothing fails', () => {
    const throwing = (): never => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', Object.defineProperties({}, {
      getItem: { value: throwing }, setItem: { value: throwing }, removeItem: { value: throwing },
    }));
    expect([keep(keptPlaceOf('one'), 'a'), keptAt(keptPlaceOf('one'))]).toEqual([false, null]);
    forget(keptPlaceOf('one'), 'a');
    vi.stubGlobal('localStorage', undefined);
    clearOld(NOW);
    expect([keep(keptPlaceOf('one'), 'a'), keptAt(keptPlaceOf('one'))]).toEqual([false, null]);
  });
});
