/** Lesson 6: who saves by cover, against what, and who never does. */
import { assault, formation, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { infantry, pick, smallArms, weapon } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('cover');

const RIDERS = {
  'rough-riders': infantry('Rough Riders', 20, {
    armour: 6, cc: 4, ff: 6, abilities: ['infiltrator', 'mounted', 'scout'],
    weapons: [smallArms('Laspistols'), weapon('Power Lances', 1, ['first-strike'])],
  }),
} as const;

export const cover: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.10', 'A2.12', 'A3.1', 'A3.2', 'A4.2', 'H8', 'L5', 'V1', 'V2', 'V3', 'V8'],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [
      piece('ruins', 'ruins', [[43, 38], [65.5, 38], [65.5, 46], [43, 46]], 'Chapel ruins'),
      piece('wood', 'woods', [[67, 40], [77, 40], [77, 50], [67, 50]], 'Orchard'),
      piece('copse', 'woods', [[36, 28], [47, 28], [47, 37], [36, 37]], 'Copse'),
    ],
    [
      formation('warband', 'Warband', 'attacker', 3, [
        ...stands('b', 'boyz', [48, 26], [53, 26], [58, 26], [63, 26]),
        ...stands('n', 'nobz', [42, 24]),
      ]),
      formation('company', 'Infantry company', 'defender', 2, [
        ...stands('g', 'infantry', [48, 42], [53, 42], [58, 42], [53, 48.5], [70, 44]),
        ...stands('l', 'leman-russ', [63, 42]),
        ...stands('r', 'rough-riders', [73.5, 44]),
      ]),
    ],
    { ...pick(ORKS, 'boyz', 'nobz'), ...pick(GUARD, 'infantry', 'leman-russ'), ...RIDERS },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ b1: [48, 40], b2: [53, 40], b3: [58, 40], b4: [63, 39.5], n1: [44.5, 35.5] }),
    { type: 'charge.ended' },
    ...moves({ g4: [53, 44.5] }),
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 2, 5, 3, 6, 2, 6, 3, 1, 4, 2, 3, 5, 1, 6, 3, 5, 4, 3, 2],
  seed: 9,
  moments: [
    {
      id: 'ruins', kind: 'see', at: { state: 'a3CounterCharge' }, title: 'A fight among walls',
      text: [
        plain('Orks have run into the ruins in which your {formation company} was waiting.'),
        plain('One of them, {unit n1}, stopped in a copse. Your tank stands in the ruins as well.'),
        rule('L5', 'Infantry in ruins may have a save of 4+ for its cover, in woods one of 5+.'),
        plain('You are to say who has it.'),
      ],
      hint: [],
    },
    {
      id: 'get-in', kind: 'do', at: { state: 'a3CounterCharge' }, title: 'Get in',
      text: [
        plain('{unit g4} stands in the open behind the ruins.'),
        rule('A3.1', 'It touches nobody and may counter-charge 5 cm.'),
      ],
      goal: { goal: 'in-cover', units: ['g4'] },
      task: rule('V2', 'See to it that {unit g4} stands in cover when the counter-charge ends.'),
      hint: [rule('A3.2', 'The nearest enemy lies straight across the ruins.')],
      after: [rule('V2', 'It stands in cover and has a save where it had none at all.')],
    },
    {
      id: 'orks', kind: 'predict', at: { state: 'a4Attacks' }, title: 'The orks in the same ruins',
      text: [
        plain('The ork player points at the walls: “Mine are in there too, and one is in the wood.”'),
        plain('Choose those of his stands that save by their cover.'),
      ],
      ask: { asks: 'who-saves-by-cover', side: 'attacker' },
      hint: [
        rule('V3', 'Ask first who charged, and only then where they stand.'),
        plain('An answer with nobody in it is an answer as well.'),
      ],
      after: [
        rule('V3', 'Whoever charges gives up cover for the whole assault, wherever the charge has ended.'),
      ],
    },
    {
      id: 'guard', kind: 'predict', at: { state: 'a4Attacks' }, title: 'And your own side?',
      text: [
        plain('Now your own stands. {unit l1} is in the ruins up to its turret.'),
        plain('{unit g5} and {unit r1} are in the orchard, on foot and on horseback.'),
        plain('A friend says that cover counts only for those in contact.'),
      ],
      ask: { asks: 'who-saves-by-cover', side: 'defender' },
      hint: [
        rule('V2', 'Cover saves are for infantry.'),
        rule('V2', 'It does not matter how the hit was scored, only where its victim stands.'),
      ],
      after: [
        rule('V3', 'Vehicles save by cover only in works that were built for them.'),
        rule('V2', 'Mounted troops are vehicles where terrain is concerned, unless your club has it otherwise.'),
      ],
    },
    {
      id: 'to-hit', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'Is it harder to hit?',
      text: [
        plain('{unit b1} attacks somebody among walls; on its datasheet stands 4+ for close combat.'),
        plain('When you shoot at cover, the die is one harder. Your friend would do the same here.'),
      ],
      ask: { asks: 'value-needed', unit: 'b1' },
      hint: [rule('A4.2', 'Shooting has its modifiers. Ask whether attacks in an assault have any.')],
      after: [rule('A4.2', 'In an assault nothing makes a hit easier or harder; cover is a save and no more.')],
    },
    {
      id: 'flames', kind: 'predict', at: { state: 'a4Attacks' }, title: 'If they had flames',
      text: [
        plain('Suppose that a hit came from a weapon that ignores cover.'),
        plain('{unit g1} has no armour of its own, but stone walls around it.'),
      ],
      ask: { asks: 'save-needed', unit: 'g1', effect: 'ignore-cover' },
      hint: [rule('V8', 'Such a hit leaves armour alone and takes the cover away.')],
      after: [
        rule('V8', 'Against such a weapon only armour helps.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('You have lost {lost defender}, the orks {lost attacker}.'),
        rule('A2.10', 'An ordinary vehicle that drives into ruins throws a die, and on a 1 it is lost.'),
      ],
      hint: [],
    },
  ],
};
