/** Lesson 12: equal totals, and what another round begins with. */
import { assault, formation, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('ties');

export const ties: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A3.1', 'A3.2', 'A3.8', 'A4.1', 'A4.2', 'A2.6', 'A5.1', 'A5.2', 'A5.5', 'A6.1', 'A6.2', 'A6.4', 'B7'],
  scenario: assault(
    NAME.title,
    { formation: 'assault', target: 'company' },
    [],
    [
      formation('assault', 'Assault detachment', 'attacker', 1, stands(
        'a', 'assault', [48, 4], [53, 4], [58, 4], [63, 4],
      ), { rules: ['they-shall-know-no-fear'] }),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [48, 43], [53, 43], [58, 43], [63, 43], [55.5, 47],
      )),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands('l', 'leman-russ', [72, 44], [76, 46])),
    ],
    { ...pick(MARINES, 'assault'), ...pick(GUARD, 'infantry', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company' },
    ...moves({ a1: [48, 33.5], a2: [53, 33.5], a3: [58, 33.5], a4: [63, 33.5] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
    ...moves({ a1: [48, 41], a2: [53, 41], a3: [58, 41], a4: [63, 41] }),
    { type: 'counterCharge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [5, 1, 2, 3, 5, 2, 1, 3, 4, 2, 1, 2, 4, 3, 1, 3, 4, 1, 1, 2, 3, 4, 3, 2, 2, 3, 5, 2],
  seed: 8,
  moments: [
    {
      id: 'first', kind: 'see', at: { state: 'a6Result.rolling', round: 1 }, title: 'One each',
      text: [
        plain('Your marines ran as far as they could and stand in front of a Guard company; contact was out of reach.'),
        plain('Both sides have fired. You have {kills attacker} kill, they have {kills defender}.'),
        rule('A6.1', 'Now both throw for the result.'),
      ],
      hint: [],
    },
    {
      id: 'who-wins', kind: 'predict', at: { state: 'a6Result.rolling', round: 1 }, title: 'Who has won?',
      text: [
        plain('The dice are thrown. Nobody has a marker. You have {left attacker} stands left, they {left defender}.'),
        plain('“You did not beat me,” says the Guard player, “so you have lost.”'),
      ],
      ask: { asks: 'who-wins-the-result' },
      hint: [
        rule('A6.2', 'Add kills, numbers, and one for having no markers, on both sides.'),
        rule('A6.4', 'No side has an advantage in a tie, neither who charged nor who was charged.'),
      ],
      after: [
        rule('A6.4', 'Nobody has won, so the fight goes on: counter-charges, attacks, support, and a new result.'),
      ],
    },
    {
      id: 'how-far', kind: 'predict', at: { state: 'a3CounterCharge', round: 2 }, title: 'Another charge?',
      text: [
        plain('Round {round}. {unit a2} has Speed 30 and stands {gap a2} from the nearest guardsman.'),
        plain('Your neighbour takes that round for a second charge and would move the stand 30 cm.'),
      ],
      ask: { asks: 'counter-charge-distance', unit: 'a2' },
      hint: [rule('A3.8', 'In a later round the attacker moves by the rules of the counter-charge as well.')],
      after: [
        rule('A3.8', 'From the second round on both sides counter-charge, the attacker first.'),
      ],
    },
    {
      id: 'go-in', kind: 'do', at: { state: 'a3CounterCharge', round: 2 }, title: 'Now you reach them',
      text: [
        plain('You strike on 3+ and fire on 5+; they strike on 6+ and fire on 5+.'),
        rule('A4.1', 'Who is engaged, and how, is asked anew in each round.'),
      ],
      goal: { goal: 'in-contact', side: 'attacker', count: 3 },
      task: rule('A3.8', 'Counter-charge so that three of your stands touch an enemy.'),
      hint: [plain('Straight ahead of each of yours stands a guardsman, and the way is short enough.')],
      after: [rule('A4.2', 'In contact close combat counts, for them too.')],
    },
    {
      id: 'support', kind: 'predict', at: { state: 'a5SupportingFire.calling', round: 2 }, title: 'The tanks again?',
      text: [
        plain('In the first round {unit l1} fired and {unit l2} was too far off.'),
        plain('“It has fired already,” you say.'),
      ],
      ask: { asks: 'who-may-support', side: 'defender' },
      question: rule('A5.2', 'Which stands of the Guard may lend it supporting fire now?'),
      hint: [
        rule('A5.1', 'Everything after the counter-charges is done again, support included.'),
        rule('A5.2', 'Measure again, too: your marines have moved.'),
      ],
      after: [
        rule('A5.1', 'As usually played support is called in every round, and who may lend it is asked every time.'),
      ],
    },
    {
      id: 'kills', kind: 'predict', at: { state: 'a6Result.rolling', round: 2 }, title: 'Which kills count?',
      text: [
        plain('The second round is fought. Some fell in the first one, some in this.'),
        plain('“Each round is counted by itself,” says the Guard player.'),
      ],
      ask: { asks: 'kills-of-a-side', side: 'attacker' },
      question: rule('A6.2', 'How many kills does your side count?'),
      hint: [rule('A6.2', 'The result asks for the kills of this assault.')],
      after: [
        rule('A6.2', 'Kills are kept from round to round.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'There is always a winner',
      text: [
        plain('After {round} rounds it is {total attacker} to {total defender}, and {winner} has won.'),
        rule('A6.4', 'Rounds follow each other until somebody has; an assault never ends undecided.'),
      ],
      hint: [],
    },
  ],
};
