/** Shapes of places: points and outlines on a table. */
import * as v from 'valibot';
import type { Point } from '../battlefield/base.ts';
import { FARTHEST_CORNER, isSimple, MOST_CORNERS } from '../battlefield/terrain.ts';
import { UNREADABLE } from './plain-json.ts';
import { sayProblem, want, WANTS } from './problem-words.ts';
import { lastStep, type ProblemCode } from './problems.ts';
import { drawnAs, listOf, mustBe, tell, type Shape } from './shapes.ts';

/** What a position must be, in this unit of length. */
export const pairIn = (unit: 'cm' | 'inches'): string => (unit === 'cm' ? WANTS.pairCm : WANTS.pairInches);

const isPair = (json: unknown): boolean =>
  Array.isArray(json) && json.length === 2 && json.every(length => typeof length === 'number');
const isUnreadable = (json: unknown): boolean => Array.isArray(json) && json.slice(0, 2).includes(UNREADABLE);

/** A position; of numbers that could not be read enough has been told. */
export const pointIn = (unit: 'cm' | 'inches') => v.pipe(
  v.custom<Point>(json => isPair(json) || isUnreadable(json), mustBe(pairIn(unit))),
  v.custom<Point>(isPair),
  v.description(pairIn(unit)),
  drawnAs({ type: 'array', items: v.number(), minItems: 2, maxItems: 2 }),
);

const isNear = (corners: readonly Point[]): boolean =>
  corners.every(corner => corner.every(length => Math.abs(length) <= FARTHEST_CORNER));

/** An area by its corners. */
export const outlineOf = (point: Shape<Point>) => v.pipe(
  listOf('corners', point, { least: 3, most: MOST_CORNERS }),
  v.custom<Point[]>(corners => isNear(corners as Point[]), tell('out-of-range',
    path => sayProblem('farOff', lastStep(path)))),
  v.custom<Point[]>(corners => isSimple(corners as Point[]), tell('bad-outline',
    path => sayProblem('notRound', lastStep(path)))),
  v.description(want('listOf', 'corners')),
);

/** One value and no other. */
export const exactly = <T extends string | number>(value: T, wants: string, code: ProblemCode): Shape<T> =>
  v.pipe(v.literal(value, mustBe(wants, code)), v.description(wants));
