/** Lesson 13: hack-downs, breaking, and getting away. */
import { assault, formation, led, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('losing');

export const losing: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A6.4', 'A6.5', 'A6.6', 'A6.7', 'A6.8', 'A7.1', 'A7.2', 'A7.3', 'A7.4', 'A7.5', 'A7.6', 'A7.7', 'B2', 'B4', 'H1',
    'V12',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [piece('mill', 'buildings', [[50, 35.5], [58, 35.5], [58, 37.5], [50, 37.5]], 'Mill')],
    [
      formation('warband', 'Warband', 'attacker', 3, [
        ...stands('b', 'boyz', [40, 20], [44, 20], [48, 20], [52, 20], [56, 20], [42, 17]),
      ]),
      formation('bikes', 'Warbikes', 'attacker', 3, stands('w', 'warbikes', [48, 76], [53, 76])),
      formation('company', 'Infantry company', 'defender', 2, led(stands(
        'g', 'infantry', [48, 34], [52, 34], [56, 34], [54, 39], [58, 40], [62.5, 41],
      ), 'g3', 'commissar')),
      formation('remnant', 'Beaten platoon', 'defender', 2, stands('r', 'infantry', [40, 34], [44, 34], [42, 40]), {
        broken: true,
      }),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands('l', 'leman-russ', [31, 36], [31, 40.5])),
    ],
    { ...pick(ORKS, 'boyz', 'warbikes'), ...pick(GUARD, 'infantry', 'commissar', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company', intermingled: ['remnant'] },
    ...moves({ b1: [40, 32], b2: [44, 32], b3: [48, 32], b4: [52, 32], b5: [56, 32], b6: [42, 29] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    ...moves({ g3: [85, 35], g5: [85, 39], g6: [88, 42] }),
  ],
  dice: [4, 1, 2, 3, 1, 1, 1, 2, 3, 1, 2, 1, 1, 4, 2, 3, 6, 2, 3, 2],
  seed: 8,
  moments: [
    {
      id: 'how-many', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'How badly?',
      text: [
        plain('Orks have charged your {formation company} together with the {formation remnant}, which is broken.'),
        plain('You have {kills defender} kills, they have {kills attacker}. The dice for the result are on the table.'),
        plain('“You have lost one stand, so you take one more hit,” says somebody.'),
      ],
      ask: { asks: 'hack-downs' },
      question: rule('A6.5', 'How many hits without a save does the loser take now?'),
      hint: [
        plain('Take the higher die of each side and add: kills, numbers, markers, those who inspire.'),
        plain('A broken platoon counts as one marker for each of its stands.'),
        rule('A6.5', 'It is the difference between the two totals.'),
      ],
      after: [rule('A6.5', 'By so much as you lose the result, so many are cut down, and nothing saves them.')],
    },
    {
      id: 'whom', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'Who is cut down?',
      text: [
        plain('{unit g4} stands behind the mill, has seen no ork and has thrown no die.'),
        plain('A commissar goes with {unit g3}, which makes it Fearless. {hackdown} hits come.'),
        plain('“Whoever was not engaged cannot be hit,” you say.'),
      ],
      ask: { asks: 'who-is-hacked-down' },
      hint: [
        rule('A6.5', 'Hack-downs ask for no line of fire and for nobody who was engaged, only for who is nearest.'),
        plain('Fearless stands are passed over, and the hit goes on to the next.'),
        plain('The two formations count as one; their stands are taken together, nearest to the orks first.'),
      ],
      after: [
        rule('A6.5', 'Near is near: behind a wall nobody is safe from a defeat.'),
      ],
    },
    {
      id: 'break', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'Who breaks?',
      text: [
        plain('The tanks have fired in support and stand near. The commissar lives.'),
        plain('“A Fearless stand holds its company together,” says your neighbour.'),
      ],
      ask: { asks: 'who-breaks' },
      hint: [
        rule('A7.1', 'Every formation that has lost breaks, whatever it has left, unless it was broken already.'),
        rule(
          'A7.6',
          'Friends who stood near take one marker, which alone breaks only a formation of a single stand.',
        ),
      ],
      after: [rule('A7.1', 'No test is thrown: the company breaks, and markers that it had are taken away.')],
    },
    {
      id: 'gone', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'And those who were broken already?',
      text: [
        plain('Somebody in the {formation remnant} will be left after the hits.'),
        plain('“Broken is broken,” says your neighbour, “so nothing more can happen to it.”'),
      ],
      ask: { asks: 'who-is-destroyed' },
      hint: [rule('B4', 'A broken formation fights like any other, but it does not survive a second defeat.')],
      after: [
        rule('A7.2', 'Who was broken when it was charged, and loses, is destroyed but for Fearless stands.'),
      ],
    },
    {
      id: 'away', kind: 'do', at: { state: 'a7Withdraw.withdrawing' }, title: 'Get them away',
      text: [
        rule(
          'A7.3',
          'You have two moves, here 30 cm in all, and zones of control, the 5 cm around every enemy, do not stop you.',
        ),
        rule('A7.3', 'Whoever then stands within 15 cm of any enemy is lost.'),
        plain('Two mobs of {formation bikes} wait at the far edge of the table.'),
      ],
      goal: { goal: 'got-away', formation: 'company' },
      hint: [
        plain('Straight away from the warband is straight towards the bikes. Try the side where nobody stands.'),
        rule('A7.3', 'Fearless stands may stay, or come to rest anywhere farther than 5 cm from enemies.'),
      ],
      after: [
        plain('They are out of it, broken but alive.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'The bill',
      text: [
        plain('Of your two formations {left defender} stands are left. The tanks have {markers tanks} marker.'),
        rule('A7.7', 'In this order: hits, breaking, end of the broken, withdrawal, markers of friends, of winners.'),
      ],
      hint: [],
    },
  ],
};
