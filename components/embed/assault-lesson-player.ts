/**
 * What holds a lesson, with the whole course, as a classic script beside the embed: it leaves `assaultLessonPlayer` on
 * the page.
 */
import '../epic-armageddon/explain/unit-reasons.ts';

export { readLesson } from '../epic-armageddon/lesson/holding.ts';
