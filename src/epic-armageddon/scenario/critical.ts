/** What a critical hit does, from outside. */
import * as v from 'valibot';
import { EFFECTS, type Critical, type Splash } from '../model/profile.ts';
import { want, WANTS } from '../../parsing/problem-words.ts';
import { drawnAs, fieldsOf, mustBe, numberFrom, truth, wholeFrom, wordOf, type Shape } from '../../parsing/shapes.ts';

/** No blast reaches further, in cm. */
const LONGEST_REACH = 100;

const splash: Shape<Splash> = fieldsOf(WANTS.splash, {
  within: numberFrom(0, LONGEST_REACH),
  hitOn: v.optional(wholeFrom(1, 6), 1),
  effect: v.optional(wordOf(EFFECTS), 'normal'),
});

const isDamage = (most: number) => (said: number | string): said is number | 'all' =>
  (typeof said === 'string' ? said === 'all' : Number.isInteger(said) && said >= 0 && said <= most);

/** A critical that costs at most so many further points of damage; what it does not say it does not do. */
export const criticalUpTo = (most: number): Shape<Critical> => {
  const wants = want('wholeOrAll', most);
  const points = v.pipe(
    v.union([v.number(), v.string()], mustBe(wants)),
    v.check(isDamage(most), mustBe(wants, 'out-of-range')),
    drawnAs({ anyOf: [{ type: 'integer', minimum: 0, maximum: most }, { const: 'all' }] }),
    v.transform(said => said as Critical['damage']),
  );
  return fieldsOf(WANTS.critical, {
    damage: v.optional(points, 0),
    splash: v.optional(v.nullable(splash), null),
    entered: v.optional(truth, false),
    later: v.optional(truth, false),
  });
};
