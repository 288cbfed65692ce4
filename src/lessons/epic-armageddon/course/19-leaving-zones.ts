/** Lesson 19: who begins in the zone of somebody else than the target. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('leaving-zones');

export const leavingZones: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A1.1', 'A2.3', 'A2.7', 'A4.1'],
  scenario: assault(
    NAME.title,
    { formation: 'tactical', target: 'warband' },
    [],
    [
      formation('tactical', 'Tactical detachment', 'attacker', 1, stands(
        't', 'tactical', [40, 30], [45, 30], [50, 30],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('mob', 'Broken mob', 'defender', 3, stands('m', 'boyz', [36, 34.5], [32, 36]), { broken: true }),
      formation('warband', 'Warband', 'defender', 3, stands('b', 'boyz', [44, 42], [48, 42], [53, 42])),
    ],
    { ...pick(MARINES, 'tactical'), ...pick(ORKS, 'boyz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ t3: [53, 40], t2: [48, 40], t1: [44, 40] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 5, 2, 3, 1, 4, 2, 6, 3, 5, 2, 3],
  seed: 4,
  moments: [
    {
      id: 'whose', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'Whose ground is this?',
      text: [
        plain('You charge the {formation warband}. {unit t1} stands close to a mob that has run away.'),
        plain('“They are broken,” says your neighbour, “they control nothing any more.”'),
      ],
      ask: { asks: 'whose-zones', unit: 't1' },
      hint: [rule(
        'A2.3',
        'Broken or not, a stand has its zone: 5 cm from base to base, and exactly 5 cm is inside.',
      )],
      after: [rule('A2.3', 'A broken formation keeps its zones of control.')],
    },
    {
      id: 'stay', kind: 'predict', at: { state: 'a2Charge.moving', moved: 't2' }, title: 'Two are enough?',
      text: [
        plain('{unit t2} and {unit t3} have charged. {unit t1} has not moved.'),
        plain('“Nobody has to charge,” says your neighbour. “Leave it where it is.”'),
      ],
      ask: { asks: 'may-the-charge-end' },
      hint: [rule('A2.7', 'Who begins in the zone of an enemy has to charge it, or be out of it at the end.')],
      after: [
        rule('A2.7', 'Standing still is no way out: {unit t1} has to leave the zone of an enemy that is not charged.'),
      ],
    },
    {
      id: 'out', kind: 'do', at: { state: 'a2Charge.moving', moved: 't2' }, title: 'Out of it, and in',
      text: [rule('A2.7', 'Where it goes is yours to choose, as long as it is out of the zone in the end.')],
      goal: { goal: 'in-contact', side: 'attacker', count: 3 },
      task: rule('A2.7', 'Have {unit t1} leave the zone and touch an ork of the {formation warband}.'),
      hint: [plain('{unit b1} is 10 cm away, and to it no zone of the mob reaches.')],
      after: [rule('A2.7', 'A formation beside an enemy may charge another one, if all of it gets clear.')],
    },
    {
      id: 'mob', kind: 'predict', at: { state: 'a4Attacks' }, title: 'And the mob?',
      text: [
        plain('{unit m1} stands {gap m1} from the nearest of your marines.'),
        plain('“Then it fires at you,” says your neighbour.'),
      ],
      ask: { asks: 'who-may-attack', side: 'defender' },
      hint: [rule('A4.1', 'Ask first which formation was charged, and only then who stands near.')],
      after: [rule('A1.1', 'You named the {formation warband}; nobody else fights, wherever they stand.')],
    },
  ],
};
