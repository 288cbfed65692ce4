/**
 * What holds lessons of Warhammer 40,000, with all of them, as a classic script beside the embed: it leaves
 * `assaultLesson40k` on the page.
 */
export { phaseLessonOf } from '../warhammer-40k/lesson/holding.ts';
