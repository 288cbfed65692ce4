/** Lesson 11: two dice of which one counts, and what is added to it. */
import { assault, formation, led, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('the-result');

export const theResult: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A5.5', 'A6.1', 'A6.2', 'A6.3', 'A6.4', 'B1', 'B2', 'H1', 'W8'],
  scenario: assault(
    NAME.title,
    { formation: 'assault', target: 'warband' },
    [],
    [
      formation('assault', 'Assault detachment', 'attacker', 1, led(stands(
        'a', 'assault', [48, 14], [53, 14], [58, 14], [63, 14],
      ), 'a1', 'chaplain'), { rules: ['they-shall-know-no-fear'] }),
      formation('warband', 'Warband', 'defender', 3, stands(
        'b', 'boyz', [48, 40], [53, 40], [58, 40], [63, 40], [55.5, 45], [55.5, 51], [55.5, 57], [58.5, 62], [53, 62],
      ), { blastMarkers: 2 }),
      formation('gunz', 'Big Gunz', 'defender', 3, stands('z', 'big-gunz', [71, 43], [71, 48])),
    ],
    { ...pick(MARINES, 'assault', 'chaplain'), ...pick(ORKS, 'boyz', 'big-gunz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'warband' },
    ...moves({ a1: [48, 38], a2: [53, 38], a3: [58, 38], a4: [63, 38] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    { type: 'hit.moved', side: 'attacker', hit: 0, to: 'a4' },
  ],
  dice: [3, 4, 2, 2, 1, 4, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2, 3, 4, 5, 1],
  seed: 8,
  moments: [
    {
      id: 'spare', kind: 'do', at: { state: 'a4Attacks.attacks.allocating' }, title: 'Somebody worth a point',
      text: [
        plain(
          'Your marines have charged a {formation warband}. A chaplain, who inspires, goes with {unit a1}, and you '
          + 'are hit once.',
        ),
        rule('A6.2', 'Each stand of yours that inspires adds one to the result, but it has to live to see it.'),
      ],
      goal: { goal: 'spare', unit: 'a1' },
      task: rule('H1', 'See to it that the hit does not fall on {unit a1}.'),
      hint: [rule('H1', 'All four touch an enemy and are equally near; among equals the owner chooses.')],
      after: [rule('A6.2', 'He lives, and counts. Whoever inspires among supporters would not.')],
    },
    {
      id: 'numbers', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'Count the orks',
      text: [
        rule('A6.2', 'Both sides compare their numbers, as they stand after the losses.'),
        plain('Some boyz are too far back to have fought, and {formation gunz} have fired from the flank.'),
        plain('“Count those who fought,” says somebody, “the guns too.”'),
      ],
      ask: { asks: 'counted-for-numbers', side: 'defender' },
      question: rule('A6.2', 'How many stands do the orks count?'),
      hint: [rule('A6.2', 'Ask of each stand whether its formation fights in this assault, and whether it lives.')],
      after: [
        rule('A6.2', 'All of the formation count, engaged or not. Supporters do not.'),
        rule('A6.2', 'More numbers are worth one, more than twice as many are worth two.'),
      ],
    },
    {
      id: 'yours', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'What do you add?',
      text: [
        plain('Your kills: {kills attacker}. Your markers: {markers assault}; those of the orks: {markers warband}.'),
        plain('“Markers count once,” says your opponent, “either yours or mine.”'),
      ],
      ask: { asks: 'modifier-of-a-side', side: 'attacker' },
      question: rule('A6.2', 'What do you add to your higher die, all together?'),
      hint: [
        rule('A6.2', 'Five lines: kills, numbers, no marker of your own, more on the enemy, those who inspire.'),
        rule('A6.2', 'To have no marker is worth one, and that the enemy has more of them is worth another.'),
      ],
      after: [
        rule('A6.3', 'Only markers from before the fight count; those for its losses come when all is over.'),
      ],
    },
    {
      id: 'theirs', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'And the orks?',
      text: [
        plain('They have {kills defender} kill, markers, and {left defender} stands against your {left attacker}.'),
        plain('Their player adds one for being more.'),
      ],
      ask: { asks: 'modifier-of-a-side', side: 'defender' },
      question: rule('A6.2', 'What do the orks add to their higher die, all together?'),
      hint: [rule('A6.2', 'Twice as many exactly is not more than twice as many. Divide.')],
      after: [rule('A5.5', 'Had the guns killed somebody, that would stand here as well, and nothing else of theirs.')],
    },
    {
      id: 'chance', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'What is a lead of two points worth?',
      text: [
        rule('A6.1', 'Each side throws two dice and keeps the higher one.'),
        plain('You are a little ahead. Say how safe that is.'),
      ],
      ask: { asks: 'chance-to-win', side: 'attacker', within: 12 },
      question: rule('A6.4', 'How likely is it that you win, in percent, give or take 12?'),
      hint: [rule('A6.1', 'The higher of two dice is a 5 or a 6 more often than not, on either side.')],
      after: [
        plain('A small lead is worth much, because the higher of two dice does not swing as far as a single one.'),
      ],
    },
    {
      id: 'winner', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'The dice are on the table',
      text: [plain('Each player adds what has been counted, and somebody adds up both dice.')],
      ask: { asks: 'who-wins-the-result' },
      hint: [rule('A6.1', 'The lower die of each side is put aside before anything is added.')],
      after: [rule('A6.4', 'The higher total wins, and by how much matters to the loser.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'What it came to',
      text: [
        plain('You threw {dice attacker} and came to {total attacker}.'),
        plain('They threw {dice defender} and came to {total defender}.'),
        plain('Look how little lay between them: one stand that inspires can be all of it.'),
        rule('B1', 'Markers for losses come now. One for each stand breaks a formation, of marines two for each.'),
      ],
      hint: [],
    },
  ],
};
