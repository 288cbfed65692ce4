/** In German: the lessons, what makes them, and comparisons. */
import type { Books } from '../../shared/languages/speech.ts';
import { words as compare } from './compare.ts';
import { words as course } from './course.ts';
import { words as courseCloseCombatOrFirefight } from './course/close-combat-or-firefight.ts';
import { words as courseCommanderDiesLast } from './course/commander-dies-last.ts';
import { words as courseCover } from './course/cover.ts';
import { words as courseDecidedAtOnce } from './course/decided-at-once.ts';
import { words as courseFirstStrike } from './course/first-strike.ts';
import { words as courseFormationsTogether } from './course/formations-together.ts';
import { words as courseLosing } from './course/losing.ts';
import { words as courseMacroWeapons } from './course/macro-weapons.ts';
import { words as courseNearestFirst } from './course/nearest-first.ts';
import { words as courseOnYourOwn } from './course/on-your-own.ts';
import { words as courseSecondLap } from './course/second-lap.ts';
import { words as courseSupportingFire } from './course/supporting-fire.ts';
import { words as courseTheResult } from './course/the-result.ts';
import { words as courseTies } from './course/ties.ts';
import { words as courseWarEngines } from './course/war-engines.ts';
import { words as courseWhatAnAssaultIs } from './course/what-an-assault-is.ts';
import { words as courseWhoIsEngaged } from './course/who-is-engaged.ts';
import { words as courseWinning } from './course/winning.ts';
import { words as lesson } from './lesson.ts';
import { words as lessonEditor } from './lesson-editor.ts';
import { words as lessonAnswers } from './lesson/answers.ts';
import { words as lessonQuestions } from './lesson/questions.ts';
import { words as lessonShell } from './lesson/shell.ts';
import { words as lessonTasks } from './lesson/tasks.ts';
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
  'course/commander-dies-last': courseCommanderDiesLast,
  'course/cover': courseCover,
  'course/decided-at-once': courseDecidedAtOnce,
  'course/first-strike': courseFirstStrike,
  'course/formations-together': courseFormationsTogether,
  'course/losing': courseLosing,
  'course/macro-weapons': courseMacroWeapons,
  'course/nearest-first': courseNearestFirst,
  'course/on-your-own': courseOnYourOwn,
  'course/second-lap': courseSecondLap,
  'course/supporting-fire': courseSupportingFire,
  'course/the-result': courseTheResult,
  'course/ties': courseTies,
  'course/war-engines': courseWarEngines,
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/who-is-engaged': courseWhoIsEngaged,
  'course/winning': courseWinning,
  lesson,
  'lesson-editor': lessonEditor,
  'lesson/answers': lessonAnswers,
  'lesson/questions': lessonQuestions,
  'lesson/shell': lessonShell,
  'lesson/tasks': lessonTasks,
  'warhammer-40k/course': warhammer40kCourse,
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
};
