/** In German: what is said round a fight. */
import { counted } from '../../../shared/languages/forms.ts';
import type { fightWords as english } from '../../../warhammer-40k/resolver/fight/fight-words.ts';
import { rungWords } from './rungs.ts';
import { WEAPONS } from './weapons.ts';

const STATES = { done: 'vorbei', now: 'jetzt', later: 'kommt noch' } as const;

/** 'KG 4 gg. KG 3: 3+' */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} gg. ${against}: ${need === null ? 'nie' : `${need}+`}`.replaceAll(' ', '\u00a0');

const WOUNDS = { one: 'Verwundung', other: 'Verwundungen' };

export const words: typeof english = {
  answers: { yes: 'Ja', no: 'Nein', 'not-now': 'Jetzt nicht' },
  speaks: { for: 'Dafür:', against: 'Dagegen:', neither: 'Gut zu wissen:' },
  ladder: 'Initiative',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `${rungWords(rung)}, ${STATES[state]}: `,
  nobody: 'niemand',
  ledger: 'Die Schläge dieses Schritts',
  columns: { blows: 'Schläge', dice: 'Würfel', hits: 'Treffer', wounds: 'Verwundungen' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'trifft ohne Wurf' : needWords(`KG ${weaponSkill}`, `KG ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `S ${strength}` : needWords(`S ${strength}`, `W ${againstToughness}`, need)),
  wound: (strength, on) => `S ${strength}, verwundet auf ${on}+`,
  special: kind => WEAPONS[kind],
  against: target => `gegen ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  whyNumbers: 'Warum diese Zahlen?',
  notYet: 'noch nicht geworfen',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${counted(of, WOUNDS)}, ${saved} abgewehrt, ${lost} erlitten`,
    ...(beyond > 0 ? [`${beyond} auf niemanden`] : []),
  ].join(', '),
  open: waiting => `noch ${counted(waiting, WOUNDS)} offen`,
  why: model => `Schlägt ${model} zu?`,
  rule: id => `Regel ${id}`,
  ruleSays: 'Was die Regel sagt',
  close: 'Schließen',
};
