/** In Spanish: lessons, comparisons and courses. */
import type { Books } from '../../languages/speech.ts';
import { words as compare } from './compare.ts';
import { words as course } from './course.ts';
import { words as warhammer40kCourse } from './warhammer-40k/course.ts';

export const books: Books = {
  compare,
  course,
  'warhammer-40k/course': warhammer40kCourse,
};
