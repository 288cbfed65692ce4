/** Lesson 26: an assault without help, each decision of which is held against the odds afterwards. */
import { assault, formation, led, moves, piece, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import { MARINES } from '../../../epic-armageddon/scenario/samples/datasheets/space-marines.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('on-your-own');

export const onYourOwn: Lesson = {
  version: 1,
  ...NAME,
  rules: ['A1.1', 'A2.6', 'A5.2', 'A5.5', 'A6.2', 'A6.4', 'A6.8', 'A8.1', 'B1', 'H1'],
  scenario: assault(
    NAME.title,
    { formation: 'assault', target: 'nobz' },
    [piece('wood', 'woods', [[58, 28], [66, 27], [67, 35], [59, 36]])],
    [
      formation('assault', 'Assault detachment', 'attacker', 1, led(stands(
        'a', 'assault', [46, 16], [50, 16], [54, 16],
      ), 'a2', 'chaplain'), { rules: ['they-shall-know-no-fear'] }),
      formation('devastators', 'Devastators', 'attacker', 1, stands('v', 'devastator', [37, 30]), {
        rules: ['they-shall-know-no-fear'],
      }),
      formation('mob', 'Mob', 'defender', 3, stands(
        'b', 'boyz', [44, 41], [48, 41], [52, 41], [46, 45], [50, 45],
      ), { blastMarkers: 1 }),
      formation('nobz', 'Nobz', 'defender', 3, stands('n', 'nobz', [68, 42], [72, 42])),
    ],
    { ...pick(MARINES, 'assault', 'devastator', 'chaplain'), ...pick(ORKS, 'boyz', 'nobz') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'mob' },
    ...moves({ a1: [44, 39], a2: [48, 39], a3: [52, 39] }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  seed: 12,
  moments: [
    {
      id: 'table', kind: 'see', at: { state: 'a1ChooseTarget' }, title: 'What lies before you',
      text: [
        plain('You lead three stands of an {formation assault}; a chaplain goes with {unit a2}.'),
        plain('A {formation mob} with {markers mob} Blast marker stands ahead of you.'),
        plain('To its right wait two stands of {formation nobz}, near enough to take an interest.'),
        rule('A5.2', 'Your {formation devastators} may support you where they reach an ork who fights.'),
        plain('From now on nobody asks, and nobody says what is right.'),
      ],
      hint: [],
    },
    {
      id: 'own', kind: 'do', at: { state: 'a1ChooseTarget' }, title: 'Your assault',
      text: [
        rule('A1.1', 'Choose your target, and everything that follows.'),
        plain('Afterwards each of your decisions is held against what else you could have done, and against the odds.'),
        plain('What is weighed is your chance to win at that moment, not what the dice made of it.'),
      ],
      goal: { goal: 'play-well', side: 'attacker', slack: 10 },
      task: rule('A1.1', 'Play the assault to its end. No decision should cost you more than ten points in a hundred.'),
      hint: [
        rule('A6.2', 'Count before you choose: numbers, markers, who inspires, and who strikes how well.'),
        plain('Two of yours can touch one of theirs, and close combat is what your marines are good at.'),
        plain('Among stands equally near it is you who chooses whom of yours a hit falls on.'),
      ],
      after: [
        plain('Each decision was as good as any other that was tried, or nearly.'),
      ],
    },
    {
      id: 'kills', kind: 'predict', at: { state: 'assaultOver' }, title: 'Your account',
      text: [
        plain('It ended in round {round}, and {winner} has won. Look back through the log.'),
        plain('Some count everybody who has gone, those who were cut down or caught in flight as well.'),
      ],
      ask: { asks: 'kills-of-a-side', side: 'attacker' },
      question: rule('A6.2', 'How many kills does your side count?'),
      hint: [rule('A6.2', 'Kills are those of attacks and of supporting fire, before the result was thrown.')],
      after: [rule('A6.8', 'Whom a hack-down takes is lost all the same, but is no kill.')],
    },
    {
      id: 'markers', kind: 'predict', at: { state: 'assaultOver' }, title: 'And what you have to carry',
      text: [
        plain('You have lost {lost attacker} and have {left attacker} stands left.'),
        plain('“After a fight like that everybody has a marker,” says the ork player.'),
      ],
      ask: { asks: 'markers-on', formation: 'assault' },
      question: rule('A8.1', 'How many Blast markers does your {formation assault} have?'),
      hint: [
        rule('A8.1', 'The winner takes one for each of its losses.'),
        rule('B1', 'Whoever has broken has none.'),
      ],
      after: [rule('A8.1', 'The fewer you lose, the fewer markers you have to get rid of.')],
    },
    {
      id: 'end', kind: 'see', at: { state: 'assaultOver' }, title: 'The end of the course',
      text: [
        plain('That was a whole assault, and it was yours.'),
        rule('A6.4', 'You know its steps, and why there is a winner in the end.'),
        plain('Open any of the bundled assaults, change one thing, and see what it does to the odds.'),
      ],
      hint: [],
    },
  ],
};
