/** Lesson 22: getting in and out of transports in an assault, and what becomes of those inside. */
import { assault, formation, moves, getOut, riding, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const CHIMERAS = stands('c', 'chimera', [48, 40], [56, 40]);
const NAME = lessonNameOf('transports');

export const transports: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.11', 'A3.4', 'A4.1', 'A4.5', 'A6.2', 'V12'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'platoon' },
    [],
    [
      formation('warband', 'Warband', 'attacker', 3, stands(
        'b', 'boyz', [46, 26], [50, 26], [56, 26], [52, 26], [62, 26],
      )),
      formation('platoon', 'Mechanised platoon', 'defender', 2, [
        ...CHIMERAS, ...riding('g', 'infantry', CHIMERAS, 2),
      ]),
    ],
    { ...pick(ORKS, 'boyz'), ...pick(GUARD, 'infantry', 'chimera') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'platoon' },
    ...moves({ b3: [56, 37.5], b1: [46.8, 37.81], b2: [49.2, 37.81], b4: [52, 33], b5: [60, 33] }),
    { type: 'charge.ended' },
    ...getOut({ g3: [55, 43.5] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 4, 2, 3, 1, 2, 3, 4, 1, 6, 6, 2, 3, 1, 4, 2, 5, 1, 3],
  seed: 5,
  moments: [
    {
      id: 'out', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'Everybody out?',
      text: [
        plain('Orks have charged your two Chimeras, each with two stands of infantry aboard.'),
        plain('Two mobs touch {unit c1}, one touches {unit c2}. “All of them jump out,” says your neighbour.'),
      ],
      ask: { asks: 'who-may-get-out', side: 'defender' },
      hint: [rule('A3.4', 'Count the enemies that touch a transport: two of them hold its doors.')],
      after: [rule('A3.4', 'Passengers get out in a counter-charge, but not of a transport that two enemies touch.')],
    },
    {
      id: 'fight', kind: 'do', at: { state: 'a3CounterCharge' }, title: 'Get one out',
      text: [
        plain('{unit g4} stays aboard as a reserve.'),
        rule('A2.11', 'A passenger is placed within 5 cm of its transport, into contact if it likes.'),
      ],
      goal: { goal: 'engaged', units: ['g3'] },
      task: rule('A4.1', 'Have {unit g3} get out so that it may attack, and end the counter-charge.'),
      hint: [
        plain('Behind {unit c2} it is within 15 cm of orks, too.'),
        rule('A4.1', 'Who stays aboard attacks nobody and cannot be hit.'),
      ],
      after: [rule('A3.4', 'That was their move: who has got out makes no counter-charge of its own.')],
    },
    {
      id: 'wreck', kind: 'predict', at: { state: 'a4Attacks.attacks.settling' }, title: 'The Chimera burns',
      text: [
        plain('{hits defender} hits have fallen on you, and these are the dice.'),
        plain('“A wreck takes everybody aboard with it,” says the ork player.'),
      ],
      ask: { asks: 'how-many-are-lost', side: 'defender' },
      hint: [rule('V12', 'Each passenger of a wreck throws a save of its own: its armour, or 6+.')],
      after: [
        rule('V12', 'Those who make it stand where the wreck stood; those who do not are losses like any other.'),
      ],
    },
    {
      id: 'numbers', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'Do passengers count?',
      text: [
        plain('Numbers are compared.'),
        plain('“Only those on the table count,” says the ork player.'),
      ],
      ask: { asks: 'counted-for-numbers', side: 'defender' },
      hint: [rule('A6.2', 'It is the stands of the formation that are compared, engaged or not.')],
      after: [rule('A6.2', 'Those aboard count like those beside it.')],
    },
  ],
};
