/** In French: what is said while hits are settled. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { settlingWords as english } from '../../../epic-armageddon/steps/hit-words.ts';
import { de } from '../elision.ts';

const hitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });
const pointsOf = (points: number): string => counted(points, { one: 'point', other: 'points' });

export const words: typeof english = {
  blowsUp: (name: string): string => `${name} explose`,
  criticalOn: (name: string): string => `Coup critique sur ${name}`,
  howMuch: 'Combien de dégâts ?',
  criticalsOn: (names: string): string => `Coups critiques sur ${names} ?`,
  saves: (force: string): string => `Sauvegardes : ${force}`,
  blast: (length: string): string => `L’explosion porte à ${length}. Un dé pour tout ce qui est proche.`,
  datasheet: (does: string): string =>
    `Sa fiche dit ce qu’il fait : ${does}. Ce qui n’endommage personne, comme un recul, se joue sur la table.`,
  purposes: {
    save: 'Un dé par touche qui peut être sauvegardée.',
    're-roll': 'Reinforced Armour relance les sauvegardes ratées.',
    invulnerable: 'La sauvegarde invulnérable est une dernière chance, quelle que soit la touche.',
    damage: 'Les dés disent combien de points de dégât fait cette touche, donc sur qui tombe la suivante.',
    critical: 'Un dé par point de dégât perdu : coup critique sur 6.',
  },
  causes: {
    overwatch: 'Le tir d’état d’alerte a touché ceux qui chargent ; contre lui, le couvert leur sert.',
    'hack-down': 'Rien ne sauve des touches de débâcle.',
    withdrawal: 'Trop près d’un ennemi à l’arrivée : un point de dégât pour chacun, et rien n’en sauve.',
    'dangerous-terrain': 'Rien ne sauve du terrain dangereux.',
    splash: 'Tout ce qui est pris dans l’explosion prend une touche.',
    passengers: 'Ceux qui sortent de l’épave prennent une touche du genre qui l’a détruite. Ils sauvegardent par leur '
      + 'blindage, ou sur 6+ grâce à l’épave.',
    'blast-marker': 'Avec le moral déjà brisé, des touches tombent à la place des pions Impact.',
    critical: 'C’est ce qu’a fait le coup critique ; rien n’en sauve.',
  },
  thenOthers: (force: string, hits: number): string => `Ensuite, ${force} a ${hitsOf(hits)} à sauvegarder.`,
  throwSaves: (saves: number): string => `Lancer ${counted(saves, { one: 'sauvegarde', other: 'sauvegardes' })}`,
  throwCriticals: (dice: number): string =>
    form(dice, { one: 'Lancer le coup critique', other: 'Lancer les coups critiques' }),
  throwDamage: 'Lancer les dégâts',
  sitIn: (names: string, passengers: number, transport: string): string =>
    `${names} ${form(passengers, { one: 'est', other: 'sont' })} à bord ${de(transport)}.`,

  asked: {
    overwatch: 'Pourquoi ce tir ?',
    'hack-down': 'Pourquoi ces touches ?',
    withdrawal: 'Pourquoi ce dégât ?',
    'dangerous-terrain': 'Que fait un terrain dangereux ?',
    splash: 'Qui l’explosion touche-t-elle ?',
    passengers: 'Que deviennent les passagers ?',
    'blast-marker': 'Pourquoi ces pertes ?',
    critical: 'Que fait un coup critique ?',
  },
  askedOfDice: {
    're-roll': 'Pourquoi relancer ?',
    invulnerable: 'Quelle est cette sauvegarde ?',
    damage: 'Pourquoi ces dés d’abord ?',
    critical: 'Qu’est-ce qu’un coup critique ?',
  },
  whatCriticalDoes: 'Que fait un coup critique ?',
  whatSaves: 'Qu’est-ce qui sauve de ces touches ?',
  armourOrCover: 'Blindage ou couvert ?',
  whatShields: 'Qu’arrêtent les boucliers ?',
  whatFields: 'Que font ces champs ?',
  whichOrder: 'Dans quel ordre ?',

  destroyed: 'destruction',
  loses: (points: number): string =>
    `perte de ${counted(points, { one: 'point de plus', other: 'points de plus' })}`,
  splash: (length: string, blast: string): string => `à ${length}, tout le monde prend ${blast}`,
  splashOn: (length: string, blast: string, target: number): string =>
    `à ${length}, tout le monde prend ${blast} sur ${target}+`,
  blasts: {
    normal: 'une touche', 'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance',
    sniper: 'une touche', 'macro-weapon': 'une touche de macro-arme', 'titan-killer': 'une touche de Tueur de Titans',
  },
  entered: 'tu saisis ce que sa fiche dit d’autre',
  later: 'la suite vient après l’assaut',
  nothing: 'rien dans un assaut',
  damage: (points: number, capacity: number): string => `dégâts ${figure(points)} sur ${figure(capacity)}`,
  left: (points: number): string => `reste ${pointsOf(points)}`,
  leftAway: (points: number, length: string): string => `reste ${pointsOf(points)}, à ${length}`,

  pointsOfDamage: 'Points de dégât',
  pointsFurther: 'Points de dégât, plus loin',
  pointsOn: (name: string): string => `Points de dégât sur ${name}`,
  othersFurther: (units: number): string => `${counted(units, { one: 'autre', other: 'autres' })} plus loin`,
  nothingMore: 'Rien de plus',
  enter: (points: number): string =>
    `Saisir ${counted(points, { one: 'point de dégât', other: 'points de dégât' })}`,
};
