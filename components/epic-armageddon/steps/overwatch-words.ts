/** What is said where overwatch fire is entered. */
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { countOf } from './wording.ts';

const KINDS: Readonly<Record<Effect | 'lost', string>> = {
  normal: 'ordinary', 'ignore-cover': 'ignores cover', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-weapon',
  'titan-killer': 'Titan Killer', lost: 'lost or damaged already',
};

export const overwatchWords = spoken('steps/overwatch', {
  doesAnybody: 'Does anybody fire from overwatch?',
  lead: 'The charge is over. Throw the fire at the table and enter here what it hit.',
  whatIsIt: 'What is overwatch?',
  nobody: 'Nobody fires',
  misses: (name: string): string => `${name} fires and misses`,
  fires: (name: string, hits: number): string => `${name} fires: ${countOf(hits, 'hit')}`,
  who: 'Who fires?',
  atWhom: 'At whom?',
  kind: 'Hits of this kind',
  /** What a hit may be, as the players know it. */
  kinds: KINDS,
  counted: (hits: number, kind: string): string => `${figure(hits)} ${kind}`,
  ofKindOn: (kind: string, name: string): string => `${kind}: ${name}`,
  points: 'Points of damage of each on a war engine',
  markers: 'Blast markers beyond those',
  help: 'Coming under fire is a Blast marker, and so is each loss; they are placed without your help. '
    + 'Further ones are those of disrupting weapons, for instance.',
});
