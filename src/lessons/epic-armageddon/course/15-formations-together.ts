/** Lesson 15: several formations that fight, count, win and lose as one. */
import { assault, formation, led, moves, stands } from '../../../epic-armageddon/scenario/samples/build.ts';
import { pick } from '../../../epic-armageddon/scenario/samples/datasheets/datasheet.ts';
import { GUARD } from '../../../epic-armageddon/scenario/samples/datasheets/imperial-guard.ts';
import { ORKS } from '../../../epic-armageddon/scenario/samples/datasheets/orks.ts';
import type { Lesson } from '../../lesson.ts';
import { lessonNameOf } from './names.ts';
import { plain, rule } from './sentences.ts';

const NAME = lessonNameOf('formations-together');

export const formationsTogether: Lesson = {
  version: 1,
  ...NAME,
  rules: [
    'A1.1', 'A1.2', 'A1.3', 'A1.4', 'A1.5', 'A1.6', 'A1.7', 'A2.3', 'A3.5', 'A3.6', 'A4.6', 'A5.2', 'A6.2', 'A7.1',
    'A8.1',
  ],
  scenario: assault(
    NAME.title,
    { formation: 'warband', target: 'company' },
    [],
    [
      formation('warband', 'Warlord’s warband', 'attacker', 3, led([
        ...stands('n', 'nobz', [50, 26]), ...stands('b', 'boyz', [46, 26], [54, 26], [42, 26]),
      ], 'n1', 'warlord')),
      formation('mob', 'Second mob', 'attacker', 3, stands('m', 'boyz', [60, 26], [64, 26], [68, 26]), {
        blastMarkers: 1,
      }),
      formation('gunz', 'Big Gunz', 'attacker', 3, stands('z', 'big-gunz', [46, 20], [50, 20])),
      formation('bikes', 'Warbikes', 'attacker', 3, stands('w', 'warbikes', [73, 26])),
      formation('beaten', 'Beaten mob', 'attacker', 3, stands('x', 'boyz', [38, 23]), { broken: true }),
      formation('company', 'Infantry company', 'defender', 2, stands(
        'g', 'infantry', [44, 42], [48, 42], [52, 42], [56, 42],
      )),
      formation('tanks', 'Leman Russ platoon', 'defender', 2, stands(
        'l', 'leman-russ', [61.5, 42], [68, 42], [74.5, 42],
      ), { blastMarkers: 2 }),
      formation('reserve', 'Reserve', 'defender', 2, stands('r', 'infantry', [50, 51], [54, 51])),
    ],
    { ...pick(ORKS, 'nobz', 'boyz', 'warlord', 'big-gunz', 'warbikes'), ...pick(GUARD, 'infantry', 'leman-russ') },
  ),
  decisions: [
    { type: 'target.chosen', target: 'company', intermingled: ['tanks'], combined: ['mob'] },
    ...moves({
      m1: [61.5, 39.5], m2: [67.3, 39.6], m3: [73.6, 39.67], b3: [44, 40], b1: [48, 40], b2: [52, 40], n1: [51, 34],
    }),
    { type: 'charge.ended' },
    { type: 'counterCharge.ended' },
  ],
  dice: [4, 1, 2, 5, 2, 1, 2, 1, 2, 3, 1, 6, 2, 1, 2, 1, 1, 3, 3, 2, 4, 1],
  seed: 8,
  moments: [
    {
      id: 'yours', kind: 'predict', at: { state: 'a1ChooseTarget' }, title: 'Who comes along?',
      text: [
        plain('You lead {formation warband}, and a Warlord is a Commander. Four other formations stand around.'),
        rule('A1.5', 'A Commander can have others fight in the same assault: usually three formations in total.'),
        plain('“I can see them all, so they all come,” says your neighbour.'),
      ],
      ask: { asks: 'who-may-join', side: 'attacker' },
      question: rule('A1.5', 'Which formations may you bring along?'),
      hint: [
        rule('A1.5', 'Each needs a stand within 5 cm of a stand of the Commander’s own formation.'),
        rule('A1.5', 'A broken formation takes no action, so it does not follow either.'),
      ],
      after: [rule('A1.5', 'Near to a formation that comes along is not enough: the Commander’s own is what counts.')],
    },
    {
      id: 'theirs', kind: 'predict', at: { state: 'a1ChooseTarget' }, title: 'Whom do you get with it?',
      text: [
        plain('You mean to charge the {formation company}. Tanks stand on its flank, a reserve behind it.'),
        plain('“One target, one formation,” says the Guard player.'),
      ],
      ask: { asks: 'who-may-join', side: 'defender' },
      question: rule('A1.2', 'Which formations may you charge together with the company?'),
      hint: [rule('A1.2', 'Measure from the company to each of the others: 5 cm between two stands is near enough.')],
      after: [
        rule('A1.2', 'Such formations are intermingled, and you decide whether to charge them together.'),
      ],
    },
    {
      id: 'choose', kind: 'do', at: { state: 'a1ChooseTarget' }, title: 'Name them all',
      text: [
        plain('Your boyz can enter zones of control only of those who are charged.'),
        plain('The tanks’ zones lie across the way of the {formation mob}.'),
      ],
      goal: { goal: 'charge-with', formations: ['mob', 'tanks'] },
      task: rule('A1.5', 'Charge the company and the tanks, and take the {formation mob} along.'),
      hint: [plain('Name the target first, then who fights with it and who fights with you.')],
      after: [
        rule('A5.2', 'Whom you leave out may still support you: only those who do not fight lend fire.'),
      ],
    },
    {
      id: 'hit', kind: 'predict', at: { state: 'a4Attacks.attacks.rolling' }, title: 'Whose losses?',
      text: [
        plain('The {formation mob} has charged the tanks, your warband the company. {unit n1} stands back.'),
        plain('“You named the company, so your hits fall on the company,” says the Guard player.'),
      ],
      ask: { asks: 'who-may-be-hit', side: 'defender' },
      question: rule('A4.6', 'Which stands of the Guard can be hit?'),
      hint: [
        rule('A4.6', 'Ask of each stand of all that fight: does it touch an enemy, or is one near and in sight?'),
      ],
      after: [
        plain('Hits fall on all that fight together, wherever they came from.'),
      ],
    },
    {
      id: 'markers', kind: 'predict', at: { state: 'a6Result.rolling' }, title: 'What do you add?',
      text: [
        plain('Your warband has {markers warband} Blast markers, your {formation mob} has {markers mob}.'),
        plain('The company has {markers company}, the tanks have {markers tanks}. You have {kills attacker} kills.'),
        plain('“My warband is clean,” you say, “that is one for me.”'),
      ],
      ask: { asks: 'modifier-of-a-side', side: 'attacker' },
      question: rule('A1.7', 'What do you add to your higher die, all together?'),
      hint: [
        rule('A1.7', 'The markers of all formations that fight together are added up, on each side.'),
        plain('Count kills, numbers ({left attacker} of yours against {left defender}), then markers.'),
      ],
      after: [rule('A1.3', 'One formation: its numbers and its markers are those of all, and nobody is clean alone.')],
    },
    {
      id: 'break', kind: 'predict', at: { state: 'a6Result.hackDown' }, title: 'Who breaks?',
      text: [
        plain('The Guard has lost by {hackdown}. Its reserve stood near and lent fire.'),
        plain('“You named the company,” says its player, “so the company breaks.”'),
      ],
      ask: { asks: 'who-breaks' },
      hint: [rule('A7.1', 'Whoever has fought on the losing side breaks.')],
      after: [
        rule('A7.1', 'All that fought as one lose as one.'),
      ],
    },
    {
      id: 'after', kind: 'see', at: { state: 'assaultOver' }, title: 'Drawn in by accident',
      text: [
        rule('A3.5', 'A counter-charge can draw in somebody too: the formation that it touches fights from then on.'),
        plain('So look who stands beside you before you charge, and beside them.'),
      ],
      hint: [],
    },
  ],
};
