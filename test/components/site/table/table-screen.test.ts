import { describe, expect, it } from 'vitest';
import { readScreen, type TableScreen } from '../../../../components/site/table/table-screen.ts';

const screen: TableScreen = {
  at: 3,
  camera: { centre: [60.5, -2], scale: 12.25, isAtRest: false },
  detent: 'peek',
  selected: 'a1',
  inHand: {
    chosen: 'a1', asked: null, isEntering: true,
    entry: { entered: [{ die: 0, face: 5 }, { die: 2, face: 1 }], chosen: 1 },
  },
};

describe('a table as it was left on the screen', () => {
  it('is read as it was written', () => {
    expect(readScreen(JSON.parse(JSON.stringify(screen)))).toEqual(screen);
    const untouched = { ...screen, camera: null, detent: null, selected: null, inHand: null };
    expect(readScreen(JSON.parse(JSON.stringify(untouched)))).toEqual(untouched);
  });

  it.each([
    null, undefined, 7, 'screen', [], {}, { ...screen, at: -1 }, { ...screen, at: 'now' }, { ...screen, detent: 'up' },
  ])('is none where it is %j', value => {
    expect(readScreen(value)).toBe(null);
  });

  it.each([
    { centre: [1], scale: 2 }, { centre: ['1', 2], scale: 2 }, { centre: [1, 1e9], scale: 2 }, 'far',
    { centre: [1, null], scale: 2 }, { centre: [1, 2], scale: 0 }, { centre: [1, 2], scale: -3 },
    { centre: [1, 2], scale: 1e9 }, { centre: [1, 2] },
  ])('has no camera where that is %j', camera => {
    expect(readScreen({ ...screen, camera })).toEqual({ ...screen, camera: null });
  });

  it('has nothing in hand that nobody could have entered or chosen', () => {
    const entered = [{ die: 0, face: 7 }, { die: -1, face: 2 }, { die: 0.5, face: 2 }, null, 4, { die: 1, face: 6 }];
    const inHand = { chosen: 4, asked: 'x'.repeat(10_000), entry: { entered, chosen: 'last' }, isEntering: 'yes' };
    expect(readScreen({ ...screen, inHand })!.inHand).toEqual({
      chosen: null, asked: null, entry: { entered: [{ die: 1, face: 6 }], chosen: null }, isEntering: false,
    });
    const many = Array.from({ length: 100_000 }, () => ({ die: 1, face: 6 }));
    expect(readScreen({ ...screen, inHand: { ...inHand, entry: { entered: many } } })!.inHand!.entry.entered.length)
      .toBeLessThan(1000);
    expect(readScreen({ ...screen, inHand: { entry: 3 } })!.inHand).toBe(null);
  });
});
