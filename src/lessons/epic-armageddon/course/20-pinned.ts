/** Lesson 20: who begins in the zone of the target, and who is held by contact. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('pinned');

export const pinned: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.3', 'A2.4', 'A2.5', 'A2.7', 'A3.1'],
  scenario: assault(
    NAME.title,
    { formation: 'devastators', target: 'warband' },
    [],
    [
      formation('devastators', 'Devastators', 'attacker', 1, stands(
        'v', 'devastator', [50, 33], [54, 29], [46, 29],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, stands('b', 'boyz', [50, 39], [56.5, 41], [43.5, 41])),
    ],
    { ...pick(MARINES, 'devastator'), ...pick(ORKS, 'boyz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ v1: [50, 30.5] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 5, 2, 3, 1, 4, 2, 6, 3, 5, 2, 3],
  seed: 4,
  moments: [
    {
      id: 'fire', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'We only want to shoot',
      text: [
        plain('Your {formation devastators} fire well and strike badly. All of them have orks within 15 cm.'),
        plain('{unit v1} stands {gap v1} from {unit b1}. “Then nobody moves,” you say, “and we have a firefight.”'),
      ],
      ask: { asks: 'may-the-charge-end' },
      hint: [rule('A2.3', 'Is anybody of yours in a zone of control, even one of the target?')],
      after: [
        rule('A2.7', 'As usually played, who begins in a zone of the target has to touch it or get out as well.'),
      ],
    },
    {
      id: 'whom', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'Which ork, then?',
      text: [plain('“It has to be the one whose zone it stands in,” says the ork player.')],
      ask: { asks: 'who-may-be-contacted', unit: 'v1' },
      hint: [rule('A2.4', 'The duty to touch somebody comes from entering a zone. Which zones does it still enter?')],
      after: [
        rule('A2.7', 'It began in that zone and entered nothing: it may as well go at another ork of the target.'),
      ],
    },
    {
      id: 'settle', kind: 'do', at: { state: 'a2Charge.moving' }, title: 'Out of it',
      text: [plain('The other two stand well where they are.')],
      goal: { goal: 'not-in-contact', side: 'attacker' },
      task: rule('A2.7', 'Have {unit v1} step out of the zone, so that all of you fire, and end the charge.'),
      hint: [plain('Two centimetres back are enough to be free, and near enough to fire.')],
      after: [rule('A2.7', 'Touching an ork would have been allowed as well; your weapons would not have liked it.')],
    },
    {
      id: 'held', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'Who is held?',
      text: [
        plain('Now it is the orks’ turn to counter-charge.'),
        plain('“Whoever stands in a zone is pinned,” says your neighbour, “so nobody comes.”'),
      ],
      ask: { asks: 'counter-charge-distance', unit: 'b2' },
      hint: [rule('A3.1', 'Only contact holds a stand in its counter-charge.')],
      after: [rule('A3.1', 'Zones hold nobody here; an ork that a marine touches would have stayed.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a4Attacks' }, title: 'Three words for it',
      text: [
        rule('A2.4', 'Entering binds you to the first whose zone you enter.'),
        rule('A2.7', 'Beginning inside obliges you to touch or to leave.'),
        rule('A2.5', 'And whoever has been touched has no zone any more.'),
      ],
      hint: [],
    },
  ],
};
