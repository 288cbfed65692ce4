/** Lesson 21: what overwatch does to a charge, and what it does not. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('overwatch');

export const overwatch: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.6', 'A2.12', 'A4.1', 'A5.5', 'A6.2', 'A6.3', 'B1', 'V1', 'V3'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [piece('wood', 'woods', [[44, 36.5], [56, 36.5], [56, 41.5], [44, 41.5]], 'Wood')],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [46, 25], [50, 25], [54, 25], [58, 25], [62, 25],
      )),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [46, 40], [50, 40], [54, 40], [58, 43.5],
      )),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands('l', 'leman-russ', [72, 48], [76, 48]), {
        overwatch: true,
      }),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ b1: [46, 38], b2: [50, 38], b3: [54, 38], b4: [58, 36], b5: [62, 36] }),
    { type: 'charge.ended' },
    { type: 'overwatch.fired', formation: 'tanks', target: 'warband', hits: [{ unit: 'b2' }, { unit: 'b5' }] },
    { type: 'overwatch.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [5, 3, 4, 2, 5, 3, 1, 2, 4, 1, 5, 2, 3, 6, 1, 2, 4, 3],
  seed: 6,
  moments: [
    {
      id: 'wood', kind: 'do', at: { state: 'a2Charge.moving' }, title: 'They are waiting for you',
      text: [
        rule('A2.12', 'A formation on overwatch may fire when your charge is over, before anything is fought.'),
        plain('The {formation tanks} waits for that. The guardsmen before you stand in a wood.'),
      ],
      goal: { goal: 'in-contact', side: 'attacker', count: 3 },
      task: rule('A4.1', 'Bring three of your stands into base contact with guardsmen in the wood.'),
      hint: [plain('Straight ahead: {unit b1}, {unit b2} and {unit b3} then stand in the wood themselves.')],
      after: [rule('A2.12', 'Now they fire. The dice are thrown on the table, and the hits entered here.')],
    },
    {
      id: 'cover', kind: 'predict', at: { state: 'a2Charge.overwatch' }, title: 'Cover for those who charge?',
      text: [
        plain('Boyz have 6+ armour, and a wood is worth 5+.'),
        plain('“Who charges has no cover,” says the Guard player.'),
      ],
      ask: { asks: 'save-needed', unit: 'b2', effect: 'normal' },
      question: rule('V1', 'A shot from overwatch hits {unit b2}. On what does it save?'),
      hint: [rule('V3', 'What takes cover away from those who charge is the assault, and it has not begun.')],
      after: [
        rule('A2.12', 'Against overwatch the chargers have cover; against the attacks that follow they have none.'),
      ],
    },
    {
      id: 'markers', kind: 'predict', at: { state: 'a2Charge.overwatch' }, title: 'How many markers?',
      text: [
        plain('Two shots hit, {unit b2} and {unit b5}; these are your dice.'),
        plain('“Markers come when the assault is over,” says your neighbour.'),
      ],
      ask: { asks: 'markers-after-fire', formation: 'warband' },
      hint: [rule('A2.12', 'One for coming under fire, and one for each stand that is lost.')],
      after: [
        rule('A2.12', 'These are placed at once, so they count in the result.'),
      ],
    },
    {
      id: 'kills', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'Whose kills are these?',
      text: [
        plain('Losses of your {formation warband} by now, those of the overwatch among them: {lost attacker}.'),
        plain('“All of them are our kills,” says the Guard player.'),
      ],
      ask: { asks: 'kills-of-a-side', side: 'defender' },
      question: rule('A6.2', 'How many kills does the Guard count?'),
      hint: [rule('A6.2', 'Kills are those of the attacks and of supporting fire.')],
      after: [
        rule('A6.2', 'Whom overwatch has shot is lost, but no kill of this assault.'),
      ],
    },
  ],
};
