/** Lesson 24: a charge chosen by what it is worth. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('choosing-a-charge');

export const choosingACharge: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.1', 'A2.4', 'A3.1', 'A4.2', 'A6.2', 'A6.4'],
  scenario: assault(
    NAME.title,
    { formation: 'tactical', target: 'mob' },
    [],
    [
      formation('tactical', 'Tactical detachment', 'attacker', 1, stands(
        't', 'tactical', [46, 24], [50, 24], [54, 24], [58, 24],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('mob', 'Mob', 'defender', 3, stands(
        'b', 'boyz', [46, 38], [50, 38], [54, 38], [58, 38], [52, 42],
      )),
    ],
    { ...pick(MARINES, 'tactical'), ...pick(ORKS, 'boyz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'mob' },
    ...moves({ t1: [46, 30], t2: [50, 30], t3: [54, 30], t4: [58, 30] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  seed: 9,
  moments: [
    {
      id: 'value', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'What are you good at?',
      text: [
        plain('You lead marines against a {formation mob}: 4+ in close combat, 4+ in a firefight.'),
        plain('Orks strike on 4+ and fire on 6+. Which of them could {unit t2} strike?'),
      ],
      ask: { asks: 'who-may-be-contacted', unit: 't2' },
      hint: [rule('A2.1', 'You have 15 cm, which is more than enough to touch those in front.')],
      after: [rule('A4.2', 'You could strike. The question is whether you should.')],
    },
    {
      id: 'charge', kind: 'do', at: { state: 'a2Charge.moving' }, title: 'Your charge',
      text: [
        plain('Whether it is a good one is decided by the odds, after the best answer that the orks have.'),
        plain('What it is held against is the best charge that this program has found.'),
      ],
      goal: { goal: 'charge-well', slack: 8 },
      task: rule(
        'A2.1',
        'Charge, and end the charge. It may cost you no more than eight points in a hundred of your chance to win.',
      ),
      hint: [
        rule('A4.2', 'In contact your value is that of close combat, and so is theirs.'),
        rule('A3.1', 'Their counter-charge is 5 cm: from farther off they do not get at you.'),
      ],
      after: [
        rule('A4.2', 'A charge need not touch anybody. Your value is the same at both distances; theirs is not.'),
      ],
    },
    {
      id: 'how', kind: 'predict', at: { state: 'a4Attacks' }, title: 'How do they fight?',
      text: [plain('The orks have had their counter-charge. Look at who stands where.')],
      ask: { asks: 'who-strikes-in-close-combat', side: 'defender' },
      hint: [rule('A4.2', 'Only base contact makes it close combat.')],
      after: [rule('A4.2', 'Each ork that you keep off throws for a 6 instead of a 4.')],
    },
    {
      id: 'chance', kind: 'predict', at: { state: 'a4Attacks' }, title: 'And your chances?',
      text: [plain('Before a die is thrown: what do you think?')],
      ask: { asks: 'chance-to-win', side: 'attacker', within: 12 },
      hint: [
        rule('A6.2', 'Markers and numbers aside, count the kills that each side may hope for; then come the dice.'),
      ],
      after: [rule('A6.4', 'A guess that is near enough before the charge is what decides most assaults.')],
    },
  ],
};
