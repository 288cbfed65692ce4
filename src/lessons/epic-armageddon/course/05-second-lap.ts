/** Lesson 5: hits lap after lap, and saves that differ from stand to stand. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ELDAR } from '../../../epic-armageddon/scenario/samples/datasheets/eldar.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('second-lap');

export const secondLap: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A3.1', 'A3.2', 'A4.1', 'A4.5', 'A6.2', 'H2', 'H3', 'H11', 'V1'],
  scenario: assault(
    NAME.title,
    { formation: 'avengers', target: 'mob' },
    [],
    [
      formation('avengers', 'Dire Avengers warhost', 'attacker', 2, stands(
        'v', 'dire-avengers', [46, 18], [50, 18], [54, 18], [58, 18], [62, 18],
      )),
      formation('mob', 'Warband', 'defender', 3, [
        ...stands('z', 'grotz', [54, 45]),
        ...stands('b', 'boyz', [50, 40.5], [58, 40.5], [50, 47.5], [58, 47.5]),
        ...stands('n', 'nobz', [54, 40]),
      ]),
    ],
    { ...pick(ELDAR, 'dire-avengers'), ...pick(ORKS, 'boyz', 'nobz', 'grotz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'mob' },
    ...moves({ v1: [46, 30], v2: [50, 30], v3: [54, 30], v4: [58, 30], v5: [62, 30] }),
    { type: 'charge.ended' },
    ...moves({ b3: [50, 44.5], b4: [58, 44.5] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 5, 6, 4, 2, 5, 4, 6, 3, 4, 2, 1, 6, 3, 5, 2, 3, 1, 4, 6, 6, 2, 3, 5, 5, 3, 4, 2],
  seed: 7,
  moments: [
    {
      id: 'thin', kind: 'see', at: { state: 'a3CounterCharge' }, title: 'A small mob and many shots',
      text: [
        plain('Ten dice will be thrown at your {formation mob}, and four stands of yours are within reach.'),
        plain('Nobz, Boyz and Grotz stand side by side, each with an armour of its own or with none.'),
        rule('H2', 'Hits fall in laps: nobody takes a second one before everybody who can be hit has one.'),
      ],
      hint: [],
    },
    {
      id: 'four', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'Six hits on four',
      text: [
        plain('Suppose that six hits fall as everybody stands now.'),
        plain('{unit n1} is nearest. A friend thinks that a stand dies only once and so takes only one hit.'),
      ],
      ask: { asks: 'hits-on-a-unit', unit: 'n1', hits: 6 },
      hint: [
        rule('A4.1', 'Two of your stands are more than 15 cm from every enemy: they take none.'),
        rule('H2', 'When the first lap is through, the next one begins at the nearest again.'),
      ],
      after: [rule('H2', 'The second lap starts at the front, where your best stand is.')],
    },
    {
      id: 'more', kind: 'do', at: { state: 'a3CounterCharge' }, title: 'More shoulders for the load',
      text: [
        plain('{unit b3} and {unit b4} stand a little too far back to be hit, and to fire.'),
        rule('A3.1', 'Each may counter-charge up to 5 cm.'),
      ],
      goal: { goal: 'engaged', units: ['b3', 'b4'] },
      task: rule('A4.1', 'Bring {unit b3} and {unit b4} into the fight, and end the counter-charge.'),
      hint: [rule('A3.2', 'Straight at the nearest enemy; a single centimetre will do.')],
      after: [rule('A4.1', 'Two more dice for you, and two more stands that can be hit.')],
    },
    {
      id: 'six', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Six hits once more',
      text: [plain('The same six hits, now that the moves are over.')],
      ask: { asks: 'hits-on-a-unit', unit: 'n1', hits: 6 },
      hint: [rule('H2', 'Count who can be hit now, and deal the hits out one by one.')],
      after: [rule('H2', 'Whoever brings more stands within reach thins out the second lap.')],
    },
    {
      id: 'no-save', kind: 'predict', at: { state: 'a4Attacks' }, title: 'A hit on the Grotz',
      text: [
        plain('Before a die is thrown, think of the saves that will be due.'),
        plain('Somebody hands you one pile of dice and says “the mob saves on 6+”.'),
      ],
      ask: { asks: 'save-needed', unit: 'z1', effect: 'normal' },
      hint: [rule('V1', 'Each stand saves by its own armour, and a dash is no armour.')],
      after: [rule('V1', 'Saves are never mixed: each die belongs to a stand and is read by its armour.')],
    },
    {
      id: 'losses', kind: 'predict', at: { state: 'a4Attacks.attacks.settling' }, title: 'Two hits, two saves',
      text: [
        plain('Here are the dice. Some of your stands have two hits to save.'),
        plain('Your opponent counts every failed die as a kill.'),
      ],
      ask: { asks: 'how-many-are-lost', side: 'defender' },
      hint: [
        rule('V1', 'Each hit is saved by itself; one failure is enough to lose the stand.'),
        rule('H11', 'Whoever fails twice is still lost only once.'),
      ],
      after: [
        rule('H11', 'Two hits on one stand are two saves and at most one kill.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('You have lost {lost defender}; the attacker counts {kills attacker} kills.'),
        rule('A6.2', 'Grotz that fall among Orks are nobody’s kill; that is their own rule.'),
      ],
      hint: [],
    },
  ],
};
