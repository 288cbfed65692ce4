/** Lesson 8: hits that leave hardly a save. */
import { assault, formation, led, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('macro-weapons');

export const macroWeapons: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A4.2', 'A4.4', 'H1', 'H6', 'H7', 'V4', 'V5', 'V6', 'V7', 'V9', 'V10', 'V13'],
  scenario: assault(
    NAME.title,
    { formation: 'terminators', target: 'company' },
    [piece('ruins', 'ruins', [[44, 38.8], [50.5, 38.8], [50.5, 46], [44, 46]], 'Ruins')],
    [
      formation('terminators', 'Terminator detachment', 'attacker', 1, led(stands(
        't', 'terminator', [48, 26], [53, 26], [58, 26], [50.5, 22],
      ), 't1', 'captain'), { rules: ['they-shall-know-no-fear'] }),
      formation('company', 'Infantry company', 'defender', 2, [
        ...stands('l', 'leman-russ', [53, 40.5]),
        ...stands('g', 'infantry', [48, 40], [58, 40], [48, 44.5], [58, 44.5], [53, 45.5]),
      ]),
    ],
    { ...pick(MARINES, 'terminator', 'captain'), ...pick(GUARD, 'infantry', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ t1: [48, 38], t2: [53, 38], t3: [58, 38], t4: [50.5, 33] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hits.allocated' },
    { type: 'hit.moved', side: 'defender', hit: 0, to: 'g1' },
    { type: 'hits.allocated' },
  ],
  dice: [4, 5, 2, 1, 5, 2, 2, 3, 2, 3, 1, 5, 1, 3, 2, 5, 5, 4, 3, 5, 4, 2],
  seed: 17,
  moments: [
    {
      id: 'power', kind: 'see', at: { state: 'a4Attacks' }, title: 'Power weapons',
      text: [
        plain(
          'Terminators have reached your {formation company}. Each carries a power weapon: one extra attack, with '
          + 'a macro-weapon.',
        ),
        plain('Their captain has another. You have infantry, some of it among walls, and a tank.'),
        rule('A4.2', 'An extra attack is thrown at the same value as the others of its stand.'),
      ],
      hint: [],
    },
    {
      id: 'dice', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'How many dice for them?',
      text: [
        plain('Three Terminators touch your stands, the captain is with one of them, and a fourth fires from behind.'),
        plain('“Four with two dice each, and another one for the captain,” says their player.'),
      ],
      ask: { asks: 'dice-of-a-side', side: 'attacker' },
      hint: [
        rule('A4.2', 'Count one die for each stand, and the extra ones of assault weapons in contact.'),
        rule('A4.2', 'Whoever fires leaves the power weapon alone.'),
      ],
      after: [
        rule('V6', 'Only the extra attacks are the macro-weapon’s, and only in contact.'),
        rule('A4.2', 'The first die of each stand is an ordinary one.'),
      ],
    },
    {
      id: 'walls', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Walls against a power weapon',
      text: [plain('{unit g1} saves on {save g1} for the ruins around it. A friend thinks that stone is stone.')],
      ask: { asks: 'may-it-save', unit: 'g1', effect: 'macro-weapon' },
      hint: [rule('V6', 'Ask what a macro-weapon leaves of armour, and what of cover.')],
      after: [rule('V6', 'Cover is of no use against a macro-weapon, and ordinary armour is not either.')],
    },
    {
      id: 'tank', kind: 'predict', at: { state: 'a4Attacks' }, title: 'And the tank?',
      text: [
        plain('{unit l1} has Reinforced Armour of 4+.'),
        rule('V4', 'Against an ordinary hit it would throw, and if that failed throw again.'),
      ],
      ask: { asks: 'save-needed', unit: 'l1', effect: 'macro-weapon' },
      hint: [rule('V6', 'Reinforced Armour is the exception, but it does not keep both of its throws.')],
      after: [
        rule('V6', 'Reinforced Armour has one throw against a macro-weapon, and no second one.'),
      ],
    },
    {
      id: 'titan-killer', kind: 'predict', at: { state: 'a4Attacks' }, title: 'If it were a Titan Killer',
      text: [plain('Suppose that the hit on {unit l1} came from a Titan Killer, the heaviest kind of weapon.')],
      ask: { asks: 'save-needed', unit: 'l1', effect: 'titan-killer' },
      hint: [rule('V7', 'A Titan Killer does all that a macro-weapon does, and one thing more.')],
      after: [rule('V7', 'Against a Titan Killer even Reinforced Armour is of no use.')],
    },
    {
      id: 'captain', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Does anything help at all?',
      text: [
        plain('Turn it round: a Titan Killer hits {unit t1}, the stand of their captain.'),
        plain('He brings an invulnerable save with him. “Nothing saves from a Titan Killer,” you are told.'),
      ],
      ask: { asks: 'may-it-save', unit: 't1', effect: 'titan-killer' },
      hint: [rule('V10', 'After armour or cover, or in their place, a hit may meet a second kind of save.')],
      after: [
        rule('V9', 'An invulnerable save of 6+ stands against any attack, and nothing makes it harder.'),
      ],
    },
    {
      id: 'place-it', kind: 'do', at: { state: 'a4Attacks.attacks.macroAllocating' }, title: 'Where to put it',
      text: [
        plain('Ordinary hits have been saved and their dead removed; macro-weapon hits are placed only now.'),
        plain('As usually played they begin at the nearest who is left, hit before or not.'),
        plain('Such hits on your side: {hits defender}. Your tank is in front.'),
      ],
      goal: { goal: 'spare', unit: 'l1' },
      task: rule('H1', 'Place the hits so that {unit l1} takes none, and go on.'),
      hint: [rule('H1', 'Somebody else may stand equally near, in contact, and be worth less.')],
      after: [rule('H1', 'Of those equally near, the cheapest is the best place for a hit that leaves no save.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('You have lost {lost defender}, the Terminators {lost attacker}.'),
        rule('A4.4', 'Had a Terminator died to your ordinary hits, its power weapon would have struck all the same.'),
      ],
      hint: [],
    },
  ],
};
