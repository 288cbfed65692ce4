/** Lesson 14: what victory costs. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('winning');

export const winning: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A1.3', 'A7.1', 'A7.3', 'A8.1', 'A8.2', 'A8.3', 'A8.4', 'B1', 'B4', 'B5', 'L5', 'V2', 'W5',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'first' },
    [piece('orchard', 'woods', [[58, 43.5], [76, 43.5], [76, 52], [58, 52]], 'Orchard')],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [48, 26], [52, 26], [56, 26], [60, 26], [64, 26],
      ), { blastMarkers: 2 }),
      formation('first', 'First company', 'defender', 2, stands(
        'g', 'infantry', [48, 40], [52, 40], [56, 40], [50, 44], [54, 44], [46, 44],
      ), { blastMarkers: 1 }),
      formation('second', 'Second company', 'defender', 2, stands(
        'h', 'infantry', [60, 40], [64, 40], [62, 42.2], [66, 42.2],
      )),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'first', intermingled: ['second'] },
    ...moves({ b1: [48, 38], b2: [52, 38], b3: [56, 38], b4: [60, 38], b5: [64, 38] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    ...moves({ h3: [62, 45.5], h4: [66, 45.5] }),
  ],
  dice: [4, 5, 6, 6, 1, 1, 6, 1, 1, 2, 5, 1, 2, 4, 3, 5, 1, 3, 2, 5, 1],
  seed: 8,
  moments: [
    {
      id: 'fought', kind: 'see', at: { state: 'a6Result.hackDown' }, title: 'You have won',
      text: [
        rule('A1.3', 'Orks charged your two companies, which fought as one: {total defender} to {total attacker}.'),
        plain('The {formation first} had {markers first} marker before and has lost three stands.'),
        plain('The {formation second} had none and has lost one. Now the bill is made out.'),
      ],
      hint: [],
    },
    {
      id: 'second', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'Markers for the second company',
      text: [
        plain('Four of yours have fallen in all.'),
        plain('“They fought as one, so each takes four,” says the ork player.'),
      ],
      ask: { asks: 'markers-on', formation: 'second' },
      hint: [rule('A8.1', 'Look at who has fallen, formation by formation.')],
      after: [
        rule('A8.1', 'Each formation takes a marker for each of its own losses, in all rounds, and for nobody else’s.'),
      ],
    },
    {
      id: 'breaks', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'Who breaks before all is over?',
      text: [
        plain('“Only losers break,” says your neighbour. Add up markers and stands first.'),
      ],
      ask: { asks: 'who-breaks' },
      hint: [
        rule('A7.1', 'The loser breaks in any case.'),
        plain('A formation breaks when it has as many markers as stands.'),
        rule('A8.1', 'The markers that it had before stay, and those for its losses are added.'),
      ],
      after: [
        rule('A8.2', 'A winner can break from its own losses.'),
      ],
    },
    {
      id: 'goes', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'And who has to go?',
      text: [plain('There are broken formations on both sides. “Broken formations run,” says the ork player.')],
      ask: { asks: 'who-must-withdraw' },
      hint: [rule('A8.2', 'Ask why it broke: from defeat, or from the markers of a victory?')],
      after: [
        rule('A8.2', 'A winner that breaks stays where it stands, even with enemies near.'),
        rule('A7.3', 'The loser may make two moves, and whoever then stands within 15 cm of an enemy is lost.'),
      ],
    },
    {
      id: 'consolidate', kind: 'do', at: { state: 'a7Consolidate' }, title: 'A few steps',
      text: [
        rule('A8.3', 'Now the winner consolidates: each of its stands may move 5 cm, but into no zone of control.'),
        plain('Behind the second company lies an orchard, and the orks have friends.'),
      ],
      goal: { goal: 'in-cover', units: ['h3', 'h4'] },
      task: rule('A8.3', 'Move {unit h3} and {unit h4} into the orchard, and end the consolidation.'),
      hint: [rule('L5', 'Woods give infantry a cover save, 5+, as soon as it stands in them.')],
      after: [
        rule('A8.3', 'It is a move by choice; transports may collect people with it.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'What victory has cost',
      text: [
        plain(
          'A formation that breaks loses its markers. Left: {formation first} {markers first}, {formation second} '
          + '{markers second}.',
        ),
        rule('A8.1', 'Every stand that a winner loses is a marker afterwards, so count before you charge as well.'),
      ],
      hint: [],
    },
  ],
};
