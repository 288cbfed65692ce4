/** Lesson 10: which friends may fire into an assault, whom they hit, and what it adds. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('supporting-fire');

export const supportingFire: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A4.7', 'A5.1', 'A5.2', 'A5.3', 'A5.4', 'A5.5', 'A5.6', 'A7.6', 'B3', 'B4', 'H1', 'L2'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [piece('chapel', 'buildings', [[36, 42], [45, 42], [45, 48], [36, 48]], 'Chapel')],
    [
      formation('warband', 'Warband', 'attacker', 3, [
        ...stands('n', 'nobz', [54, 29]),
        ...stands('b', 'boyz', [50, 29], [58, 29], [62, 29], [66, 29], [71, 29], [76, 29]),
      ]),
      formation('gunz', 'Big Gunz', 'attacker', 3, stands('z', 'big-gunz', [50, 25.5], [56, 25.5], [43, 20]), {
        blastMarkers: 1,
      }),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [50, 40], [54, 40], [58, 40], [62, 40], [48, 44], [64, 44],
      )),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands(
        'l', 'leman-russ', [54, 50], [58, 50], [40.5, 51],
      )),
      formation('chimeras', 'Chimeras', 'defender', 2, stands('c', 'chimera', [64, 51], [68, 51]), { marched: true }),
      formation('walkers', 'Sentinel', 'defender', 2, stands('s', 'sentinel', [91, 41])),
      formation('remnant', 'Beaten platoon', 'defender', 2, stands('r', 'infantry', [72, 46], [75, 46]), {
        broken: true,
      }),
    ],
    { ...pick(ORKS, 'nobz', 'boyz', 'big-gunz'), ...pick(GUARD, 'infantry', 'leman-russ', 'chimera', 'sentinel') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ n1: [54, 38], b1: [50, 38], b2: [58, 38], b3: [62, 38], b4: [68, 36], b5: [74.4, 34], b6: [80.5, 32] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hit.moved', side: 'attacker', hit: 0, to: 'b2' },
  ],
  dice: [1, 2, 4, 2, 1, 1, 3, 1, 3, 5, 2, 1, 4, 5, 1, 2, 5, 3, 5, 2, 3, 1],
  seed: 4,
  moments: [
    {
      id: 'stalled', kind: 'see', at: { state: 'a5SupportingFire.calling' }, title: 'Nothing is settled yet',
      text: [
        plain('You lead a {formation warband} and have charged an {formation company}.'),
        plain('You have killed {kills attacker} and lost {lost attacker}.'),
        rule('A4.7', 'Engaged attackers are left, and so are defenders: the attacks alone have decided nothing.'),
        rule('A5.1', 'Now friends who do not fight in this assault may fire into it, on both sides.'),
      ],
      hint: [],
    },
    {
      id: 'yours', kind: 'predict', at: { state: 'a5SupportingFire.calling' }, title: 'Who fires for you?',
      text: [
        plain(
          'Three {formation gunz} stand behind you. Fire and losses lay Blast markers on a formation; theirs has '
          + '{markers gunz}.',
        ),
        plain('The guardsmen’s player says: “Those with a marker keep their heads down.”'),
      ],
      ask: { asks: 'who-may-support', side: 'attacker' },
      question: rule('A5.2', 'Which of your stands may lend you supporting fire?'),
      hint: [
        rule('A5.2', 'A supporter needs an enemy within 15 cm and in line of fire who has attacked in this assault.'),
        rule('A5.2', 'Markers silence nobody in support as long as the formation is not broken.'),
      ],
      after: [rule('A5.2', 'Each gun is asked by itself for reach and sight; markers do not matter.')],
    },
    {
      id: 'theirs', kind: 'predict', at: { state: 'a5SupportingFire.calling' }, title: 'And who for them?',
      text: [
        plain(
          'Tanks behind the line, one of them beyond the chapel. The Chimeras have marched this turn: three moves, '
          + 'no fire.',
        ),
        plain('A broken platoon stands near {unit b5}, and a Sentinel aims at {unit b6}.'),
        plain('“All of them are within 15 cm of an ork,” says their player.'),
      ],
      ask: { asks: 'who-may-support', side: 'defender' },
      question: rule('A5.2', 'Which stands of the Guard may lend it supporting fire?'),
      hint: [
        rule('B4', 'A broken formation can fight when it is attacked, but it lends no fire.'),
        rule('A5.2', 'Who has marched this turn may not support, however near it stands.'),
        plain('Walls between two stands cut the line here as anywhere.'),
        rule('A5.2', 'Has the ork in sight attacked? Only the company fights here: measure from {unit b6} to it.'),
      ],
      after: [
        rule('A5.2', 'Who supports is not broken, has not marched, and sees an enemy within 15 cm that has attacked.'),
      ],
    },
    {
      id: 'spare', kind: 'do', at: { state: 'a5SupportingFire.firing.allocating' }, title: 'A shell for the Nobz?',
      text: [
        plain('The tanks have scored {hits attacker} hit, and it lies on the {unit n1} for now.'),
        rule('A5.4', 'Support hits fall on those nearest to the supporters, and only on the directly engaged that one '
          + 'of them has within 15 cm and in sight.'),
        plain('Measure from the tanks, not from the guardsmen.'),
      ],
      goal: { goal: 'spare', unit: 'n1' },
      task: rule('H1', 'Give the hit to somebody else who is equally near, if you can.'),
      hint: [rule('H1', 'Among stands that are equally near the owner of the stands chooses. That is you.')],
      after: [
        rule('A5.4', 'What would have fallen beyond those in reach is lost; supporters themselves are never hit.'),
      ],
    },
    {
      id: 'kills', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'What have your guns added?',
      text: [
        plain('Before the result you count. “Only your warband fights, so only its kills count,” says your opponent.'),
      ],
      ask: { asks: 'kills-of-a-side', side: 'attacker' },
      question: rule('A5.5', 'How many kills does your side count?'),
      hint: [rule('A5.5', 'A kill is a kill of your side, whoever has fired.')],
      after: [
        rule('A5.5', 'Supporters add their kills and nothing more: no numbers, no markers, nobody who inspires.'),
      ],
    },
    {
      id: 'shaken', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'The price of watching',
      text: [
        plain('The Guard has lost. The Chimeras have fired no shot and have {markers chimeras} Blast markers.'),
        plain('“They had no part in it,” says their player.'),
      ],
      ask: { asks: 'markers-on', formation: 'chimeras' },
      question: rule('A7.6', 'How many Blast markers do the Chimeras have when all is over?'),
      hint: [rule('A7.6', 'As usually played, defeat shakes friends who stood near enough to see it, firing or not.')],
      after: [
        rule('A7.6', 'Each formation of the loser that stood near takes one marker.'),
      ],
    },
  ],
};
