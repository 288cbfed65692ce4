/** Lesson 18: which zones a charge may enter, and whom it then has to touch. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('entering-zones');

export const enteringZones: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.3', 'A2.4', 'A2.5', 'A2.6', 'A4.1'],
  scenario: assault(
    NAME.title,
    { formation: 'tactical', target: 'warband' },
    [],
    [
      formation('tactical', 'Tactical detachment', 'attacker', 1, stands(
        't', 'tactical', [46, 27], [56, 27], [51, 27],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, stands('b', 'boyz', [47, 38], [55, 38], [51, 40.5])),
      formation('mob', 'Mob', 'defender', 3, stands('m', 'boyz', [65, 36], [69, 36])),
    ],
    { ...pick(MARINES, 'tactical'), ...pick(ORKS, 'boyz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ t1: [47, 36], t2: [55, 36], t3: [51, 38.5] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 5, 2, 3, 1, 4, 2, 6, 3, 5, 2, 3],
  seed: 4,
  moments: [
    {
      id: 'through', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'Through the gap?',
      text: [
        rule(
          'A2.3',
          'Every stand has a zone of control of 5 cm around its base, and a charge may enter only those of its '
          + 'target.',
        ),
        plain('Between {unit b1} and {unit b2} there is a gap, and behind it stands {unit b3}.'),
        plain('“I run through the gap and hit the one behind,” says your neighbour.'),
      ],
      ask: { asks: 'who-may-be-contacted', unit: 't3' },
      hint: [rule('A2.4', 'Who enters a zone has to touch the enemy whose zone it entered first.')],
      after: [rule('A2.4', 'The way to {unit b3} leads through the zones of the two in front, so it ends with them.')],
    },
    {
      id: 'opened', kind: 'predict', at: { state: 'a2Charge.moving', moved: 't2' }, title: 'And now?',
      text: [
        plain('{unit t1} and {unit t2} have charged first, each into contact with the ork before it.'),
        plain('“Their zones are still there,” says the ork player, “you see the stands.”'),
      ],
      ask: { asks: 'who-may-be-contacted', unit: 't3' },
      hint: [rule('A2.5', 'A stand that somebody touches has no zone any more. Whose zones are left?')],
      after: [
        rule('A2.5', 'Contact takes a zone away for the rest of the assault, so who charges first opens the way.'),
      ],
    },
    {
      id: 'behind', kind: 'do', at: { state: 'a2Charge.moving', moved: 't2' }, title: 'The one behind',
      text: [plain('The gap is 6 cm wide, the base of {unit t3} only 2 cm.')],
      goal: { goal: 'near', unit: 't3', from: 'b3', cm: 0.05 },
      task: rule('A2.5', 'Bring {unit t3} into base contact with {unit b3}.'),
      hint: [plain('Straight ahead is near enough.')],
      after: [rule('A2.6', 'No more than two of yours may touch the same ork; here each has one of its own.')],
    },
    {
      id: 'others', kind: 'predict', at: { state: 'a4Attacks' }, title: 'The mob beside it',
      text: [
        plain('The {formation mob} on the right is not your target.'),
        plain('“With one more stand you could have taken it along,” says your neighbour.'),
      ],
      ask: { asks: 'who-may-be-hit', side: 'defender' },
      question: rule('A4.1', 'Which orks can be hit?'),
      hint: [rule('A2.3', 'The zones of those who are not the target are closed to a charge, however near it passes.')],
      after: [rule('A2.3', 'Only the formation that you named fights. The mob would have kept you 5 cm off.')],
    },
  ],
};
