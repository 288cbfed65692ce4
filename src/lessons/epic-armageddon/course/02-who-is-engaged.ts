/** Lesson 2: who attacks and can be hit, and who only stands near. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('who-is-engaged');

export const whoIsEngaged: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A3.1', 'A3.2', 'A3.3', 'A4.1', 'A4.6', 'L1', 'L2', 'L3', 'L4'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [piece('chapel', 'buildings', [[62, 35], [77, 35], [77, 43.5], [62, 43.5]], 'Chapel')],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [44, 26], [50, 26], [56, 26], [70, 26], [50, 20], [46, 18], [52, 16],
      )),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [44, 40], [50, 40], [56, 40], [61, 44.5], [68, 45], [50, 46], [50, 52.5], [50, 58.5],
      )),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({
      b1: [44, 38], b2: [50, 38], b3: [56, 38], b4: [59.5, 33.5], b5: [50, 31.2], b6: [50, 24.4], b7: [50, 17.7],
    }),
    { type: 'charge.ended' },
    ...moves({ g5: [63.7, 42.49] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 2, 5, 6, 3, 1, 6, 2, 5, 1, 4, 6, 3, 2, 4, 5, 3, 3, 2],
  seed: 4,
  moments: [
    {
      id: 'charged', kind: 'see', at: { state: 'a3CounterCharge' }, title: 'Your company is charged',
      text: [
        plain('Three mobs of a {formation warband} stand at your line; the others have come as far as they could.'),
        rule(
          'A4.1',
          'Belonging to a formation that fights is not enough to attack: one must be directly engaged, in base '
          + 'contact or with an enemy within 15 cm and in line of fire.',
        ),
        plain('You go through both sides and say who is.'),
      ],
      hint: [],
    },
    {
      id: 'orks', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'One behind the other',
      text: [
        plain('Behind {unit b2} stand three more mobs, one behind the other.'),
        plain('Your neighbour says that friends in front are in their way.'),
      ],
      ask: { asks: 'who-may-attack', side: 'attacker' },
      hint: [
        rule('L1', 'Measure from the edge of a base to the edge of the nearest enemy’s base.'),
      ],
      after: [
        rule('A4.1', 'Contact with an enemy is enough, and so are 15 cm with a line of fire.'),
      ],
    },
    {
      id: 'wall', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'The stand behind the wall',
      text: [
        plain('Now your own side. {unit g5} has the chapel between itself and the orks; {unit g8} is the rearmost.'),
        plain('Somebody says that whoever is in range takes part.'),
      ],
      ask: { asks: 'who-may-be-hit', side: 'defender' },
      hint: [
        rule('A4.6', 'Whoever is not directly engaged cannot be hit by the attacks at all.'),
        rule('L2', 'A building cuts the line between two stands that are both outside it.'),
        rule('L4', 'Nobody sees over this one; players agree on such things before the game.'),
      ],
      after: [
        rule('A4.6', 'Who is out of reach or out of sight is safe for now, and idle.'),
        plain('Safe is not always what you want.'),
      ],
    },
    {
      id: 'join-in', kind: 'do', at: { state: 'a3CounterCharge' }, title: 'Into the fight',
      text: [
        plain('You need every gun. {unit g5} stands {gap g5} from the nearest ork, with walls between them.'),
        rule('A3.1', 'It may counter-charge 5 cm.'),
      ],
      goal: { goal: 'engaged', units: ['g5'] },
      task: rule('A4.1', 'Counter-charge so that {unit g5} may attack, and end the counter-charge.'),
      hint: [
        rule('A3.2', 'A counter-charge goes straight at the nearest enemy.'),
        rule('A3.3', 'What holds for a charge holds for it as well; infantry may run into a building.'),
        rule('L2', 'Whoever stands inside a building, up to 10 cm deep, sees out of it and is seen.'),
      ],
      after: [rule('L2', 'From inside, the walls hide it no longer: it may attack, and it can be hit.')],
    },
    {
      id: 'company', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Your own guns',
      text: [plain('The moves are over. Count once more on your own side before you take up the dice.')],
      ask: { asks: 'who-may-attack', side: 'defender' },
      hint: [rule('A4.1', 'It is asked after all counter-charges, and of each stand by itself.')],
      after: [rule('A4.1', 'In the next round, if there is one, you would ask it all again.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('The orks have lost {lost attacker}, your company {lost defender}.'),
        rule('A4.6', 'Each of them stood where an enemy could reach and see it.'),
      ],
      hint: [],
    },
  ],
};
