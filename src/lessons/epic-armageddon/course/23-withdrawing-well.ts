/** Lesson 23: where a withdrawal is safe. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('withdrawing-well');

export const withdrawingWell: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.8', 'A7.1', 'A7.3'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [46, 26], [50, 26], [54, 26], [58, 26], [42, 26],
      )),
      formation('stormboyz', 'Stormboyz', 'attacker', 3, stands('s', 'stormboyz', [76, 60], [80, 62])),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [46, 40], [50, 40], [54, 40], [52, 45], [48, 45], [56, 45],
      )),
    ],
    { ...pick(ORKS, 'boyz', 'stormboyz'), ...pick(GUARD, 'infantry') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ b1: [46, 38], b2: [50, 38], b3: [54, 38], b4: [57, 37], b5: [42, 37] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    ...moves({ g5: [51, 62], g6: [52, 58], g4: [66, 53], g3: [64, 54] }),
    ...moves({ g4: [55, 59], g3: [55.5, 62] }),
  ],
  dice: [4, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 3, 2],
  seed: 9,
  moments: [
    {
      id: 'stay', kind: 'predict', at: { state: 'a7Withdraw.withdrawing' }, title: 'If they stayed',
      text: [
        plain('You have lost, and your company is broken.'),
        plain('“Nobody forces you to run,” says the ork player.'),
      ],
      ask: { asks: 'who-is-caught' },
      question: rule('A7.3', 'If nobody of yours moved, which of your stands would be lost?'),
      hint: [rule('A7.3', 'At the end of a withdrawal 15 cm to the nearest enemy is too near, walls or not.')],
      after: [rule('A7.3', 'Staying is allowed, and it is the surest way to be destroyed.')],
    },
    {
      id: 'other', kind: 'predict', at: { state: 'a7Withdraw.withdrawing', moved: 'g3' }, title: 'Far enough?',
      text: [
        plain('All have run from the warband, {unit g3} and {unit g4} to the right.'),
        plain('“They are more than 15 cm from whoever has beaten them,” says your neighbour.'),
      ],
      ask: { asks: 'who-is-caught' },
      question: rule('A7.3', 'If the withdrawal ended now, which of your stands would be lost?'),
      hint: [rule('A7.3', 'Every enemy counts, not only those who fought. Look at the {formation stormboyz}.')],
      after: [rule('A7.3', 'Measure from all of them before you choose a direction.')],
    },
    {
      id: 'away', kind: 'do', at: { state: 'a7Withdraw.withdrawing', moved: 'g3' }, title: 'Together, and away',
      text: [
        rule('A7.3', 'Each stand has two moves, and no zone of control stops it.'),
        rule('A2.8', 'Whoever ends apart from the others is lost as well.'),
      ],
      goal: { goal: 'got-away', formation: 'company' },
      hint: [
        plain('Go where the others are: between the two ork formations there is room.'),
        rule('A7.3', 'What is left of its two moves still takes everybody there.'),
      ],
      after: [rule('A7.3', 'Away from everybody, and together: that is all there is to it.')],
    },
    {
      id: 'broken', kind: 'predict', at: { state: 'assaultOver' }, title: 'And their markers?',
      text: [plain('“Your company takes a marker for each stand that you lost,” says the ork player.')],
      ask: { asks: 'markers-on', formation: 'company' },
      hint: [rule('A7.1', 'What becomes of the markers of a formation that breaks?')],
      after: [rule('A7.1', 'A broken formation has none; it counts as if it had one for each stand.')],
    },
  ],
};
