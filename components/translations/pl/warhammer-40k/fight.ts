/** In Polish: what is said round a fight. */
import { counted } from '../../../shared/languages/forms.ts';
import type { fightWords as english } from '../../../warhammer-40k/resolver/fight/fight-words.ts';
import { rungWords } from './rungs.ts';
import { WEAPONS } from './weapons.ts';

const STATES = { done: 'po wszystkim', now: 'teraz', later: 'dopiero będzie' } as const;

/** 'WS 4 – WS 3: 3+' */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} – ${against}: ${need === null ? 'nigdy' : `${need}+`}`.replaceAll(' ', '\u00a0');

const wounds = (count: number): string =>
  counted(count, { one: 'rana', few: 'rany', many: 'ran', other: 'rany' });

export const words: typeof english = {
  answers: { yes: 'Tak', no: 'Nie', 'not-now': 'Nie teraz' },
  speaks: { for: 'Za:', against: 'Przeciw:', neither: 'Warto wiedzieć:' },
  ladder: 'Inicjatywa',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `${rungWords(rung)}, ${STATES[state]}: `,
  nobody: 'nikt',
  ledger: 'Ciosy tego kroku',
  columns: { blows: 'Ciosy', dice: 'Kości', hits: 'Trafienia', wounds: 'Rany' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'trafia bez rzutu' : needWords(`WS ${weaponSkill}`, `WS ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `S ${strength}` : needWords(`S ${strength}`, `T ${againstToughness}`, need)),
  wound: (strength, on) => `S ${strength}, rani na ${on}+`,
  special: kind => WEAPONS[kind],
  against: target => `– cel: ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  whyNumbers: 'Skąd te liczby?',
  notYet: 'jeszcze bez rzutu',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${wounds(of)}, obronione ${saved}, przyjęte ${lost}`, ...(beyond > 0 ? [`na nikogo ${beyond}`] : []),
  ].join(', '),
  open: waiting => `do rozliczenia: ${wounds(waiting)}`,
  why: model => `Czy uderza ${model}?`,
  rule: id => `Zasada ${id}`,
  ruleSays: 'Co mówi zasada',
  close: 'Zamknij',
};
