/** That the scale lies over nobody who matters, however large its words are. */
import { fc } from '../../../support/laws.ts';
import { describe, expect, it } from 'vitest';
import { fit } from '../../../../components/shared/battlefield/aim.ts';
import { seenPart, type Window } from '../../../../components/shared/battlefield/camera.ts';
import { fitBesideChips } from '../../../../components/shared/battlefield/chips.ts';
import { clearOfScale, isUnderScale } from '../../../../components/shared/battlefield/clear-of-scale.ts';
import { counter, defender, view } from './build-view.ts';

const phone: Window = { width: 360, height: 604, covered: { top: 52, right: 0, bottom: 241, left: 0 } };
const windows = fc.constantFrom<Window>(phone, { width: 896, height: 466 }, { width: 768, height: 548 });
const place = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 60 }));
/** So few that all of them can be shown large enough. */
const fields = fc.array(fc.record({ at: place, isOurs: fc.boolean() }), { minLength: 1, maxLength: 12 })
  .map(all => view({ counters: all.map(({ at, isOurs }, i) => (isOurs ? counter : defender)(`u${i}`, at)) }));

describe('the scale of a map', () => {
  it('lies over nobody who matters, and all of them stay in sight', () => {
    fc.assert(fc.property(fields, windows, fc.constantFrom(1, 1.3, 2), (field, window, text) => {
      const camera = fitBesideChips(field, window, text);
      expect(isUnderScale(field, camera, window, text)).toBe(false);
      const { left, right, top, bottom } = seenPart(camera, window);
      for (const { at: [x, y] } of field.counters) {
        expect(x > left && x < right && y > top && y < bottom).toBe(true);
      }
    }));
  });

  it('costs no size where they only have to be moved aside', () => {
    const wide = view({ counters: [counter('a', [20, 41]), defender('b', [50, 23])] });
    const plain = fit(wide, phone);
    expect(isUnderScale(wide, plain, phone, 1)).toBe(true);
    expect(clearOfScale(wide, phone, 1, window => fit(wide, window)).scale).toBe(plain.scale);
  });

  it('moves nobody who does not lie under it', () => {
    const field = view({ counters: [counter('a', [40, 20]), defender('b', [50, 40])] });
    expect(fitBesideChips(field, phone, 1)).toEqual(fit(field, phone));
  });

  it('may lie over bystanders', () => {
    const field = view({ counters: [counter('a', [40, 20]), counter('z', [30, 30], { stance: 'bystander' })] });
    const camera = { centre: [40, 20] as const, scale: 14 };
    expect(isUnderScale(field, camera, phone, 1)).toBe(false);
  });
});
