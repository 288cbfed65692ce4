/** In Spanish: lessons, comparisons and courses. */
import type { Books } from '../../languages/speech.ts';
import { words as compare } from './compare.ts';
import { words as course } from './course.ts';
import { words as lesson } from './lesson.ts';
import { words as lessonShell } from './lesson/shell.ts';
import { words as warhammer40kCourse } from './warhammer-40k/course.ts';

export const books: Books = {
  compare,
  course,
  lesson,
  'lesson/shell': lessonShell,
  'warhammer-40k/course': warhammer40kCourse,
};
