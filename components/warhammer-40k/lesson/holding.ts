/** Everything with which lessons of Warhammer 40,000 are held: the player, and the lessons by their ids. */
import './phase-lesson-player.ts';

export { phaseLessonOf } from '../../../src/scenario/lessons/warhammer-40k/course.ts';
