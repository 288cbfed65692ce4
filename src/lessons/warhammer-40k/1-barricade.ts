/** Lesson 1: cover, and the grenades that take its worth away. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

export const barricade: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-barricade'),
  rules: ['40k.2', '40k.3', '40k.24', '40k.26', '40k.27', '40k.28', '40k.30', '40k.33', '40k.38', '40k.45'],
  takes: [
    {
      id: 'bare', name: 'Trial rules, seven steps, no grenades', sample: 'barricade-without-frag',
      edition: 'trial-seven-steps', seed: 7, dice: [4, 5, 6, 4, 2, 1, 3, 6, 5, 2, 5, 6, 2, 3, 1, 4, 2, 4],
    },
    {
      id: 'frag', name: 'Trial rules, seven steps, frag grenades', sample: 'barricade-with-frag',
      edition: 'trial-seven-steps', seed: 7,
    },
    {
      id: 'eight', name: 'Trial rules, eight steps, no grenades', sample: 'barricade-without-frag',
      edition: 'trial-eight-steps', seed: 7,
    },
    {
      id: 'seventh', name: 'Seventh edition, no grenades', sample: 'barricade-without-frag', edition: '7th', seed: 7,
      dice: [5, 4],
    },
  ],
  moments: [
    {
      id: 'charge', kind: 'do', take: 'bare', at: { state: 'chargeTogether.declaring' }, title: 'Over the barricade',
      text: [
        plain('Five marines of yours stand 3″ from ten guardsmen, with a barricade between them.'),
        rule(
          '40k.3',
          'By the trial rules, drafts of an edition to come, in their later form of seven steps, they charge up to '
          + '6″; no dice are thrown for it.',
        ),
      ],
      decide: { decides: 'charge', unit: 'marines' }, soThat: { comes: 'locked', unit: 'marines', target: 'guard' },
      until: 'fight', task: rule('40k.2', 'Declare a charge that brings the two units into combat.'),
      hint: [rule('40k.2', 'Whoever is to charge says whom, before anybody moves.')],
      after: [plain('Every marine stands at the barricade, in contact with two guardsmen.')],
    },
    {
      id: 'first', kind: 'predict', take: 'bare', at: { state: 'fight' }, title: 'Who is quicker?',
      text: [
        plain(
          'A marine has Initiative 4, a guardsman 3; the higher one usually strikes first. These marines carry no '
          + 'grenades.',
        ),
        plain('“Four comes before three,” says your friend.'),
      ],
      ask: { asks: 'who-strikes-first' },
      hint: [
        rule('40k.28', 'Cover gives no save in close combat. It gives time.'),
        rule('40k.28', 'It counts in the turn of the charge, for those who are charged.'),
      ],
      after: [rule('40k.28', 'Whoever is charged in cover waits for the charge, and strikes before it.')],
    },
    {
      id: 'when', kind: 'predict', take: 'bare', at: { state: 'fight' }, title: 'How quick is that?',
      text: [rule('40k.27', 'The ladder of Initiative goes from 10 down to 1.')],
      ask: { asks: 'when-does-it-strike', model: 'guard-1' },
      hint: [rule('40k.28', 'The later trial rules give those in cover the highest rung that there is.')],
      after: [rule('40k.28', 'Initiative 10, however slow the profile is.')],
    },
    {
      id: 'fall', kind: 'predict', take: 'bare', at: { state: 'fight.striking.saving', rung: 10 },
      title: 'Before you have moved a hand',
      text: [
        rule('40k.38', 'The guardsmen have thrown: Weapon Skill 3 against 4 hits on 4+, a 4 or more on the die.'),
        plain('Two wounds have come through. Marines save on 3+.'),
      ],
      ask: { asks: 'how-many-fall', unit: 'marines' },
      hint: [rule('40k.45', 'A die saves if it shows 3 or more; who does not save is lost.')],
      after: [rule('40k.27', 'Whoever falls on an earlier rung does not strike any more.')],
    },
    {
      id: 'frag', kind: 'predict', take: 'frag', at: { state: 'fight' }, title: 'The same charge with frag grenades',
      text: [
        plain('The same marines, the same barricade; but each marine has frag grenades.'),
        rule('40k.30', 'They keep heads down behind cover for a moment.'),
      ],
      ask: { asks: 'who-strikes-first' },
      hint: [rule('40k.30', 'Frag grenades do not slow the enemy down. They make those quick who throw them.')],
      after: [rule('40k.30', 'Both strike at Initiative 10, and whoever falls has struck.')],
    },
    {
      id: 'dice', kind: 'predict', take: 'frag', at: { state: 'fight.striking.hitting' }, title: 'A handful of dice',
      text: [plain('A marine has 1 attack in his profile, a chainsword and a pistol. All five touch somebody.')],
      ask: { asks: 'dice-of-a-side', side: 'attacker' },
      hint: [
        rule('40k.26', 'A weapon in each hand is one attack more.'),
        rule('40k.24', 'And so is a charge, in the turn in which it was made.'),
      ],
      after: [rule('40k.24', 'Three for each of five. Next turn it would be two.')],
    },
    {
      id: 'eight', kind: 'predict', take: 'eight', at: { state: 'fight' }, title: 'An earlier draft',
      text: [
        plain('No grenades again, but the earlier trial rules with their eight steps.'),
        rule('40k.28', 'They know cover as well, and put it elsewhere.'),
      ],
      ask: { asks: 'when-does-it-strike', model: 'guard-1' },
      hint: [rule('40k.28', 'It is no rung of the ladder. It comes before the ladder begins.')],
      after: [rule('40k.28', 'Even a model of Initiative 10 would have to wait for them.')],
    },
    {
      id: 'seventh', kind: 'predict', take: 'seventh', at: { state: 'fight' }, title: 'And the seventh edition',
      text: [
        plain('The marines have thrown 5 and 4 for their charge, and are there.'),
        plain('“A barricade is a barricade,” says your friend, “they strike first.”'),
      ],
      ask: { asks: 'does-cover-help', unit: 'guard' },
      hint: [rule('40k.28', 'Look for the word cover in its rules on Initiative.')],
      after: [rule('40k.33', 'There it is difficult terrain on the way that makes chargers slow, and not cover.')],
    },
  ],
};
