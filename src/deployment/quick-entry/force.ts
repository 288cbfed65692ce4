/** Which force the words of one side belong to, and whether they are sure there. */
import type { MeaningOption } from './meanings.ts';
import { plainTermsOf } from './written-words.ts';

/** Where the words fit several forces as well, the one whose list is its game's plainest comes first. */
const PLAINEST = [
  'space-marine', 'ork', 'imperial-guard', 'eldar', 'black-legion', 'tyranid', 'necron', 'tau', 'dark-eldar', 'squat',
  'titan-legion', 'knight-world',
] as const;
/** What a name weighs to the letter, one that is right, one that is like it, and a force called by its own name. */
const WEIGHTS = { literal: 5, exact: 4, near: 1, named: 100 } as const;
/** Of names that are only like it the likeliest count. */
const LIKELIEST = 3;

/** The force that has most of what these words may mean; null where they mean nothing. */
export const forceOf = (pieces: readonly (readonly MeaningOption[])[]): string | null => {
  const weights = new Map<string, number>();
  for (const options of pieces) {
    for (const [force, weight] of weightsOf(options)) weights.set(force, (weights.get(force) ?? 0) + weight);
  }
  const most = Math.max(...weights.values());
  const best = [...weights].filter(([, weight]) => weight === most).map(([force]) => force);
  return PLAINEST.find(force => best.includes(force)) ?? best[0] ?? null;
};

/** What one piece says for each force: as much as its best meaning there. */
const weightsOf = (options: readonly MeaningOption[]): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  const counted = options[0]?.exact ? options : options.slice(0, LIKELIEST);
  for (const option of counted) {
    const weight = weightOf(option);
    for (const force of option.forces) weights.set(force, Math.max(weights.get(force) ?? 0, weight));
  }
  return weights;
};

const weightOf = ({ meaning, exact, isLiteral }: MeaningOption): number => {
  if (meaning.kind === 'force') return WEIGHTS.named;
  if (isLiteral) return WEIGHTS.literal;
  return exact ? WEIGHTS.exact : WEIGHTS.near;
};

/** The same options, those of a force first. */
export const inForce = (options: readonly MeaningOption[], force: string | null): readonly MeaningOption[] => {
  const isIn = ({ forces }: MeaningOption): boolean => force !== null && forces.includes(force);
  return [...options.filter(isIn), ...options.filter(option => !isIn(option))];
};

/** So many are offered. */
const OFFERED = 6;

/**
 * Whom the words may mean: several units that people call so, or several that the words are only like. Nobody where a
 * unit or a formation is called so, where only one is like it, or only one of those in as many words.
 */
export const severalOf = (
  words: string, options: readonly MeaningOption[], force: string | null,
): readonly MeaningOption[] => {
  const [first] = options;
  if (first === undefined || first.meaning.kind !== 'unit') return [];
  const own = options.filter(({ forces }) => forces.includes(force ?? ''));
  if (first.alias === 'asked') return moreThanOne(own.filter(({ alias }) => alias === 'asked'));
  if (first.exact) return [];
  const length = plainTermsOf(words).length;
  const asLong = own.filter(option => namesOf([option]).some(name => plainTermsOf(name).length === length));
  return asLong.length > 0 ? moreThanOne(asLong) : moreThanOne(own);
};

const moreThanOne = (options: readonly MeaningOption[]): readonly MeaningOption[] =>
  (new Set(namesOf(options)).size > 1 ? options.slice(0, OFFERED) : []);

/** The names of those of them that are units. */
export const namesOf = (options: readonly MeaningOption[]): readonly string[] =>
  options.flatMap(({ meaning }) => (meaning.kind === 'unit' ? meaning.unit.name : []));
