/** In Spanish: what is said round a fight of Warhammer 40,000. */
import { counted } from '../../../shared/languages/forms.ts';
import type { fightWords as english } from '../../../warhammer-40k/resolver/fight/fight-words.ts';
import { withMonsters } from './weapons.ts';

const STATES = { done: 'acabado', now: 'ahora', later: 'por venir' } as const;
const WOUNDS = { one: 'herida', other: 'heridas' };

/** 'HA 4 contra HA 3: 3+', in one line. */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} vs ${against}: ${need === null ? 'nunca' : `${need}+`}`.replaceAll(' ', '\u00a0');

export const words: typeof english = {
  answers: { yes: 'Sí', no: 'No', 'not-now': 'Ahora no' },
  speaks: { for: 'A favor:', against: 'En contra:', neither: 'A saber:' },
  ladder: 'Iniciativa',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `${rung === 'cover' ? 'Paso de cobertura' : `Iniciativa ${rung}`}, ${STATES[state]}: `,
  nobody: 'nadie',
  ledger: 'Los golpes de este paso',
  columns: { blows: 'Golpes', dice: 'Dados', hits: 'Impactos', wounds: 'Heridas' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'impacta sin tirar' : needWords(`HA ${weaponSkill}`, `HA ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `F ${strength}` : needWords(`F ${strength}`, `R ${againstToughness}`, need)),
  wound: (strength, on) => `F ${strength}, hiere con ${on}+`,
  special: kind => `tipo: ${withMonsters(kind)}`,
  against: target => `contra ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  whyNumbers: '¿Por qué estos números?',
  notYet: 'sin tirar aún',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${counted(of, WOUNDS)}, ${counted(saved, { one: 'salvada', other: 'salvadas' })}, `
    + counted(lost, { one: 'sufrida', other: 'sufridas' }),
    ...(beyond > 0 ? [`${beyond} en nadie`] : []),
  ].join(', '),
  open: waiting => `${counted(waiting, WOUNDS)} por resolver`,
  why: model => `¿Golpea ${model}?`,
  rule: id => `Regla ${id}`,
  ruleSays: 'Qué dice la regla',
  close: 'Cerrar',
};
