/** Lesson 4: a character beside his squad, and a combat of four units. */
import { plain, rule } from '../epic-armageddon/course/sentences.ts';
import { phaseLessonNameOf } from './names.ts';
import type { PhaseLesson } from './phase-lesson.ts';

/** Nobody hits before it is the orks' turn. */
const MISSES = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const;

export const whoStrikesWhom: PhaseLesson = {
  version: 1,
  ...phaseLessonNameOf('40k-who-strikes-whom'),
  rules: ['40k.19', '40k.39', '40k.56', '40k.60', '40k.72', '40k.73', '40k.74'],
  takes: [
    {
      id: 'may', name: 'Trial rules, seven steps', sample: 'character-in-a-unit', edition: 'trial-seven-steps',
      seed: 7, dice: MISSES,
    },
    {
      id: 'must', name: 'Trial rules, eight steps', sample: 'character-in-a-unit', edition: 'trial-eight-steps',
      seed: 7, dice: MISSES,
    },
    {
      id: 'crowd', name: 'Two squads against two', sample: 'multiple-combat', edition: 'trial-seven-steps', seed: 7,
    },
  ],
  moments: [
    {
      id: 'captain', kind: 'see', take: 'may', at: { state: 'fight' }, title: 'A captain in the front rank',
      text: [
        plain('Your {left mob} orks have run into {left squad} marines and the captain who has joined them.'),
        rule(
          '40k.74',
          'In a fight an independent character, such as the captain, is a unit of his own, even within a squad.',
        ),
        rule('40k.19', 'A model may strike whom it touches; one that supports a friend, whom that friend touches.'),
      ],
      hint: [],
    },
    {
      id: 'both', kind: 'predict', take: 'may', at: { state: 'fight' }, title: 'Between two enemies',
      text: [plain('Ork 3 touches the captain and a marine beside him.')],
      ask: { asks: 'whom-may-it-strike', model: 'mob-3' },
      hint: [rule('40k.72', 'Whoever touches several units has a choice, unless a rule takes it away.')],
      after: [rule('40k.74', 'By the later draft he may be struck; nobody has to.')],
    },
    {
      id: 'must', kind: 'predict', take: 'must', at: { state: 'fight' }, title: 'The same ork, an earlier draft',
      text: [
        plain('The models stand as they stood.'),
        plain('“I would rather kill marines,” says your friend.'),
      ],
      ask: { asks: 'whom-may-it-strike', model: 'mob-3' },
      hint: [rule('40k.74', 'In this draft a character draws the blows of those who touch him.')],
      after: [rule('40k.74', 'Whoever touches him strikes him, whomever else he touches.')],
    },
    {
      id: 'skill', kind: 'predict', take: 'may', at: { state: 'fight' }, title: 'Whose skill?',
      text: [plain('The captain has Weapon Skill 5, his marines have 4. The orks strike at the squad.')],
      ask: { asks: 'value-that-counts', unit: 'squad', of: 'weaponSkill' },
      question: rule('40k.39', 'Which Weapon Skill of the squad counts against these blows?'),
      hint: [rule('40k.39', 'The majority of the unit that is struck counts, and the captain is no part of it.')],
      after: [rule('40k.74', 'He is hit by his own skill, and they by theirs.')],
    },
    {
      id: 'aim', kind: 'do', take: 'may', at: { state: 'fight.aiming' }, title: 'Leave him alone',
      text: [
        plain('Captain and marines have struck, and all have missed. Now it is your orks’ Initiative.'),
        rule('40k.72', 'All attacks of a model go at one unit in this text.'),
      ],
      decide: { decides: 'target', model: 'mob-3' }, soThat: { comes: 'strikes', model: 'mob-3', unit: 'squad' },
      until: 'fight.striking.hitting', task: rule('40k.72', 'Have ork 3 spare the captain.'),
      hint: [rule('40k.72', 'He touches somebody else as well.')],
      after: [plain('A captain who is not struck strikes again next turn.')],
    },
    {
      id: 'crowd', kind: 'predict', take: 'crowd', at: { state: 'fight' }, title: 'Two squads against two',
      text: [
        plain('Another table: two squads of marines have charged two squads of guardsmen.'),
        rule('40k.73', 'Whoever is bound together by contact fights one combat: it is all of them.'),
        plain('Marine 5 of the first squad stands where the two enemies meet.'),
      ],
      ask: { asks: 'whom-may-it-strike', model: 'first-5' },
      hint: [rule('40k.72', 'Look whom the model touches, not whom its squad has charged.')],
      after: [rule('40k.72', 'Each model for itself: what it touches, it may strike.')],
    },
    {
      id: 'score', kind: 'predict', take: 'crowd', at: { state: 'aftermath' }, title: 'One score for all',
      text: [
        plain('{lost left} of the left and {lost right} of the right infantry squad have fallen. Each had one Wound.'),
      ],
      ask: { asks: 'wounds-of-a-side', side: 'attacker' },
      hint: [rule('40k.73', 'One combat, one score.')],
      after: [rule('40k.73', 'Both squads of marines win together, whoever has done the work.')],
    },
    {
      id: 'test', kind: 'predict', take: 'crowd', at: { state: 'aftermath.morale' }, title: 'Who must test?',
      text: [plain('The defender has lost this combat. Not every squad has suffered alike.')],
      ask: { asks: 'who-must-test' },
      hint: [rule('40k.60', 'Not who has lost models, but who has lost the combat.')],
      after: [rule('40k.73', 'Each unit of the losing side tests for itself.')],
    },
  ],
};
