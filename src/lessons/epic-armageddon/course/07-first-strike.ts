/** Lesson 7: attacks that come before all others. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ELDAR } from '../../../epic-armageddon/scenario/samples/datasheets/eldar.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('first-strike');

export const firstStrike: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A2.1', 'A2.5', 'A2.6', 'A4.2', 'A4.4', 'A4.5', 'A5.3', 'H6'],
  scenario: assault(
    NAME.title,
    { formation: 'banshees', target: 'mob' },
    [],
    [
      formation('banshees', 'Howling Banshees warhost', 'attacker', 2, stands(
        'h', 'howling-banshees', [48, 20], [53, 20], [58, 20], [50.5, 17], [55.5, 17],
      )),
      formation('mob', 'Warband', 'defender', 3, [
        ...stands('b', 'boyz', [48, 40], [53, 40], [58, 40], [48, 44.5], [58, 44.5]),
        ...stands('n', 'nobz', [53, 44.5]),
      ]),
    ],
    { ...pick(ELDAR, 'howling-banshees'), ...pick(ORKS, 'boyz', 'nobz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'mob' },
    ...moves({ h1: [48, 38], h2: [53, 38], h3: [58, 38], h4: [50.5, 33], h5: [55.5, 33] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [2, 5, 1, 3, 4, 4, 5, 4, 3, 6, 2, 2, 5, 3, 4, 2, 1, 5],
  seed: 13,
  moments: [
    {
      id: 'masks', kind: 'see', at: { state: 'a2Charge.moving' }, title: 'Your Banshees',
      text: [
        plain('They hit on 2+ in close combat and on 5+ in a firefight; an ork needs 4+ up close.'),
        plain('Their masks give First Strike to close combat. Their armour is light.'),
        rule('A2.1', 'They infiltrate, so that their charge may be twice their Speed: 30 cm.'),
      ],
      hint: [],
    },
    {
      id: 'charge', kind: 'do', at: { state: 'a2Charge.moving' }, title: 'Where the masks count',
      text: [
        plain('A mask frightens whoever is near enough to look into it.'),
        plain('From afar your Banshees are poor shots.'),
      ],
      goal: { goal: 'in-contact', side: 'attacker', count: 3 },
      task: rule('A2.6', 'Bring three of your stands into base contact.'),
      hint: [
        rule('A2.6', 'Two of yours may share one ork, or each takes one of its own.'),
      ],
      after: [plain('Three in contact. End the charge when the others stand where you want them.')],
    },
    {
      id: 'who-first', kind: 'predict', at: { state: 'a4Attacks' }, title: 'Who strikes first?',
      text: [
        plain('All moves are over, and nobody has thrown a die yet.'),
        plain('Your friend reads the name of the formation and says that all of it goes first.'),
      ],
      ask: { asks: 'who-strikes-first', side: 'attacker' },
      hint: [
        rule('A4.4', 'First Strike of an assault weapon is for close combat, that of small arms for the firefight.'),
      ],
      after: [rule('A4.4', 'Who stays out of contact attacks later, with everybody else.')],
    },
    {
      id: 'losses', kind: 'predict', at: { state: 'a4Attacks.firstStrike.settling' }, title: 'The first dice',
      text: [
        plain('Your Banshees have struck: boyz save on 6+, nobz on 4+.'),
        rule('H6', 'These hits are placed, saved and settled before anybody else attacks.'),
      ],
      ask: { asks: 'how-many-are-lost', side: 'defender' },
      hint: [rule('A4.5', 'Each hit on a stand is saved by its armour; whoever fails is removed.')],
      after: [rule('A4.5', 'The dead are taken off the table now.')],
    },
    {
      id: 'strike-back', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'The answer',
      text: [
        plain('The ork player gathers a die for every stand that was there when you charged.'),
        rule('A4.4', 'And it is true: attacks are simultaneous, and usually whoever dies has struck.'),
      ],
      ask: { asks: 'dice-of-a-side', side: 'defender' },
      hint: [rule('A4.4', 'First Strike is the one exception to attacks at the same time.')],
      after: [rule('A4.4', 'Whoever fell to First Strike does not strike back.')],
    },
    {
      id: 'rest', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'And the rest of yours?',
      text: [
        plain('Banshees whose victims have fallen have nobody left in front of them.'),
        plain('“Now they are free to fire,” says your friend.'),
      ],
      ask: { asks: 'who-fires-in-the-firefight', side: 'attacker' },
      hint: [rule('A4.2', 'Each stand attacks once in a round; extra attacks come on top of that.')],
      after: [rule('A4.4', 'Who has struck first has had its attack; the others make theirs now.')],
    },
    {
      id: 'after', kind: 'see', at: { state: 'a6Result' }, title: 'What came of it',
      text: [
        plain('Your kills: {kills attacker}; stands that you have lost: {lost attacker}.'),
        rule('A5.3', 'Friends who lend fire have no use for First Strike: it counts in the attacks alone.'),
      ],
      hint: [],
    },
  ],
};
