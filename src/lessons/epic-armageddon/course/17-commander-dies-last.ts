/** Lesson 17: where to put somebody whom you need. */
import { assault, formation, led, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('commander-dies-last');

export const commanderDiesLast: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A1.5', 'A1.6', 'A2.3', 'A2.8', 'A4.1', 'A4.6', 'A5.4', 'A6.5', 'A6.6', 'A7.3', 'H1', 'H2', 'H6', 'V6', 'V9',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'tactical', target: 'warband' },
    [],
    [
      formation('tactical', 'Tactical detachment', 'attacker', 1, led(stands(
        't', 'tactical', [48, 27], [52, 27], [56, 29], [60, 27], [64, 27],
      ), 't3', 'captain'), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, stands(
        'b', 'boyz', [48, 40], [52, 40], [60, 40], [64, 40], [56, 40], [54, 44], [58, 44],
      )),
      formation('gunz', 'Big Gunz', 'defender', 3, stands('z', 'big-gunz', [52, 19], [60, 19])),
    ],
    { ...pick(MARINES, 'tactical', 'captain'), ...pick(ORKS, 'boyz', 'big-gunz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ t1: [48, 38], t2: [52, 38], t4: [60, 38], t5: [64, 38], t3: [56, 32.9] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    ...moves({ t3: [28, 30], t1: [31, 30] }),
  ],
  dice: [4, 5, 2, 3, 1, 5, 2, 1, 3, 6, 1, 2, 1, 3, 5, 2, 5, 1, 2, 6, 1, 2, 6, 5],
  seed: 8,
  moments: [
    {
      id: 'who', kind: 'see', at: { state: 'a2Charge' }, title: 'One stand that you need',
      text: [
        plain('With {unit t3} goes your Captain, and you mean to lead larger assaults with him later.'),
        rule('A1.5', 'Only a Commander brings other formations along.'),
        plain('He has a gun and a sword, and you do not want him to watch from afar either.'),
      ],
      hint: [],
    },
    {
      id: 'place', kind: 'do', at: { state: 'a2Charge' }, title: 'In the fight, and last',
      text: [
        rule('A4.6', 'Out of reach he cannot be hit by the attacks, but he cannot attack either.'),
        rule('H1', 'Whoever is nearest to the enemy is hit first.'),
        plain('As you stand now he is in front of all. The others can go into contact, where nobody is nearer.'),
      ],
      goal: { goal: 'hit-last', unit: 't3' },
      task: rule('H1', 'Charge so that {unit t3} may be hit, but after everybody else of yours. Then end the charge.'),
      hint: [
        plain('Within 15 cm of an ork, and in sight, he is engaged.'),
        plain(
          'Keep him more than 5 cm away from orks whom nobody touches: who enters their zones of control goes into '
          + 'contact.',
        ),
        plain('Keep him within 5 cm of another stand of yours, too.'),
      ],
      after: [rule('H1', 'All who touch an enemy come before him, and no enemy chooses whom it hits.')],
    },
    {
      id: 'laps', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'Suppose six hits',
      text: [
        plain('Five of yours can be hit. Suppose that the orks score six.'),
        plain('“Four for those in front, and he takes what is left over,” says your neighbour.'),
      ],
      ask: { asks: 'hits-on-a-unit', unit: 't3', hits: 6 },
      hint: [rule('H2', 'When everybody has one hit, the next lap begins at the nearest again.')],
      after: [
        rule('H2', 'Each lap has one hit for each, so being last helps in every lap anew.'),
      ],
    },
    {
      id: 'last-lap', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'And what would save him?',
      text: [
        plain('Suppose that one of them came from a macro-weapon and reached him.'),
        plain('He has 4+ armour, and the Captain an invulnerable save. “Macro is macro,” says your opponent.'),
      ],
      ask: { asks: 'may-it-save', unit: 't3', effect: 'macro-weapon' },
      hint: [plain('A macro-weapon takes away armour that is not reinforced, and cover.')],
      after: [rule('V9', 'An invulnerable save stands against any hit of the attacks, on a 6.')],
    },
    {
      id: 'behind', kind: 'predict', at: { state: 'a5SupportingFire.firing.allocating' }, title: 'Fire from behind',
      text: [
        plain('{formation gunz} stand behind your line and have scored {hits attacker} hit in support.'),
        plain('“He is last in line,” you say, “so it falls on somebody in front.”'),
      ],
      ask: { asks: 'who-takes-the-hits', side: 'attacker', hits: 1 },
      question: rule('A5.4', 'On which of your stands does the hit of the guns fall?'),
      hint: [rule('A5.4', 'For support hits it matters who is nearest to the supporters.')],
      after: [
        rule('A5.4', 'The rear of a line is the front for whoever fires from behind. Look round before you charge.'),
      ],
    },
    {
      id: 'defeat', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'If the day is lost',
      text: [
        plain('You have lost, and your marines take {hackdown} of the hits that nobody saves.'),
        plain('“A hack-down finds the leader,” says your opponent.'),
      ],
      ask: { asks: 'who-is-hacked-down' },
      hint: [
        rule('A6.5', 'It begins with the nearest to the enemy, as the attacks did.'),
        plain('Marines who know no fear take half of the difference only, rounded down.'),
      ],
      after: [rule('H1', 'Where he stood helps him here, too: nearest first, and he was not.')],
    },
    {
      id: 'away', kind: 'do', at: { state: 'a7Withdraw.withdrawing' }, title: 'Get him out',
      text: [
        rule('A7.3', 'The losers make two moves, and whoever then stands within 15 cm of an enemy is lost.'),
        plain('Straight back is straight into the guns.'),
      ],
      goal: { goal: 'clear-of-enemies', unit: 't3', cm: 15 },
      task: rule('A7.3', 'Move {unit t3} to where no enemy is within 15 cm, then end the withdrawal.'),
      hint: [
        rule('A7.3', 'The two moves together are 30 cm for him, in any direction.'),
        plain('Look for the side of the table where nobody stands, and take {unit t1} along: who ends apart is lost.'),
      ],
      after: [rule('V9', 'His invulnerable save would not have helped: who is caught in flight throws nothing.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'The Captain',
      text: [
        plain('Stands of yours that are left: {left attacker}. {unit t3} has done what he came for.'),
        plain('A Commander who only leads need not come near at all: that is the safest place of all.'),
      ],
      hint: [],
    },
  ],
};
