/** In Spanish: lessons, comparisons and courses. */
import type { Books } from '../../languages/speech.ts';
import { words as compare } from './compare.ts';
import { words as course } from './course.ts';
import { words as courseCloseCombatOrFirefight } from './course/close-combat-or-firefight.ts';
import { words as courseCover } from './course/cover.ts';
import { words as courseNearestFirst } from './course/nearest-first.ts';
import { words as courseSecondLap } from './course/second-lap.ts';
import { words as courseWhatAnAssaultIs } from './course/what-an-assault-is.ts';
import { words as courseWhoIsEngaged } from './course/who-is-engaged.ts';
import { words as lesson } from './lesson.ts';
import { words as lessonShell } from './lesson/shell.ts';
import { words as warhammer40kCourse } from './warhammer-40k/course.ts';
import { words as warhammer40kCourse40kBarricade } from './warhammer-40k/course/40k-barricade.ts';
import { words as warhammer40kCourse40kCaught } from './warhammer-40k/course/40k-caught.ts';
import { words as warhammer40kCourse40kPowerFist } from './warhammer-40k/course/40k-power-fist.ts';
import { words as warhammer40kCourse40kTwoArmours } from './warhammer-40k/course/40k-two-armours.ts';
import { words as warhammer40kCourse40kWhoStrikesWhom } from './warhammer-40k/course/40k-who-strikes-whom.ts';

export const books: Books = {
  compare,
  course,
  'course/close-combat-or-firefight': courseCloseCombatOrFirefight,
  'course/cover': courseCover,
  'course/nearest-first': courseNearestFirst,
  'course/second-lap': courseSecondLap,
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/who-is-engaged': courseWhoIsEngaged,
  lesson,
  'lesson/shell': lessonShell,
  'warhammer-40k/course': warhammer40kCourse,
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
};
