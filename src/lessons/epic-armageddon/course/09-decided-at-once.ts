/** Lesson 9: when the attacks alone decide an assault. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('decided-at-once');

export const decidedAtOnce: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A3.1', 'A3.2', 'A4.1', 'A4.7', 'A5.1', 'A6.4', 'A6.5', 'A7.1', 'B1', 'B7'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [
      piece('warehouse', 'buildings', [[44, 33], [66, 33], [66, 35.5], [44, 35.5]], 'Warehouse'),
      piece('barracks', 'buildings', [[42, 42], [63, 42], [63, 44.5], [42, 44.5]], 'Barracks'),
    ],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [50, 26], [55, 26], [50, 20], [55, 20], [60, 20],
      )),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [50, 40], [55, 40], [47, 46], [52.5, 46], [58, 46],
      )),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ b1: [50, 38], b2: [55, 38], b3: [50, 31.5], b4: [55, 31.5], b5: [60, 31.5] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hits.allocated' },
    { type: 'counterCharge.ended' },
    ...moves({ g3: [48.75, 41.33], g4: [51.02, 41.25], g5: [56.25, 41.33] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [5, 4, 3, 2, 2, 1, 5, 3, 2, 3, 5, 6, 5, 2, 3, 4],
  seed: 21,
  moments: [
    {
      id: 'two-against-two', kind: 'see', at: { state: 'a4Attacks' }, title: 'Two against two',
      text: [
        plain('Two mobs of a {formation warband} touch two stands of your {formation company}.'),
        plain('Everybody else stands behind a building: three mobs behind the warehouse, three of yours behind yours.'),
        rule('A4.7', 'When the attacks are over one looks whether they have settled the matter.'),
      ],
      hint: [],
    },
    {
      id: 'both-gone', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling', round: 1 },
      title: 'Everybody in front is gone',
      text: [
        plain('These are the dice. Your two in front have no armour, so work out what becomes of them.'),
        plain('“Whoever was engaged on your side is dead, so I have won,” says the ork player.'),
      ],
      ask: { asks: 'does-it-end-here' },
      hint: [
        rule('A4.7', 'The attacker wins at once when nobody at all is left of the formations that were charged.'),
        plain('Count whom your company has behind the barracks.'),
      ],
      after: [
        rule('A4.7', 'Killing all defenders who are directly engaged is not enough while others of them live.'),
      ],
    },
    {
      id: 'tie', kind: 'see', at: { state: 'a3CounterCharge', round: 2 }, title: 'A tie',
      text: [
        rule('A6.4', 'The totals were equal, {total attacker} to {total defender}, and so there is another round.'),
        plain('The orks wait for you to show yourselves.'),
      ],
      hint: [],
    },
    {
      id: 'show-yourselves', kind: 'do', at: { state: 'a3CounterCharge.defenderMoves', round: 2 },
      title: 'Three guns against two',
      text: [
        plain('Only two orks are this side of the warehouse. Your three would have three shots, if they saw them.'),
        rule('A3.1', 'Each of your stands may counter-charge 5 cm.'),
      ],
      goal: { goal: 'engaged', units: ['g3', 'g4', 'g5'] },
      task: rule('A4.1', 'Have {unit g3}, {unit g4} and {unit g5} attack in this round, and end the counter-charge.'),
      hint: [
        rule('A3.2', 'Straight at the nearest enemy, for each of them: the way goes through the barracks.'),
        rule('A4.1', 'They need a line of fire to somebody within 15 cm.'),
      ],
      after: [rule('A4.1', 'Three of yours are directly engaged, and they face two.')],
    },
    {
      id: 'engaged-gone', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling', round: 2 },
      title: 'Two orks under fire',
      text: [
        plain('These are the dice of the second round.'),
        plain('“Even if both die, three of mine stand back there without a scratch,” says the ork player.'),
      ],
      ask: { asks: 'who-has-won-at-once' },
      hint: [
        rule('A4.7', 'The two sides are not treated alike: one of them charged.'),
        rule('A4.7', 'Of the attacker it is asked who of those directly engaged is left.'),
      ],
      after: [rule('A4.7', 'As it is usually played, the defender has won when every engaged attacker is dead.')],
    },
    {
      id: 'without-a-scratch', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling', round: 2 },
      title: 'And the three behind the warehouse?',
      text: [
        plain('They have neither struck nor been struck. Say what becomes of the formations.'),
        rule('B1', 'A formation takes Blast markers under fire and for losses; as many as it has stands break it.'),
      ],
      ask: { asks: 'who-breaks' },
      hint: [rule('A7.1', 'It is formations that lose, and not only those of their stands who fought.')],
      after: [rule('A7.1', 'The whole formation has lost, and it breaks.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'What did not happen',
      text: [
        plain('It is won by {winner}.'),
        rule('A4.7', 'Where the attacks decide there is no supporting fire and nobody throws for the result.'),
      ],
      hint: [],
    },
  ],
};
