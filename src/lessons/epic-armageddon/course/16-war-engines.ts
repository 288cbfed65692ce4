/** Lesson 16: a war engine’s dice, the hits that it soaks, its damage, and what it counts. */
import { assault, formation, moves, stands, unit } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('war-engines');

export const warEngines: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A2.13', 'A3.10', 'A4.2', 'A6.2', 'H2', 'H9', 'H10', 'L3', 'V4', 'W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'W8',
    'W9', 'W10',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [],
    [
      formation('warband', 'Warband', 'attacker', 3, [
        ...stands('n', 'nobz', [54, 27], [58, 27]), ...stands('b', 'boyz', [50, 27], [62, 27], [56, 23.5]),
      ]),
      formation('company', 'Tank and escort', 'defender', 2, [
        unit('tank', 'baneblade', [56, 42], { damage: 1 }),
        ...stands('i', 'infantry', [48.5, 47], [63.5, 47], [56, 48]),
      ]),
    ],
    { ...pick(ORKS, 'nobz', 'boyz'), ...pick(GUARD, 'infantry', 'baneblade') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ n1: [54.8, 38.71], n2: [57.2, 38.71], b1: [53.13, 39.99], b2: [58.87, 39.99], b3: [56, 33.4] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'dice.split', unit: 'tank', closeCombat: 1 },
    { type: 'ways.settled' },
  ],
  dice: [3, 4, 2, 5, 1, 2, 1, 6, 4, 2, 1, 3, 2, 5, 1, 3, 4, 1, 5, 2, 5, 1, 3, 1, 2],
  seed: 8,
  moments: [
    {
      id: 'split', kind: 'do', at: { state: 'a4Attacks.choosing' }, title: 'Two hands of dice',
      text: [
        plain(
          'Your {unit tank}, a war engine, as the largest machines are called, has been charged. It hits on 6+ in '
          + 'close combat and on 4+ in a firefight.',
        ),
        rule('W2', 'A war engine may split its dice between the two.'),
        rule('W3', 'Blows fall on those who touch it, its fire on those who stand off.'),
        plain('Four mobs touch it; {unit b3} alone stands off.'),
      ],
      goal: { goal: 'dice-split', unit: 'tank', count: 1 },
      task: rule('W2', 'Put one die into close combat and leave the others to the firefight.'),
      hint: [
        plain('Against a single mob that stands off, a third shot is seldom worth much.'),
      ],
      after: [rule('W3', 'A shot that finds nobody who stands off is lost.')],
    },
    {
      id: 'dice', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'How many dice?',
      text: [
        plain(
          'The {unit tank} began with three points of damage capacity: the third one lost destroys it. It has '
          + '{damage tank} left.',
        ),
        plain('With it are three stands of infantry; {unit i3} stands right behind the tank.'),
        plain('“A damaged tank fires less,” says the ork player.'),
      ],
      ask: { asks: 'dice-of-a-side', side: 'defender' },
      question: rule('W1', 'How many dice does your side throw to hit?'),
      hint: [
        rule('W1', 'Its dice are a matter of what it started with.'),
      ],
      after: [rule('W1', 'Three dice for three points at the start, damaged or not.')],
    },
    {
      id: 'soak', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'If four hits came',
      text: [
        plain('The tank is nearest, for orks touch it. Two stands of infantry can be hit as well.'),
        plain('“One for each, then again from the front,” says your neighbour.'),
      ],
      ask: { asks: 'hits-on-a-unit', unit: 'tank', hits: 4 },
      hint: [rule('H9', 'When its turn comes, it takes more than one before the next in line takes any.')],
      after: [rule('H9', 'A war engine soaks as many hits as it had points at the start, even if fewer are left.')],
    },
    {
      id: 'damage', kind: 'predict', at: { state: 'a4Attacks.attacks.settling' }, title: 'What is left of it?',
      text: [
        plain('The orks have scored {hits defender} hits, and these are your dice.'),
        plain('Its armour is reinforced: a failed save against an ordinary hit is thrown again.'),
        plain('“Every hit that is not saved kills,” says the ork player.'),
      ],
      ask: { asks: 'damage-left', unit: 'tank' },
      hint: [
        rule('W5', 'Each hit that is not saved costs one point; it is lost when none is left.'),
        rule('W6', 'For each point lost a die is thrown, and only a 6 is a critical hit.'),
      ],
      after: [
        rule('W5', 'A point of damage is a kill for the enemy, and later a marker.'),
      ],
    },
    {
      id: 'numbers', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'How many are you?',
      text: [
        plain('Numbers are compared. You have a tank with {damage tank} left, and infantry.'),
        plain('“One tank is one stand,” says the ork player.'),
      ],
      ask: { asks: 'counted-for-numbers', side: 'defender' },
      question: rule('W8', 'How many stands does your side count?'),
      hint: [rule('W8', 'It counts as what it was at the start, as long as it lives.')],
      after: [rule('W8', 'For the numbers, and for the markers that break a formation, it counts as three.')],
    },
    {
      id: 'defeat', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'By a hair',
      text: [
        plain('You have lost by {hackdown}. The tank has {damage tank} left and stands nearest.'),
        plain('“Its armour has held so far,” you say.'),
      ],
      ask: { asks: 'damage-left', unit: 'tank' },
      hint: [
        rule('W9', 'A war engine takes one point for each hack-down hit, and no save is thrown.'),
        rule('W9', 'Only Fearless ones are passed over.'),
      ],
      after: [rule('W9', 'So a damaged war engine is best kept out of fights that may be lost by a hair.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'What is left, and what else there is',
      text: [
        plain('Stands that are left of your formation: {left defender}; of theirs: {left attacker}.'),
        rule('W6', 'Every point lost, here too, calls for a die: a Baneblade that blows up can take neighbours along.'),
      ],
      hint: [],
    },
  ],
};
