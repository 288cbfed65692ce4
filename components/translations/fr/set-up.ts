/** In French: what the set-up says. */
import type { setUpWords as english } from '../../set-up/set-up-words.ts';

const WHOM = { attacker: 'l’attaquant', defender: 'le défenseur' };

export const words: typeof english = {
  heading: 'Prépare ton propre assaut',
  intro: 'Nomme deux formations, dis où elles sont, et joue. Rien ne quitte ce navigateur.',
  bring: 'De l’étagère, d’une liste ou d’un fichier',
  shelfFor: 'Une formation d’ici devient',
  whom: WHOM,
  stands: 'Où elles sont',
  standsHint: 'Autant au contact qu’il se peut deux à deux, sauf si tu dis autrement. La carte montre ce qui est '
    + 'compris.',
  places: { inContact: 'Au contact', inFirefight: 'En fusillade', back: 'Plus loin' },
  inPlace: (name, place) =>
    `${name}, ${{ inContact: 'au contact', inFirefight: 'en fusillade', back: 'plus loin' }[place]}`,
  markers: 'Pions Impact',
  markersOf: { attacker: 'Pions Impact : l’attaquant', defender: 'Pions Impact : le défenseur' },
  cover: 'Se trouve dans',
  noCover: 'à découvert',
  broken: 'Démoralisée',
  marched: 'A fait une marche forcée',
  swap: 'Échanger les camps',
  map: 'La table',
  title: (attacker, defender) => `${attacker} contre ${defender}`,
  waiting: 'Il faut d’abord les deux formations.',
  byHand: 'Les déplacer à la main',
  deploy: 'Déployer pour la charge',
  deployHint: 'Les deux formations à une charge l’une de l’autre, passagers à bord : tu joues aussi la charge.',
  lineUpAgain: 'Les aligner de nouveau',
  begin: 'Cela commence par',
  begins: { a1ChooseTarget: 'la charge', a4Attacks: 'les attaques' },
  start: 'Lancer l’assaut',
  keepTable: 'Garder cette table',
  kept: name => `${name} est sur l’étagère.`,
  keepFormation: side => `Garder ${WHOM[side]}`,
  problems: 'Avant de pouvoir commencer',
  loading: 'Les unités arrivent…',
  unreachable: 'Les unités n’ont pas pu être chargées. Vérifie la connexion, puis',
  again: 'réessaie',
  taken: names => `Repris : ${names.join(', ')}.`,
  tooManyTaken: count => `${count} formations lues : les deux premières se font face, les autres sont à côté.`,
  isBehind: side =>
    `La formation ${side === 'attacker' ? 'de l’attaquant' : 'du défenseur'} a changé depuis sa mise en place. Elle `
    + 'reste comme elle était tant que tu ne la remets pas sur la table.',
  set: (side, name) => `${name} est maintenant ${WHOM[side]}.`,
};
