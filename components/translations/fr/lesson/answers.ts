/** In French: what lessons say to answers and to what was done. */
import type { ANSWER_WORDS as english } from '../../../../machines/lessons/answer-words.ts';
import { counted } from '../../../shared/languages/forms.ts';
import type { Told } from '../../../shared/languages/spoken.ts';
import { diceOf } from '../counts.ts';

const nearer = (count: number): string => {
  if (count === 0) return 'personne n’est plus près';
  return counted(count, { one: 'de son camp est plus près', other: 'de son camp sont plus près' });
};

export const words: Told<typeof english> = {
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  winners: { attacker: 'l’attaquant', defender: 'le défenseur' },
  nobody: 'personne',
  noSave: 'aucune sauvegarde',
  diceTogether: (first, second) => `${first} et ${second}`,
  effects: {
    normal: 'ordinaire', 'ignore-cover': 'qui ignore le couvert', lance: 'de lance', sniper: 'de sniper',
    'macro-weapon': 'de macro-arme', 'titan-killer': 'de Tueur de Titans',
  },
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    none: 'aucun moyen',
  },

  lookAgain: 'Relis la règle.',
  timeIsOver: 'Il est trop tard pour cela.',
  chooseOne: 'Fais un choix.',
  leftOut: name => `Il manque ${name}.`,
  not: name => `Pas ${name}.`,
  notComplete: name => `L’ordre n’est pas complet : il manque ${name}.`,
  tooEarly: name => `${name} vient trop tôt.`,
  tooMuch: 'C’est trop.',
  tooLittle: 'C’est trop peu.',

  mayBeCharged: 'C’est une formation ennemie avec un socle sur la table.',
  mayBeBrought: 'Un Commander peut l’entraîner : elle est assez près et pas démoralisée.',
  mayBeChargedToo: 'Elle est à 5 cm de la cible, donc on peut la charger avec.',
  somebodyNear: 'Un socle qui charge est à 15 cm d’un socle chargé, et rien ne les cache.',
  nobodyNear: 'Aucun socle qui charge n’est à 15 cm et en ligne de tir d’un socle chargé.',
  speed: (name, speed) => `${name} a une Vitesse de ${speed} ; les rapides vont plus loin, tous les autres moins loin.`,

  firstStrike: 'Elle a First Strike et attaque avant tout ce qui ne l’a pas.',
  noFirstStrike: 'Elle attaque avec tout le monde : elle n’a pas First Strike ici.',
  nobodyAttacks: 'Aucun socle de ce camp n’attaque.',
  throwsForOne: (name, dice) => `Par exemple, ${name} lance ${diceOf(dice)}.`,
  diceEach: 'Chaque socle qui attaque lance un dé, un engin de guerre un par point ; les attaques supplémentaires '
    + 'ajoutent les leurs.',
  whichValue: 'Au contact compte la valeur de corps à corps, sinon celle de fusillade.',
  whatHits: 'Un dé touche s’il montre ce qu’il faut à son lot, ou plus ; il ne faut pas le même nombre à chaque lot.',

  inContact: count => `Elle est au contact ; ${nearer(count)}.`,
  awayFromEnemy: (far, count) => `Elle est à ${far} de l’ennemi le plus proche ; ${nearer(count)}.`,
  awayFromSupporter: (far, count) => `Elle est à ${far} du plus proche de ceux qui appuient ; ${nearer(count)}.`,
  getsAsFar: 'Une touche va jusque-là : personne n’en prend une deuxième avant.',
  doesNotGetAsFar: 'Les touches ne vont pas jusque-là : les plus proches passent d’abord.',
  nobodyTwice: 'Personne n’est touché deux fois avant que tout ce qui peut l’être le soit une fois.',
  takesOfALap: (name, takes) =>
    `Dans un tour, ${name} en prend jusqu’à ${takes}, autant que sa capacité, avant l’unité suivante.`,

  noCover: {
    'war-engine': 'Les engins de guerre n’ont pas de couvert.',
    charged: 'Qui charge a laissé son couvert derrière soi, où que soit le socle maintenant.',
    'own-bunker': 'Elle sauvegarde par le bunker creusé pour elle.',
  },
  inCover: 'Elle est à couvert et peut sauvegarder par lui au lieu de son blindage.',
  coverForInfantry: 'Elle est dans un couvert qui ne sert qu’à l’infanterie.',
  noCoverThere: 'Là où elle est, il n’y a pas de couvert.',
  againstEffects: {
    normal: 'À une touche ordinaire, on oppose le blindage ou le couvert, au choix du propriétaire.',
    'ignore-cover': 'Aucun couvert n’aide contre cette touche ; le blindage, si.',
    lance: 'Une touche de lance se sauvegarde une fois, jamais une seconde.',
    sniper: 'La touche d’un sniper rend la sauvegarde plus dure de 1.',
    'macro-weapon': 'Ni blindage ni couvert ne sauvent d’une macro-arme ; Reinforced Armour a un jet.',
    'titan-killer': 'Aucune sorte de blindage et aucun couvert ne sauvent d’un Tueur de Titans.',
  },
  againstAnything: name => `Demande aussi si ${name} a une sauvegarde qui tient contre tout.`,
  savesOn: (name, face) => `${name} sauvegarde celle-ci sur ${face}+.`,
  lostWithoutSave: 'Qui est touché et n’a pas de sauvegarde est perdu ; personne d’autre.',
  damageNow: (name, left) =>
    `${name}, points restants : ${left} ; chaque touche que rien n’arrête en ôte un, certaines davantage.`,
  criticals: 'Pour chaque point perdu on lance un dé, et un coup critique peut en ôter un autre.',
  leftAfter: (attackers, engaged, defenders) =>
    `Socles dans l’assaut après ces dés : ${attackers} pour l’attaquant, dont ${engaged} de ceux qui étaient `
    + `directement engagés, et ${defenders} pour le défenseur.`,

  kills: 'Les pertes infligées sont celles des attaques et du tir d’appui, à tous les rounds de cet assaut ; un point '
    + 'de dégât sur un engin de guerre en est une.',
  everybodyCounts: 'Tous les socles des formations qui combattent comptent, engagés ou non ; les amis qui ne font '
    + 'qu’appuyer, non.',
  enginesCount: 'Un engin de guerre compte pour sa capacité de départ.',
  nothingCounts: side => `Rien ne compte pour le camp ${side}.`,
  whatCounts: (side, names) => `Ce qui compte pour le camp ${side} : ${names}.`,
  onlyHigher: 'De ses deux dés, seul le plus haut compte.',
  settledBefore: 'On ne lance rien : l’assaut est réglé avant.',
  totals: (attacker, defender) =>
    `L’attaquant arrive à ${attacker}, le défenseur à ${defender} ; le plus haut gagne, à égalité on continue.`,
  hackDowns: 'Le perdant prend autant de touches que de points d’écart ; après une égalité, aucune.',
  halved: 'Des Marines qui ne connaissent pas la peur en prennent la moitié, arrondie en dessous.',

  hasNotFought: 'Elle n’a pas combattu : tout au plus, un seul pion Impact l’ébranle.',
  hasWon: 'Son camp a gagné : elle prend un pion Impact pour chacune de ses pertes.',
  onlyLosersBreak: 'Seule une formation qui a perdu l’assaut craque pour cela.',
  wasBroken: 'Elle était déjà démoralisée.',
  allLost: 'À la fin, tous ses socles sont perdus.',
  standsLeft: left => `Il lui reste ${counted(left, { one: 'socle', other: 'socles' })} quand tout est fini.`,
  mustGo: 'Elle a perdu, ou craqué sous un pion pris pour avoir été proche : elle a deux mouvements.',
  nobodyLeft: 'Il n’en reste personne pour se replier.',
  stays: 'Son camp a gagné : elle reste où elle est, même si ses pertes la font craquer.',
  losesMarkers: 'Une formation qui craque perd tous ses pions Impact.',
  keepsAndTakes: 'Elle garde les pions qu’elle avait, et en prend un de plus pour chacune de ses pertes.',
  keepsMarkers: 'Elle garde ses pions ; un ami du perdant qui était proche en prend un de plus.',
  certain: (attacker, defender) =>
    `Compte ce qui est sûr : ${attacker} en pertes infligées pour l’attaquant, ${defender} pour le défenseur ; puis `
    + 'ce qui reste à lancer.',

  somebodyOut: 'Quelqu’un ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.',
  formationOut: name =>
    `${name} ne combat pas dans cet assaut : seules combattent les formations désignées avec la cible.`,
  diceInContact: (name, dice) =>
    `${name}, dés mis au corps à corps : ${dice} ; si son propriétaire ne dit rien, tous vont là où sa valeur est la `
    + 'meilleure.',
  cannotBeHit: name => `Aucune touche ne peut tomber sur ${name}.`,
  hitsAlone: (name, hits) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’à même distance, et personne n’y est.`,
  hitsAmong: (name, hits, equal) =>
    `Touches sur ${name} : ${hits} ; son propriétaire ne peut les échanger qu’à même distance, avec ${equal}.`,
  hasNotThrown: (name, save) => `${name} n’a lancé aucune sauvegarde par ${save}.`,
  hasNoSave: (name, save) => `${name} n’a pas de sauvegarde par ${save} contre une touche ordinaire.`,
  supportedBy: (side, names) =>
    `Appui du camp ${side} : ${names} ; tout ce qui peut appuyer le fait, sauf si son propriétaire dit non.`,
  mayNotSupport: name => `${name} ne peut pas appuyer maintenant.`,
  wasNoAssault: 'Cela a fini autrement : il n’y a pas eu d’assaut.',
  wentAnotherWay: 'Cela a fini autrement : l’assaut a pris un autre chemin.',

  someInContact: (there, count) => `Au contact : ${there} sur ${count}, à un écart d’au plus 0,05 cm.`,
  strikes: name => `${name} est au contact et frappe au corps à corps.`,
  noAssault: 'Personne n’est à 15 cm et en ligne de tir : il n’y a pas d’assaut.',
  measured: (name, far, from) => `Entre ${name} et ${from} il y a ${far}, de socle à socle.`,
  isLost: name => `${name} est au nombre des pertes.`,
  charges: name => `${name} charge et n’a pas de couvert dans cet assaut.`,
  noCoverFor: name => `Il n’y a pas de couvert pour ${name} à cet endroit.`,
  mayNotAttack: name => `${name} ne peut pas attaquer.`,
  isEngaged: name => `${name} est au nombre des directement engagés.`,
  cannotBeHitAtAll: name => `${name} ne peut prendre aucune touche : ce socle n’est pas directement engagé.`,
  nearerIsFirst: (name, far, other, farther) =>
    `${name} est à ${far} de l’ennemi, ${other} à ${farther} : qui est plus près est touché d’abord.`,
  fearlessLost: name => `${name} a bougé et fini à 5 cm d’un ennemi : c’est une perte.`,
  tooNear: name => `${name} a fini trop près d’un ennemi : à 15 cm, c’est une perte.`,
  standTooNear: 'Un socle a fini trop près d’un ennemi : à 15 cm, il est perdu.',

  ways: {
    'as-prepared': 'comme la leçon l’avait préparé', undecided: 'en laissant tout en l’état',
    'another-target': 'avec une autre cible', 'everybody-supports': 'avec l’appui de tout ce qui peut appuyer',
    'nobody-supports': 'sans aucun tir d’appui', 'fights-otherwise': 'en combattant de l’autre façon',
    'everybody-goes': 'avec tout le monde sur l’ennemi le plus proche',
    'another-victim': 'avec une touche sur un autre socle à même distance',
  },
  wasBest: (title, round, chance) =>
    `${title}, round ${round} : ${chance} de chances de gagner, et rien de ce qui a été essayé ne valait mieux.`,
  wasBetter: (title, round, chance, better, way) =>
    `${title}, round ${round} : ${chance} de chances de gagner ; ${better} ${way}.`,
};
