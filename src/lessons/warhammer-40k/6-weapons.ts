/** Lesson 6: what pages beside the text say of weapons. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import type { Weapon } from '../../warhammer-40k/model/profile.ts';
import { PLAIN_WEAPON } from '../../warhammer-40k/model/plain.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

const PISTOL: Weapon = { ...PLAIN_WEAPON, name: 'Pistol', kind: 'pistol' };
const AXE: Weapon = {
  ...PLAIN_WEAPON, name: 'Power axe', kind: 'ordinary', strengthBonus: 1, armourPiercing: 2, traits: ['unwieldy'],
  row: '7C-W2',
};
const FIST: Weapon = {
  ...PLAIN_WEAPON, name: 'Power fist', kind: 'ordinary', strengthFactor: 2, armourPiercing: 2,
  traits: ['specialist', 'unwieldy'], row: '7C-W6',
};

export const weaponNumbers: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-weapons'),
  rules: ['40k.24', '40k.26', '40k.34', '40k.43', '40k.55'],
  takes: [
    {
      id: 'bare', name: 'Seventh edition', sample: 'power-fist-sergeant', edition: '7th', seed: 7, dice: [5, 4],
      profiles: { sergeant: { weapons: [AXE, PISTOL] } },
    },
    {
      id: 'axe', name: 'Seventh edition, with rows', sample: 'power-fist-sergeant', edition: '7th', seed: 7,
      dice: [5, 4], completions: ['7C-U22', '7C-U23', '7C-W2'], profiles: { sergeant: { weapons: [AXE, PISTOL] } },
    },
    {
      id: 'fist', name: 'Seventh edition, with rows', sample: 'power-fist-sergeant', edition: '7th', seed: 7,
      dice: [5, 4], completions: ['7C-U22', '7C-U23', '7C-W6'], profiles: { sergeant: { weapons: [FIST, PISTOL] } },
    },
  ],
  moments: [
    {
      id: 'bare', kind: 'predict', take: 'bare', at: { state: 'fight' },
      title: 'An axe',
      text: [
        plain('Four marines and a sergeant have charged ten orks. The sergeant has a power axe and a pistol.'),
        rule('40k.55', 'The text of the seventh edition alone says nothing of such an axe.'),
      ],
      ask: { asks: 'when-does-it-strike', model: 'squad-3' },
      hint: [
        rule('40k.55', 'As long as nothing is said of it, it is a weapon like any other.'),
      ],
      after: [
        rule('40k.34', 'So nothing slows him down.'),
      ],
    },
    {
      id: 'unwieldy', kind: 'predict', take: 'axe', at: { state: 'fight' },
      title: 'With its row',
      text: [
        plain(
          'The players have switched on rows, which is what pages beside the text say: here of axes and of unwieldy '
          + 'weapons.',
        ),
      ],
      ask: { asks: 'when-does-it-strike', model: 'squad-3' },
      hint: [
        rule('40k.34', 'Unwieldy weapons come when everybody else is done.'),
      ],
      after: [
        rule('40k.34', 'Last of all, as with a fist.'),
      ],
    },
    {
      id: 'attacks', kind: 'predict', take: 'axe', at: { state: 'fight' },
      title: 'How often?',
      text: [
        plain('He has 2 attacks in his profile, and he has charged.'),
      ],
      ask: { asks: 'attacks-of', model: 'squad-3' },
      hint: [
        rule('40k.24', 'The charge is worth one.'),
        rule('40k.26', 'So is the pistol beside the axe.'),
      ],
      after: [
        rule('40k.26', 'An axe goes with any second weapon.'),
      ],
    },
    {
      id: 'specialist', kind: 'predict', take: 'fist', at: { state: 'fight' },
      title: 'And with a fist?',
      text: [
        plain('The same sergeant with a power fist instead of the axe.'),
      ],
      ask: { asks: 'attacks-of', model: 'squad-3' },
      hint: [
        rule('40k.26', 'A fist is a specialist weapon: its second weapon has to be one as well.'),
      ],
      after: [
        rule('40k.26', 'A pistol is no specialist weapon, so it adds nothing.'),
      ],
    },
    {
      id: 'wound', kind: 'predict', take: 'axe', at: { state: 'fight.striking.hitting', rung: 1 },
      title: 'One point more',
      text: [
        plain('It is his turn with the axe. He has Strength 4, an ork has Toughness 4.'),
      ],
      ask: { asks: 'needed-to-wound', model: 'squad-3' },
      hint: [
        rule('40k.55', 'The row of the axe adds 1 to Strength.'),
      ],
      after: [
        rule('40k.43', 'Stronger than tough by one.'),
      ],
    },
    {
      id: 'quick', kind: 'do', take: 'axe', at: { state: 'fight.arming' },
      title: 'In time',
      text: [
        rule('40k.55', 'Whoever has a special weapon may strike without it.'),
      ],
      decide: { decides: 'weapon', model: 'squad-3' },
      soThat: { comes: 'strikes-at', model: 'squad-3', rung: 4 }, until: 'fight.striking.hitting',
      task: rule('40k.34', 'Have the sergeant strike at Initiative 4.'),
      hint: [
        rule('40k.34', 'Only the axe is slow.'),
      ],
      after: [
        plain('He strikes with his squad, no stronger than they are.'),
      ],
    },
  ],
};
