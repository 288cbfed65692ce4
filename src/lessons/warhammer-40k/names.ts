/** The lessons of Warhammer 40,000 by name, in the order in which they are meant to be gone through. */
import type { LessonName } from '../epic-armageddon/course/names.ts';

export const PHASE_LESSON_NAMES = [
  {
    id: '40k-barricade',
    title: 'Behind a barricade',
    teaches: 'Who strikes first when a charge comes across cover, and what frag grenades change.',
  },
  {
    id: '40k-power-fist',
    title: 'A fist that comes last',
    teaches: 'The ladder of Initiative, attacks, and a weapon that strikes when everybody else is done.',
  },
  {
    id: '40k-two-armours',
    title: 'Two kinds of armour',
    teaches: 'Four ways in which wounds find somebody in a unit that does not save alike.',
  },
  {
    id: '40k-who-strikes-whom',
    title: 'A captain, and two squads against two',
    teaches: 'Whom a model may strike, who is a unit of his own, and how a combat of many is scored.',
  },
  {
    id: '40k-caught',
    title: 'Beaten, broken and caught',
    teaches: 'How hard it is to hold, and the three things that a sweeping advance can do.',
  },
  {
    id: '40k-weapons',
    title: 'What a weapon does by its numbers',
    teaches: 'Added Strength, unwieldy weapons, and a second weapon that does not count.',
  },
  {
    id: '40k-furious',
    title: 'Furious, and hard to kill',
    teaches: 'Furious Charge, Rage and Feel No Pain, with their rows and without.',
  },
  {
    id: '40k-no-fear',
    title: 'Beaten, and not afraid',
    teaches: 'Stubborn units, those who know no fear, and what a sweep does to them.',
  },
] as const satisfies readonly LessonName[];

export type PhaseLessonId = (typeof PHASE_LESSON_NAMES)[number]['id'];

/** What every one is called. */
export type PhaseLessonNames = Readonly<Record<PhaseLessonId, Pick<LessonName, 'title' | 'teaches'>>>;

export const phaseLessonNameOf = (id: PhaseLessonId): LessonName => PHASE_LESSON_NAMES.find(one => one.id === id)!;
