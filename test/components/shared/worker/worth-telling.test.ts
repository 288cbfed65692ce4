import { describe, expect, it } from 'vitest';
import { worthTelling } from '../../../../components/shared/worker/worth-telling.ts';

const answers = (...errors: readonly (number | null)[]): readonly ({ readonly error: number } | null)[] =>
  errors.map(error => (error === null ? null : { error }));

const toldOf = (answered: Iterator<{ readonly error: number } | null, { readonly error: number } | void>) =>
  [...worthTelling(answered)].filter(one => one !== undefined).map(({ error }) => error);

describe('answers that get better', () => {
  it('are told from the first on that is no further off than half of all there is', () => {
    expect(toldOf(answers(null, 1, 0.4, 0.16, 0.1)[Symbol.iterator]())).toEqual([0.16, 0.1]);
  });

  it('are told once each', () => {
    const [first, second] = answers(0.1, 0.05);
    expect(toldOf([first!, first!, null, first!, second!][Symbol.iterator]())).toEqual([0.1, 0.05]);
  });

  it('are told at the end however far off they are, yielded or returned', () => {
    expect(toldOf(answers(1, 0.5)[Symbol.iterator]())).toEqual([0.5]);
    expect(toldOf((function* () {
      yield null;
      return { error: 1 };
    })())).toEqual([1]);
  });

  it('are none where nothing is known', () => {
    expect(toldOf(answers(null, null)[Symbol.iterator]())).toEqual([]);
  });
});
