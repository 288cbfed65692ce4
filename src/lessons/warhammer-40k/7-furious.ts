/** Lesson 7: special rules of models. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

const PROFILES = {
  marine: { traits: ['furious-charge', 'rage'] }, ork: { feelNoPain: 5 },
} as const;

export const furious: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-furious'),
  rules: ['40k.22', '40k.24', '40k.34', '40k.43', '40k.55', '40k.56'],
  takes: [
    {
      id: 'plain', name: 'Seventh edition', sample: 'power-fist-sergeant', edition: '7th', seed: 7, dice: [5, 4],
      profiles: PROFILES,
    },
    {
      id: 'furious', name: 'Seventh edition, with rows', sample: 'power-fist-sergeant', edition: '7th', seed: 7,
      dice: [5, 4], completions: ['7C-U9', '7C-U10', '7C-U12'], profiles: PROFILES,
    },
  ],
  moments: [
    {
      id: 'plain', kind: 'predict', take: 'plain', at: { state: 'fight.striking.hitting', rung: 4 },
      title: 'Without rows',
      text: [
        plain('Marines of Strength 4 have charged orks of Toughness 4.'),
        plain('“They are furious,” says their player, but no row is on.'),
      ],
      ask: { asks: 'needed-to-wound', model: 'squad-1' },
      hint: [
        rule('40k.43', 'As strong as tough.'),
      ],
      after: [
        rule('40k.55', 'A rule whose row is off does nothing.'),
      ],
    },
    {
      id: 'furious', kind: 'predict', take: 'furious', at: { state: 'fight.striking.hitting', rung: 4 },
      title: 'Furious Charge',
      text: [
        plain('The same blows, and the row of Furious Charge is on.'),
      ],
      ask: { asks: 'needed-to-wound', model: 'squad-1' },
      hint: [
        rule('40k.55', 'In the turn of the charge it adds 1 to Strength.'),
      ],
      after: [
        rule('40k.43', 'From half of the hits to two thirds.'),
      ],
    },
    {
      id: 'rage', kind: 'predict', take: 'furious', at: { state: 'fight' },
      title: 'Rage',
      text: [
        plain('A marine has 1 attack in his profile, a chainsword and a pistol.'),
      ],
      ask: { asks: 'attacks-of', model: 'squad-1' },
      hint: [
        rule('40k.24', 'With rage a charge is worth two attacks instead of one.'),
      ],
      after: [
        rule('40k.22', 'One, two for the charge, and one for the second weapon.'),
      ],
    },
    {
      id: 'quick', kind: 'do', take: 'furious', at: { state: 'fight.arming' },
      title: 'All at once',
      text: [
        rule('40k.55', 'Their sergeant has a power fist, and may strike without it.'),
      ],
      decide: { decides: 'weapon', model: 'squad-3' },
      soThat: { comes: 'strikes-at', model: 'squad-3', rung: 4 }, until: 'fight.striking.hitting',
      task: rule('40k.34', 'Have him strike at Initiative 4, while the orks still wait.'),
      hint: [
        rule('40k.34', 'The fist is slow, not he.'),
      ],
      after: [
        plain('Five of them strike before any ork does.'),
      ],
    },
    {
      id: 'score', kind: 'predict', take: 'furious', at: { state: 'aftermath' },
      title: 'What counts?',
      text: [
        plain('Orks who feel no pain have thrown a die for each wound that was not saved.'),
        plain('{lost mob} of them have fallen.'),
      ],
      ask: { asks: 'wounds-of-a-side', side: 'attacker' },
      hint: [
        rule('40k.56', 'What is shrugged off counts as saved.'),
      ],
      after: [
        rule('40k.56', 'Only wounds that were lost are scored.'),
      ],
    },
  ],
};
