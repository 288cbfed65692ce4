/**
 * What holds a lesson, with the whole course, as a classic script beside the embed: it leaves `assaultLessonPlayer` on
 * the page.
 */
import './explain/unit-reasons.ts';

export { readLesson } from './lesson/holding.ts';
