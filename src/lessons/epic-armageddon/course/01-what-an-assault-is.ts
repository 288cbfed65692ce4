/** Lesson 1: who may be charged, when there is an assault, and its steps. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('what-an-assault-is');

export const whatAnAssaultIs: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A0.1', 'A0.2', 'A0.3', 'A1.1', 'A2.1', 'A2.2', 'A2.6', 'A2.9', 'L2', 'A3.1', 'A3.2', 'A3.7', 'A5.1', 'A6.1',
    'A6.4', 'A7.1', 'L5',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'tactical', target: 'warband' },
    [piece('ruins', 'ruins', [[38, 29], [70, 29], [70, 34], [38, 34]])],
    [
      formation('tactical', 'Tactical detachment', 'attacker', 1, stands(
        't', 'tactical', [48, 24], [53, 24], [58, 24], [63, 24],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, stands(
        'b', 'boyz', [48, 40], [53, 40], [58, 40], [63, 40], [43, 40], [51, 45], [58, 45],
      )),
      formation('mob', 'Beaten mob', 'defender', 3, stands('m', 'boyz', [20, 56], [24, 56]), { broken: true }),
      formation('bikes', 'Warbikes', 'defender', 3, stands('w', 'warbikes', [106, 70], [110, 70])),
    ],
    { ...pick(MARINES, 'tactical'), ...pick(ORKS, 'boyz', 'warbikes') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ t1: [48, 38], t2: [53, 38], t3: [58, 38], t4: [63, 38] }),
    { type: 'charge.ended' },
    ...moves({ b5: [46.14, 38.74] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [5, 4, 2, 3, 3, 1, 4, 2, 6, 3, 5, 2, 3, 5, 2, 5, 2, 3, 1],
  seed: 3,
  moments: [
    {
      id: 'engage', kind: 'see', at: { state: 'a1ChooseTarget' }, title: 'Somebody has to want it',
      text: [
        rule(
          'A0.1',
          'Stands, bases with models on them, do not fight by coming close: their formation, that is their group, '
          + 'must take an Engage action.',
        ),
        plain(
          'Your {formation tactical} has passed the test for it. Across the ruins stand orks: a {formation warband}.',
        ),
        plain(
          'Farther off there are a mob that is broken, beaten before and still in flight, and two bikes in the '
          + 'corner of the table.',
        ),
      ],
      hint: [],
    },
    {
      id: 'whom', kind: 'predict', at: { state: 'a1ChooseTarget' }, title: 'Whom may you name?',
      text: [
        rule('A1.1', 'Before anybody moves you name the formation that you charge.'),
        plain('Some players look for one that is near enough, others leave out whoever is broken already.'),
      ],
      ask: { asks: 'who-may-be-charged' },
      hint: [rule('A1.1', 'Neither the distance nor the state of a formation bars it at this point.')],
      after: [
        rule('A1.1', 'Any enemy formation on the table may be named, near or far, broken or not.'),
        plain('Whether you get there is another matter. You choose the {formation warband}.'),
      ],
    },
    {
      id: 'near-enough', kind: 'predict', at: { state: 'a2Charge.moving' }, title: 'Near enough already?',
      text: [
        plain('{unit t1} stands {gap t1} from the nearest ork. You could save your legs and stay.'),
        plain('Look at what lies between the two lines before you answer.'),
      ],
      ask: { asks: 'is-there-an-assault' },
      question: rule('A2.2', 'If your charge ended here, with nobody moved, would there be an assault?'),
      hint: [
        rule('A2.2', 'When the charge is over, somebody must be within 15 cm of the target and see it.'),
        plain('Ruins cut a line that crosses them, unless one of the two stands in them, up to 10 cm deep.'),
      ],
      after: [rule('A2.2', 'Distance and sight are two questions; as usually played, a charge has to pass both.')],
    },
    {
      id: 'charge', kind: 'do', at: { state: 'a2Charge.moving' }, title: 'Charge',
      text: [
        rule('A2.1', 'A charge is a single move of up to Speed for each stand; 15 cm for yours.'),
        plain('Infantry can run through ruins.'),
      ],
      goal: { goal: 'in-contact', side: 'attacker', count: 3 },
      task: rule('A2.6', 'Bring three of your stands into base contact with the orks.'),
      hint: [
        plain('Straight ahead is near enough: bases have a radius of 1 cm.'),
        rule('A2.6', 'No more than two of your stands may come into contact with the same ork.'),
      ],
      after: [
        plain('Three are there. End the charge when all have moved who should.'),
      ],
    },
    {
      id: 'answer', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'The answer to a charge',
      text: [
        rule('A3.1', 'Before any dice, defenders who touch nobody may move as well.'),
        plain('{unit b5} has Speed 15. Its player reaches for a ruler.'),
      ],
      ask: { asks: 'counter-charge-distance', unit: 'b5' },
      hint: [rule('A3.1', 'It is never a whole move; only those with Speed 30 or more go the longer way.')],
      after: [
        rule('A3.1', 'A counter-charge is up to 5 cm for the slow and up to 10 cm for the fast.'),
      ],
    },
    {
      id: 'steps', kind: 'see', at: { state: 'a4Attacks' }, title: 'What comes now',
      text: [
        rule('A3.7', 'Somebody still has to see somebody after the first counter-charges, or nothing comes of it.'),
        plain(
          'Then both sides attack at the same time. If that settles nothing, friends who stand near can lend fire.',
        ),
        plain('Then each side throws two dice for the result and counts what it has done.'),
        plain('The lessons that follow take these steps one by one.'),
      ],
      hint: [],
    },
    {
      id: 'end', kind: 'see', at: { state: 'assaultOver' }, title: 'How it ended',
      text: [
        plain('Your side counts {kills attacker} kills, theirs {kills defender}. It is won by {winner}.'),
        plain('There is always a winner in the end: equal totals are fought on.'),
        plain('The loser takes hack-downs, hits that nothing saves, and breaks, however few it has lost.'),
      ],
      hint: [],
    },
  ],
};
