import { describe, expect, it } from 'vitest';
import { fitted, pathOf, placesOf } from '../../../../components/shared/statechart/figure.ts';
import { classesOf, DARK, updateLights } from '../../../../components/shared/statechart/lights.ts';
import { textWidth, TITLE_TEXT } from '../../../../machines/charts/text-size.ts';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { jukebox } from '../../../machines/charts/machines-of-every-kind.ts';
import { stacked } from './stacked.ts';

describe('words in their room', () => {
  it('stay as they are where they fit', () => {
    expect(fitted('Attacks', TITLE_TEXT, 500)).toBe('Attacks');
  });

  it('are cut with a sign where they do not, also ten thousand letters', () => {
    for (const text of ['Attacks of everybody', 'x'.repeat(10_000), '🂡'.repeat(3000)]) {
      const short = fitted(text, TITLE_TEXT, 90);
      expect(short).toMatch(/…$/);
      expect(textWidth(short, TITLE_TEXT)).toBeLessThanOrEqual(90);
    }
  });

  it('cut no letter in two', () => {
    expect(fitted('🂡🂡🂡🂡🂡🂡🂡🂡', TITLE_TEXT, 60)).toMatch(/^(?:🂡)+…$/u);
  });
});

describe('lines', () => {
  it('go from end to end with their corners rounded', () => {
    expect(pathOf([[0, 0], [0, 20], [30, 20]])).toBe('M0 0L0 15Q0 20 5 20L30 20');
    expect(pathOf([[0, 0], [0, 4], [30, 4]])).toBe('M0 0L0 2Q0 4 5 4L30 4');
    expect(pathOf([[1, 2], [3, 4]])).toBe('M1 2L3 4');
  });
});

describe('what is lit', () => {
  const active = ['jukebox', 'jukebox.off'];
  const moment = {
    active, isOver: false,
    eventVerdicts: [{ transition: 'jukebox.off/kick/0', verdict: 'open' as const, reason: null }],
  };

  it('is a class for everything that is said of a part', () => {
    const classes = classesOf({ ...DARK, moment, here: ['jukebox.off'], led: ['jukebox.off', 'jukebox.broken'] });
    expect(Object.fromEntries(classes)).toEqual({
      jukebox: 'active', 'jukebox.off': 'active here', 'jukebox.off/kick/0': 'open', 'jukebox.broken': 'led',
    });
  });

  it('touches only the parts that change', () => {
    const touched: string[] = [];
    const part = (id: string) => ({
      classList: { add: () => touched.push(`+${id}`), remove: () => touched.push(`-${id}`) },
    }) as unknown as Element;
    const parts = new Map(['a', 'b', 'c'].map(id => [id, part(id)]));
    updateLights(parts, new Map([['a', 'active'], ['b', 'active']]), new Map([['b', 'active'], ['c', 'led']]));
    expect(touched).toEqual(['-a', '+c']);
  });
});

it('every state and every transition has a place', () => {
  const chart = chartOf(jukebox);
  expect([...placesOf(stacked(chart)).keys()].sort())
    .toEqual([...chart.states, ...chart.transitions].map(({ id }) => id).sort());
});
