/** Lesson 2: the ladder of Initiative, and a weapon at its lowest rung. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

export const powerFist: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-power-fist'),
  rules: ['40k.22', '40k.24', '40k.26', '40k.27', '40k.34', '40k.38', '40k.43', '40k.55', '40k.56'],
  takes: [
    {
      id: 'seven', name: 'Trial rules, seven steps', sample: 'power-fist-sergeant', edition: 'trial-seven-steps',
      seed: 7,
      dice: [6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 5, 1],
    },
    {
      id: 'seventh', name: 'Seventh edition', sample: 'power-fist-sergeant', edition: '7th', seed: 7,
      dice: [5, 4],
    },
  ],
  moments: [
    {
      id: 'squad', kind: 'see', take: 'seven', at: { state: 'fight' }, title: 'A sergeant and his four',
      text: [
        plain('Four marines and their sergeant have charged ten orks.'),
        plain('The sergeant has a power fist and a pistol; his marines have ordinary weapons.'),
        rule('40k.27', 'Marines have Initiative 4, orks 2: the higher strikes first, equals strike together.'),
      ],
      hint: [],
    },
    {
      id: 'at-four', kind: 'predict', take: 'seven', at: { state: 'fight' }, title: 'The first blows',
      text: [plain('The sergeant has Initiative 4 in his profile, like his marines.')],
      ask: { asks: 'who-strikes-at', side: 'attacker', rung: 4 },
      hint: [rule('40k.34', 'A power fist is slow: it has a rung of its own.')],
      after: [rule('40k.34', 'With the fist he strikes at Initiative 1, and nothing makes that quicker.')],
    },
    {
      id: 'attacks', kind: 'predict', take: 'seven', at: { state: 'fight' }, title: 'How often?',
      text: [plain('The sergeant has 2 attacks in his profile. He has charged, and he touches orks.')],
      ask: { asks: 'attacks-of', model: 'squad-3' },
      hint: [
        rule('40k.24', 'His charge counts.'),
        rule('40k.26', 'So does the pistol in his other hand.'),
      ],
      after: [rule('40k.22', 'The slowest of them, and the one with the most attacks.')],
    },
    {
      id: 'hit', kind: 'predict', take: 'seven', at: { state: 'fight' }, title: 'To hit',
      text: [plain('A marine has Weapon Skill 4, and so has an ork.')],
      ask: { asks: 'needed-to-hit', model: 'squad-1' },
      hint: [rule('40k.38', 'Whoever is better hits on 3+; who is as good does not.')],
      after: [rule('40k.38', 'Half of all blows between equals.')],
    },
    {
      id: 'quick', kind: 'do', take: 'seven', at: { state: 'fight.arming' }, title: 'Quick, for once',
      text: [
        plain('Sometimes a weak blow in time is worth more than a strong one too late.'),
        rule('40k.55', 'A model with a special weapon may strike without it.'),
      ],
      decide: { decides: 'weapon', model: 'squad-3' }, soThat: { comes: 'strikes-at', model: 'squad-3', rung: 4 },
      until: 'fight.striking.hitting',
      task: rule('40k.34', 'Have the sergeant strike at Initiative 4, together with his squad.'),
      hint: [rule('40k.34', 'Only the fist is slow, not the sergeant.')],
      after: [plain('He strikes with the others now, no stronger than they are.')],
    },
    {
      id: 'wound', kind: 'predict', take: 'seven', at: { state: 'fight.striking.hitting', rung: 1 },
      title: 'The last rung',
      text: [
        plain('Back to the fist. {lost mob} orks have fallen, and everybody else has struck.'),
        rule('40k.55', 'A fist doubles Strength: the sergeant’s 4 becomes 8. An ork has Toughness 4.'),
      ],
      ask: { asks: 'needed-to-wound', model: 'squad-3' },
      hint: [rule('40k.43', 'As strong as tough is 4+. Each point more takes one off, but a 1 always fails.')],
      after: [rule('40k.55', 'And no armour is any use against it.')],
    },
    {
      id: 'won', kind: 'predict', take: 'seven', at: { state: 'aftermath' }, title: 'Who has won?',
      text: [
        plain('It is over: {lost mob} orks have fallen, and {lost squad} of the squad.'),
        plain('“There are still more of us,” says the ork player.'),
      ],
      ask: { asks: 'who-wins' },
      hint: [rule('40k.56', 'Nobody counts heads. Wounds inflicted are counted.')],
      after: [rule('40k.56', 'Numbers do not matter for it, nor does who is stronger.')],
    },
    {
      id: 'seventh', kind: 'predict', take: 'seventh', at: { state: 'fight' }, title: 'Twenty years later',
      text: [plain('The same sergeant by the seventh edition.')],
      ask: { asks: 'when-does-it-strike', model: 'squad-3' },
      hint: [rule('40k.34', 'Not everything changes from one edition to the next.')],
      after: [rule('40k.34', 'A power fist comes last in each of the four texts.')],
    },
  ],
};
