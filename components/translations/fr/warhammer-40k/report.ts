/** In French: what the report of a phase says beside its log. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseReportWords as english } from '../../../warhammer-40k/report/phase-report-words.ts';
import { WEAPONS } from './weapons.ts';

export const words: typeof english = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Personne n’a combattu.',
  unfinished: title => `Ce n’est pas fini : on en est à « ${title} ».`,
  cut: (some, all) =>
    `Seules les ${some} premières étapes sur ${all} ont pu être rejouées ; les suivantes n’en découlent pas.`,
  inTurn: (title, turn) => `${title}, tour ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'figurine', other: 'figurines' }),
  traits: {
    terminators: 'terminators', bikes: 'motos', 'jump-packs': 'réacteurs dorsaux', dreadnought: 'dreadnought',
    walker: 'marcheur', 'monstrous-creature': 'créature monstrueuse',
    'independent-character': 'personnage indépendant', 'may-not-sweep': 'sans percée possible',
  },
  fallingBack: 'en retraite',
  wentToGround: 'à terre',
  with: unit => `avec ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `CC ${weaponSkill}`, `F ${strength}`, `E ${toughness}`, `PV ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `Cd ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `sauvegarde ${needed}`,
  invulnerable: face => `invulnérable ${face}+`,
  lost: count => counted(count, { one: 'point de vie déjà perdu', other: 'points de vie déjà perdus' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'grenades frag', plasma: 'grenades à plasma', photon: 'grenades à photons' },
  slain: {
    fight: 'au combat', 'free-round': 'dans le round gratuit', 'force-weapon': 'par une arme de force',
    overwatch: 'par un tir d’état d’alerte', 'dangerous-terrain': 'en terrain dangereux', swept: 'dans une percée',
    trapped: 'en retraite, sans issue', 'regroup-failed': 'par un regroupement raté',
  },
  lostTo: (count, how) => `${counted(count, { one: 'perte', other: 'pertes' })} ${how}`,
};
