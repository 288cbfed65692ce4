/** Lesson 8: who does not break, and who is not destroyed. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

/** A charge of 9″; six hits, four wounds, one saved; nobody hits back; morale fails with 11; 4 and 2 in the sweep. */
const DEFEAT = [
  5, 4, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1, 5, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 5, 4, 2,
] as const;

export const noFear: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-no-fear'),
  rules: ['40k.2', '40k.60', '40k.63', '40k.64', '40k.65'],
  takes: [
    { id: 'plain', name: 'Seventh edition', sample: 'sweeping-advance', edition: '7th', seed: 7, dice: DEFEAT },
    {
      id: 'stubborn', name: 'Seventh edition, with rows', sample: 'sweeping-advance', edition: '7th', seed: 7,
      dice: DEFEAT, completions: ['7C-U2'], profiles: { guardsman: { traits: ['stubborn'] } },
    },
    {
      id: 'fearless', name: 'Seventh edition, with rows', sample: 'sweeping-advance', edition: '7th', seed: 7,
      dice: DEFEAT, completions: ['7C-U3'],
      profiles: { guardsman: { traits: ['and-they-shall-know-no-fear'] } },
    },
  ],
  moments: [
    {
      id: 'charge', kind: 'do', take: 'plain', at: { state: 'chargeInTurn.declaring' },
      title: 'Into them',
      text: [
        plain('Six marines stand before fourteen guardsmen.'),
      ],
      decide: { decides: 'charge', unit: 'marines' },
      soThat: { comes: 'locked', unit: 'marines', target: 'guard' }, until: 'fight',
      task: rule('40k.2', 'Declare a charge that brings them into combat.'),
      hint: [
        rule('40k.2', 'Whoever is to charge says whom.'),
      ],
      after: [
        plain('They have come nine inches, more than enough.'),
      ],
    },
    {
      id: 'penalty', kind: 'predict', take: 'plain', at: { state: 'aftermath.morale' },
      title: 'Three to nothing',
      text: [
        plain('The guardsmen have lost by three wounds. Their Leadership is 7.'),
      ],
      ask: { asks: 'highest-that-holds', unit: 'guard' },
      hint: [
        rule('40k.60', 'Each wound by which they lost takes one off.'),
      ],
      after: [
        rule('40k.60', 'They need luck to stay.'),
      ],
    },
    {
      id: 'stubborn', kind: 'predict', take: 'stubborn', at: { state: 'aftermath.morale' },
      title: 'Stubborn',
      text: [
        plain('The same defeat, but one of the guardsmen is stubborn, and the row is on.'),
      ],
      ask: { asks: 'highest-that-holds', unit: 'guard' },
      hint: [
        rule('40k.60', 'The stubborn lose nothing of their Leadership.'),
      ],
      after: [
        rule('40k.60', 'A heavy defeat is no worse for them than a narrow one.'),
      ],
    },
    {
      id: 'destroyed', kind: 'predict', take: 'plain', at: { state: 'aftermath.breakOff' },
      title: 'They run',
      text: [
        plain('Eleven on the dice: they break. The marines throw a die, and so do they.'),
      ],
      ask: { asks: 'what-becomes-of-it', unit: 'guard' },
      hint: [
        rule('40k.64', 'To it each adds the best Initiative that it has.'),
        rule('40k.65', 'Four on the die and Initiative 4, against two and 3.'),
      ],
      after: [
        rule('40k.63', 'Nobody is left of them.'),
      ],
    },
    {
      id: 'locked', kind: 'predict', take: 'fearless', at: { state: 'aftermath.breakOff' },
      title: 'They know no fear',
      text: [
        plain('The same dice, but these guardsmen know no fear.'),
      ],
      ask: { asks: 'what-becomes-of-it', unit: 'guard' },
      hint: [
        rule('40k.63', 'Whoever knows no fear is caught, and nobody is removed.'),
      ],
      after: [
        rule('40k.63', 'They fight on, as if they had held.'),
      ],
    },
  ],
};
