/** What is said round a fight, in one place; its facts have sentences of their own. */
import type { StrikeExplanation, StrikeFact } from '../../../../src/warhammer-40k/explain/explain.ts';
import type { Needs } from '../../../../src/warhammer-40k/explain/explain-needs.ts';
import type { EndKey, NearestEnd } from '../../../../src/warhammer-40k/explain/nearest-end.ts';
import type { StrikeOpposite } from '../../../../src/warhammer-40k/explain/nearest-opposite.ts';
import { rungWords } from '../../../../src/warhammer-40k/explain/phrases/wording.ts';
import { further } from '../../../../src/shared/wording.ts';
import { counted } from '../../../shared/languages/forms.ts';
import { spoken } from '../../../shared/languages/spoken.ts';
import { weaponWords } from '../phase-words.ts';
import type { Rung } from '../../../../src/warhammer-40k/model/procedure.ts';

const ANSWERS: Readonly<Record<StrikeExplanation['answer'], string>> = { yes: 'Yes', no: 'No', 'not-now': 'Not now' };
const SPEAKS: Readonly<Record<StrikeFact['speaks'], string>> = {
  for: 'For it:', against: 'Against it:', neither: 'To know:',
};

/** What would be so if a move ended elsewhere. */
const ENDS: Readonly<Record<EndKey, string>> = {
  'short-enough': 'it would be short enough', room: 'there would be room', clear: 'it would be clear of that terrain',
  touching: 'it would reach an enemy as it has to', together: 'the model would stay with its unit',
  allowed: 'it would be allowed',
};

const STATES = { done: 'over', now: 'now', later: 'still to come' } as const;

/** 'WS 4 v WS 3: 3+' */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} v ${against}: ${need === null ? 'never' : `${need}+`}`.replaceAll(' ', '\u00a0');

const WOUNDS = { one: 'wound', other: 'wounds' };

export const fightWords = spoken('warhammer-40k/fight', {
  answers: ANSWERS,
  speaks: SPEAKS,
  opposite: ({ move, could }: StrikeOpposite): string =>
    `If it stood ${further(move, '″')}, it ${could ? 'would' : 'would not'} strike.`,
  end: ({ move, then }: NearestEnd): string => `If the move ended ${further(move, '″')}, ${ENDS[then]}.`,
  ladder: 'Initiative',
  rung: (rung: Rung): string => (rung === 'cover' ? '★' : String(rung)),
  /** A step of the ladder before those who strike at it. */
  stepSpoken: (rung: Rung, state: keyof typeof STATES): string => `${rungWords(rung)}, ${STATES[state]}: `,
  ledger: 'This step’s blows',
  columns: { blows: 'Blows', dice: 'Dice', hits: 'Hits', wounds: 'Wounds' },
  skill: ({ weaponSkill, againstSkill }: Needs, need: number | null): string =>
    (need === null ? 'hits without a throw' : needWords(`WS ${weaponSkill}`, `WS ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }: Needs, need: number | null): string =>
    (againstToughness === null ? `S ${strength}` : needWords(`S ${strength}`, `T ${againstToughness}`, need)),
  wound: (strength: number, on: number): string => `S ${strength}, wounds on ${on}+`,
  special: weaponWords,
  against: (target: string): string => `at ${target}`,
  /** How the numbers of a unit came about. */
  ofUnit: (unit: string, why: string): string => `${unit}: ${why}`,
  slain: 'slain',
  wounded: 'a Wound lost',
  sameOne: 'The same, as long as it stands',
  elseAnother: (unit: string): string => `else another of ${unit}`,
  waits: 'not dealt yet',
  whyNumbers: 'Why these numbers?',
  notYet: 'not thrown yet',
  taken: (unit: string, of: number, saved: number, lost: number, beyond: number): string => [
    `${unit}: ${counted(of, WOUNDS)}, ${saved} saved, ${lost} taken`, ...(beyond > 0 ? [`${beyond} on nobody`] : []),
  ].join(', '),
  open: (waiting: number): string => `${counted(waiting, WOUNDS)} to settle`,
  why: (model: string): string => `Does ${model} strike?`,
  rule: (id: string): string => `Rule ${id}`,
  ruleSays: 'What the rule says',
  close: 'Close',
});
