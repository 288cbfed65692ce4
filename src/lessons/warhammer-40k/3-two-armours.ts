/** Lesson 3: the same wounds on the same unit, dealt in four ways. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

/** Fifteen hits and eleven wounds; the saves follow. */
const BLOWS = [
  6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1,
] as const;

export const twoArmours: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-two-armours'),
  rules: ['40k.47', '40k.48', '40k.49', '40k.50', '40k.52'],
  takes: [
    {
      id: 'lap', name: 'Trial rules, seven steps', sample: 'two-armours', edition: 'trial-seven-steps', seed: 7,
      dice: [...BLOWS, 4, 5, 6, 4, 5, 6, 1, 3, 4, 5, 2],
    },
    {
      id: 'iterative', name: 'Trial rules, eight steps', sample: 'two-armours', edition: 'trial-eight-steps', seed: 7,
      dice: [...BLOWS, 4, 5, 6, 4, 5, 6, 4, 4, 4, 4, 1],
    },
    {
      id: 'owner', name: 'Fourth edition', sample: 'two-armours', edition: '4th', seed: 7, dice: [...BLOWS, 1, 5],
    },
    {
      id: 'nearest', name: 'Seventh edition', sample: 'two-armours', edition: '7th', seed: 7, dice: [5, 4, ...BLOWS],
    },
  ],
  moments: [
    {
      id: 'unit', kind: 'see', take: 'lap', at: { state: 'fight' }, title: 'Ten who do not save alike',
      text: [
        plain('Five berzerkers of yours have charged ten hunters: four veterans with 3+, six scouts with 4+.'),
        rule('40k.47', 'A wound needs somebody who saves it, and the texts find him in four ways.'),
        plain('Each time your berzerkers wound eleven times.'),
      ],
      hint: [],
    },
    {
      id: 'zone', kind: 'predict', take: 'lap', at: { state: 'fight' }, title: 'Who can fall?',
      text: [
        plain('Six hunters stand in front, four behind them, half an inch away.'),
        plain('“Only those in contact can be killed,” says your friend.'),
      ],
      ask: { asks: 'who-can-fall', unit: 'hunters', by: 'berzerkers' },
      hint: [rule('40k.49', 'The danger zone is 2″ deep.')],
      after: [rule('40k.49', 'Whoever stands within 2″ of a friend in contact can be a casualty as well.')],
    },
    {
      id: 'first', kind: 'predict', take: 'lap', at: { state: 'fight.striking.saving' }, title: 'Whose armour first?',
      text: [
        plain('Eleven wounds wait for a save.'),
        plain('“The best armour goes in front,” says the owner of the hunters.'),
      ],
      ask: { asks: 'which-armour-first', unit: 'hunters' },
      hint: [rule('40k.48', 'Count the models of each armour.')],
      after: [rule('40k.48', 'The most numerous take wounds first; only between equals the owner chooses.')],
    },
    {
      id: 'lap', kind: 'predict', take: 'lap', at: { state: 'fight.striking.saving' }, title: 'By laps',
      text: [rule('40k.47', 'Here all eleven are dealt before anybody throws a save.')],
      ask: { asks: 'saves-in-this-armour', unit: 'hunters', save: 3 },
      hint: [
        rule('40k.47', 'One on each scout, then one on each veteran, and then from the start again.'),
        plain('Six scouts and four veterans are ten. Who gets the eleventh?'),
      ],
      after: [rule('40k.47', 'Six and one on the scouts, four on the veterans, whatever the saves show.')],
    },
    {
      id: 'iterative', kind: 'predict', take: 'iterative', at: { state: 'fight.striking.saving' },
      title: 'Batch after batch',
      text: [
        plain('The earlier draft: six wounds fall on the six scouts, and these save before more are dealt.'),
        plain('The dice show 4, 5, 6, 4, 5 and 6: nobody falls. Five wounds are left.'),
      ],
      ask: { asks: 'saves-in-this-armour', unit: 'hunters', save: 3 },
      hint: [rule('40k.47', 'After each batch the groups are counted anew, as they stand then.')],
      after: [rule('40k.47', 'Six scouts are still the largest group: good saves brought them more wounds.')],
    },
    {
      id: 'name', kind: 'do', take: 'owner', at: { state: 'fight.striking.choosing' }, title: 'A word for the striker',
      text: [
        plain('The fourth edition leaves most of it to the owner of the hunters.'),
        rule('40k.50', 'But with at least as many wounds as engaged models, you name one who makes the first save.'),
        plain('The next die will show a 1.'),
      ],
      decide: { decides: 'choice' }, soThat: { comes: 'loses', profile: 'veteran' }, until: 'fight.striking.choosing',
      task: rule('40k.50', 'See to it that a veteran falls.'),
      hint: [rule('40k.50', 'Whom you name has to save, and a 1 saves nobody.')],
      after: [rule('40k.50', 'Eleven wounds on ten models allow that; after it the owner says who saves.')],
    },
    {
      id: 'nearest', kind: 'predict', take: 'nearest', at: { state: 'fight.striking.choosing' },
      title: 'From the front',
      text: [
        plain('The seventh edition asks neither for armour nor for numbers.'),
        rule('40k.52', 'The whole unit can be casualties, but somebody has to be the first.'),
      ],
      ask: { asks: 'who-may-take-it', unit: 'hunters' },
      hint: [rule('40k.50', 'First those in contact with whoever strikes now, then the next nearest.')],
      after: [rule('40k.50', 'Several are in contact: their owner picks one, who takes wounds until it is gone.')],
    },
  ],
};
