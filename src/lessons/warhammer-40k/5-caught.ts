/** Lesson 5: the same defeat under two drafts and the seventh edition. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

/** Six hits, four wounds, one of them saved; nobody of the guardsmen hits; morale fails with eleven. */
const DEFEAT = [
  6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 1, 1, 5, 1, 1, 1,
  1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 5,
] as const;
/** The losers run 3″, the victors throw 9. */
const CHASE = [1, 2, 5, 4] as const;

export const caught: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-caught'),
  rules: ['40k.1', '40k.56', '40k.60', '40k.62', '40k.63', '40k.64', '40k.65', '40k.66'],
  takes: [
    {
      id: 'relock', name: 'Trial rules, seven steps', sample: 'sweeping-advance', edition: 'trial-seven-steps', seed: 7,
      dice: [...DEFEAT, ...CHASE],
    },
    {
      id: 'free', name: 'Trial rules, eight steps', sample: 'sweeping-advance', edition: 'trial-eight-steps', seed: 7,
      dice: [...DEFEAT, ...CHASE],
    },
    {
      id: 'destroy', name: 'Seventh edition', sample: 'sweeping-advance', edition: '7th', seed: 7,
      dice: [5, 4, ...DEFEAT, 4, 2],
    },
  ],
  moments: [
    {
      id: 'won', kind: 'predict', take: 'relock', at: { state: 'aftermath.morale' }, title: 'Three to nothing',
      text: [
        plain('{left marines} marines have charged guardsmen. {lost guard} of these have fallen, no marine has.'),
      ],
      ask: { asks: 'who-wins' },
      hint: [rule('40k.56', 'Wounds inflicted decide, not how many are left.')],
      after: [rule('40k.60', 'Now the guardsmen have to test their morale.')],
    },
    {
      id: 'holds', kind: 'predict', take: 'relock', at: { state: 'aftermath.morale' }, title: 'How hard is it?',
      text: [
        plain('The guardsmen have Leadership 7 and test whether they hold. Their player throws two dice.'),
        plain('“You have lost by three, so take three off,” says your friend.'),
      ],
      ask: { asks: 'highest-that-holds', unit: 'guard' },
      hint: [rule('40k.60', 'Look whether the trial rules care by how much somebody has lost.')],
      after: [rule('40k.60', 'In both drafts a narrow defeat is as bad as a heavy one.')],
    },
    {
      id: 'penalty', kind: 'predict', take: 'destroy', at: { state: 'aftermath.morale' }, title: 'And in the seventh?',
      text: [plain('The same fight by the seventh edition: three wounds to none, Leadership 7.')],
      ask: { asks: 'highest-that-holds', unit: 'guard' },
      hint: [rule('40k.60', 'Here each wound by which the side has lost counts.')],
      after: [rule('40k.60', 'Whoever loses heavily has little hope to hold.')],
    },
    {
      id: 'test', kind: 'predict', take: 'relock', at: { state: 'aftermath.morale' }, title: 'The dice',
      text: [plain('By the trial rules again.')],
      ask: { asks: 'does-it-hold', unit: 'guard' },
      hint: [rule('40k.60', 'At most their Leadership, or they fall back.')],
      after: [rule('40k.62', 'They break off. How far they run two dice will say.')],
    },
    {
      id: 'sweep', kind: 'do', take: 'relock', at: { state: 'aftermath.breakOff.asking' }, title: 'After them?',
      text: [
        plain('The guardsmen have thrown 1 and 2 for their fall-back move.'),
        rule('40k.66', 'In this draft you see that before you say whether you go after them, in a sweeping advance.'),
      ],
      decide: { decides: 'choice' }, soThat: { comes: 'caught', unit: 'guard' }, until: 'over',
      task: rule('40k.66', 'See to it that they do not get away.'),
      hint: [rule('40k.65', 'Your two dice together have to show more than 3.')],
      after: [rule('40k.63', 'They have not got away, but none of them has died of it either.')],
    },
    {
      id: 'struck', kind: 'predict', take: 'free', at: { state: 'aftermath.breakOff' }, title: 'The earlier draft',
      text: [plain('The same defeat by the eight steps. They run, you go after them.')],
      ask: { asks: 'what-becomes-of-it', unit: 'guard' },
      hint: [
        rule('40k.65', 'The second throw has to beat the first.'),
        rule('40k.63', 'This draft gives those who catch somebody a free round.'),
      ],
      after: [rule('40k.63', 'Every blow hits, nobody strikes back, and whoever is left runs on.')],
    },
    {
      id: 'destroyed', kind: 'predict', take: 'destroy', at: { state: 'aftermath.breakOff' },
      title: 'The seventh edition',
      text: [
        plain('Marines have Initiative 4, guardsmen 3. Each side throws one die.'),
        rule('40k.64', 'To it each adds the best Initiative that it has.'),
      ],
      ask: { asks: 'what-becomes-of-it', unit: 'guard' },
      hint: [rule('40k.65', 'Four on the die and Initiative 4, against two and 3.')],
      after: [rule('40k.63', 'Eleven guardsmen, and no save for any of them.')],
    },
    {
      id: 'differs', kind: 'predict', take: 'relock', at: { state: 'aftermath.breakOff' }, title: 'Draft and draft',
      text: [plain('Two drafts of the trial rules lie on the table: the one in seven steps, and the one in eight.')],
      ask: {
        asks: 'what-differs', takes: ['relock', 'free'],
        switches: ['sweep', 'moralePenalty', 'cover', 'support', 'stageOrder', 'overwatch'],
      },
      hint: [
        rule('40k.63', 'What a sweep does you have just seen twice.'),
        rule('40k.60', 'And how hard morale is, once.'),
      ],
      after: [rule('40k.1', 'Before a game, settle which text lies on the table.')],
    },
  ],
};
