/** In French: what is said round a fight of Warhammer 40,000. */
import { counted } from '../../../shared/languages/forms.ts';
import type { fightWords as english } from '../../../warhammer-40k/resolver/fight/fight-words.ts';
import { withMonsters } from './weapons.ts';
import { que } from '../elision.ts';

const STATES = { done: 'finie', now: 'en cours', later: 'à venir' } as const;
const WOUNDS = { one: 'blessure', other: 'blessures' };

/** 'CC 4 contre CC 3 : 3+', in one line. */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} vs ${against} : ${need === null ? 'jamais' : `${need}+`}`.replaceAll(' ', '\u00a0');

export const words: typeof english = {
  answers: { yes: 'Oui', no: 'Non', 'not-now': 'Pas maintenant' },
  speaks: { for: 'Pour :', against: 'Contre :', neither: 'À savoir :' },
  ladder: 'Initiative',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) =>
    `${rung === 'cover' ? 'Étape du couvert' : `Initiative ${rung}`}, ${STATES[state]} : `,
  nobody: 'personne',
  ledger: 'Les coups de cette étape',
  columns: { blows: 'Coups', dice: 'Dés', hits: 'Touches', wounds: 'Blessures' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'touche sans jet' : needWords(`CC ${weaponSkill}`, `CC ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `F ${strength}` : needWords(`F ${strength}`, `E ${againstToughness}`, need)),
  wound: (strength, on) => `F ${strength}, blesse sur ${on}+`,
  special: kind => `type : ${withMonsters(kind)}`,
  against: target => `contre ${target}`,
  ofUnit: (unit, why) => `${unit} : ${why}`,
  whyNumbers: 'Pourquoi ces chiffres ?',
  notYet: 'pas encore lancé',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit} : ${counted(of, WOUNDS)}, ${counted(saved, { one: 'sauvegardée', other: 'sauvegardées' })}, `
    + counted(lost, { one: 'subie', other: 'subies' }),
    ...(beyond > 0 ? [`${beyond} sur personne`] : []),
  ].join(', '),
  open: waiting => `${counted(waiting, WOUNDS)} à régler`,
  why: model => `Est-ce ${que(model)} frappe ?`,
  rule: id => `Règle ${id}`,
  ruleSays: 'Ce que dit la règle',
  close: 'Fermer',
};
