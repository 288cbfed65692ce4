/** Lesson 3: which value a stand uses, and how many dice it throws. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { infantry, pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ELDAR } from '../../../epic-armageddon/scenario/samples/datasheets/eldar.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('close-combat-or-firefight');

const COVEN = {
  mutants: infantry('Mutants', 15, { armour: 6, cc: 4, ff: 6 }),
  'chaos-hounds': infantry('Chaos Hounds', 30, { armour: 6, cc: 4 }),
} as const;

export const closeCombatOrFirefight: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.2', 'A2.3', 'A2.4', 'A2.7', 'A2.8', 'A3.1', 'A3.2', 'A3.9', 'A4.1', 'A4.2', 'A4.3', 'A4.4'],
  scenario: assault(
    NAME.title,
    { formation: 'avengers', target: 'coven' },
    [],
    [
      formation('avengers', 'Dire Avengers warhost', 'attacker', 2, stands(
        'v', 'dire-avengers', [48, 18], [52, 18], [56, 18], [60, 18], [64, 18],
      )),
      formation('coven', 'Coven', 'defender', 2, [
        ...stands('m', 'mutants', [48, 40], [52, 40], [64, 40]),
        ...stands('d', 'chaos-hounds', [56, 40], [60, 40], [58, 43]),
      ]),
    ],
    { ...pick(ELDAR, 'dire-avengers'), ...COVEN },
  ),
  decisions: [
    { type: 'target.chosen', target: 'coven' },
    ...moves({ v1: [48, 32.8], v2: [52, 32.8], v3: [56, 32.8], v4: [60, 32.8], v5: [64, 32.8] }),
    { type: 'charge.ended' },
    ...moves({ d1: [56, 34.8], d2: [60, 34.8] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [2, 5, 4, 2, 3, 5, 1, 2, 4, 6, 3, 6, 2, 2, 6, 3, 5, 2, 3, 4, 2, 5, 3],
  seed: 5,
  moments: [
    {
      id: 'short', kind: 'see', at: { state: 'a3CounterCharge' }, title: 'They stopped short on purpose',
      text: [
        plain(
          'Avengers charge your {formation coven}. Firing they hit on 4+, which is a 4 or more on the die, in '
          + 'close combat on 5+.',
        ),
        plain('They stand {gap v3} away and could have come all the way.'),
        rule('A2.2', 'A charge needs no contact: within 15 cm and in sight is an assault as well.'),
      ],
      hint: [],
    },
    {
      id: 'who-fires', kind: 'predict', at: { state: 'a3CounterCharge' }, title: 'If everybody stayed where they are',
      text: [
        plain('Mutants fire badly, on 6+; your hounds have teeth and nothing else.'),
        plain('All of them are well within 15 cm, and somebody says that all of them fire.'),
      ],
      ask: { asks: 'who-fires-in-the-firefight', side: 'defender' },
      hint: [rule('A4.3', 'A dash in place of a firefight value says that there is none.')],
      after: [rule('A4.3', 'Without a firefight value one attacks in contact or not at all, but can be hit.')],
    },
    {
      id: 'bite', kind: 'do', at: { state: 'a3CounterCharge' }, title: 'Let the hounds off',
      text: [
        plain('Hounds have Speed 30 and can counter-charge 10 cm.'),
        rule('A3.2', 'They have to go straight at the nearest enemy.'),
      ],
      goal: { goal: 'engaged', units: ['d1', 'd2'] },
      task: rule('A4.2', 'Counter-charge so that {unit d1} and {unit d2} may attack, and end the counter-charge.'),
      hint: [
        plain('Only contact gives a hound an attack; straight ahead is the way.'),
        rule('A2.8', 'Your formation has to keep its coherency: gaps between its stands of at most 5 cm.'),
      ],
      after: [
        rule('A4.2', 'In contact they strike on 4+. What it does to those they touch is the next question.'),
      ],
    },
    {
      id: 'who-strikes', kind: 'predict', at: { state: 'a4Attacks' }, title: 'What the Avengers may do',
      text: [
        plain('The player of the Avengers says: “I never charged into contact, so all of mine fire.”'),
        plain('Look at the table and tell who of them does not.'),
      ],
      ask: { asks: 'who-strikes-in-close-combat', side: 'attacker' },
      hint: [rule('A4.2', 'What counts is whether bases touch now, and not who brought it about.')],
      after: [rule('A4.2', 'Contact means the close combat value, for both, whoever came and whichever is better.')],
    },
    {
      id: 'value', kind: 'predict', at: { state: 'a4Attacks' }, title: 'The face that it needs',
      text: [plain('{unit v3} has 5+ in close combat and 4+ in a firefight. Its owner lifts a die.')],
      ask: { asks: 'value-needed', unit: 'v3' },
      hint: [rule('A4.2', 'Only skimmers and war engines have a choice, and nothing is ever added to the die.')],
      after: [rule('A4.2', 'The value follows from where a stand is, and no cover and no marker changes the die.')],
    },
    {
      id: 'dice', kind: 'predict', at: { state: 'a4Attacks' }, title: 'How many dice?',
      text: [
        plain('Each Avenger carries a catapult that adds one attack.'),
        plain('It is listed with the small arms. Five stands with two dice each, says its owner.'),
      ],
      ask: { asks: 'dice-of-a-side', side: 'attacker' },
      hint: [rule('A4.2', 'Extra attacks of small arms are firefight attacks, those of assault weapons are blows.')],
      after: [
        rule('A4.2', 'Whoever is in contact, war engines aside, leaves small arms and their extra attacks alone.'),
        plain('That is what your hounds have won for you before a die was thrown.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        rule('A4.4', 'Blows and shots fell together; who was in contact and who was not made no difference to that.'),
        plain('Your coven has lost {lost defender}, the Avengers {lost attacker}.'),
      ],
      hint: [],
    },
  ],
};
