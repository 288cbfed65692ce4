/** Everything with which lessons are held: the player, and what reads the lessons of the course and others. */
import './lesson-player.ts';

export { readLesson } from './reading.ts';
