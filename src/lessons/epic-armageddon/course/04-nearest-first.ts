/** Lesson 4: on whom hits fall, and what their owner may choose. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('nearest-first');

export const nearestFirstLesson: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A4.2', 'A4.5', 'A4.6', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H12', 'V11'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [50, 26], [56, 26], [48, 23], [53, 23], [58, 23],
      )),
      formation('company', 'Infantry company', 'defender', 2, [
        ...stands('k', 'commander', [46, 43]),
        ...stands('g', 'infantry', [50, 40], [56, 40], [60, 43], [53, 46]),
        ...stands('s', 'sentinel', [53, 50]),
        ...stands('l', 'leman-russ', [44, 48]),
      ]),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry', 'commander', 'sentinel', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ b1: [50, 38], b2: [56, 38], b3: [48.5, 33], b4: [53, 33], b5: [57.5, 33] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hit.moved', side: 'defender', hit: 2, to: 'g3' },
    { type: 'hits.allocated' },
  ],
  dice: [4, 6, 6, 2, 3, 1, 6, 2, 3, 5, 4, 4, 2, 5, 1, 5, 3, 3, 2],
  seed: 11,
  moments: [
    {
      id: 'yours', kind: 'see', at: { state: 'a4Attacks' }, title: 'Your hits are yours to place',
      text: [
        plain('Orks have charged your {formation company}. Two of them touch {unit g1} and {unit g2}.'),
        rule('A4.5', 'Whoever takes hits places them, and then throws a die for each to save the stand.'),
        plain('But there is an order to keep, and that is what this lesson is about.'),
      ],
      hint: [],
    },
    {
      id: 'order', kind: 'predict', at: { state: 'a4Attacks' }, title: 'In which order?',
      text: [
        plain('You have infantry, a walker and a tank within reach. Some say that infantry goes first.'),
        plain('Others would begin with the tank, since it has the best armour.'),
      ],
      ask: { asks: 'order-of-hits', side: 'defender' },
      hint: [
        rule('H1', 'Front to back: contact is nearest of all, then it goes by the gap to the nearest enemy.'),
      ],
      after: [
        rule('H1', 'Who is equally near may come in either order; their owner decides.'),
      ],
    },
    {
      id: 'reach', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Blows that reach far',
      text: [
        plain(
          'Suppose that the two in contact were Nobz, the biggest of orks, and struck four hits, and that the others '
          + 'scored one.',
        ),
        plain('Your neighbour would put the four on {unit g1} and {unit g2}: “They were struck, not shot.”'),
      ],
      ask: { asks: 'who-takes-the-hits', side: 'defender', hits: 5 },
      hint: [
        rule('H5', 'Hits of close combat and of the firefight go into one heap.'),
        rule('H2', 'Nobody takes a second hit before everybody who can be hit has one.'),
      ],
      after: [rule('H5', 'A blow in front may fell a stand 10 cm behind: only the count matters, not the way.')],
    },
    {
      id: 'hits', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'Their dice',
      text: [plain('The orks throw. In contact they need 4+, from behind 6+.')],
      ask: { asks: 'hits-of-a-side', side: 'attacker' },
      hint: [rule('A4.2', 'Read each die by the value of the stand that throws it.')],
      after: [rule('H3', 'All of these are placed before a single save is thrown.')],
    },
    {
      id: 'save-the-commander', kind: 'do', at: { state: 'a4Attacks.attacks.allocating' }, title: 'Not the commander',
      text: [
        plain('The first hits go to the two in contact. {unit k1} and {unit g3} both stand {gap k1} off.'),
        plain('As the hits lie now, {unit k1} is in danger.'),
      ],
      goal: { goal: 'spare', unit: 'k1' },
      task: rule('H1', 'Place the hits so that {unit k1} takes none, and go on to the saves.'),
      hint: [rule('H1', 'A hit may change over only between stands that are equally near.')],
      after: [rule('H1', 'Between equals the choice is yours, and it is worth a look in every assault.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('You have lost {lost defender}, the orks {lost attacker}.'),
        rule(
          'H12',
          'When everybody has a hit, the next ones begin at the front again; they are lost only where nobody is left '
          + 'to take them.',
        ),
      ],
      hint: [],
    },
  ],
};
