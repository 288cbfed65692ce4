/** In French: what is said round the odds of a fight of Warhammer 40,000. */
import { figure } from '../../../shared/languages/forms.ts';
import type { oddsWords as english } from '../../../warhammer-40k/odds/odds-words.ts';

export const words: typeof english = {
  odds: 'Chances de ce combat à partir d’ici',
  oddsOf: (attackers, defenders) => `Chances du combat : ${attackers} contre ${defenders}`,
  calculator: 'Chances d’un combat',
  edition: 'Règles',
  fight: 'Combat',
  ownFight: 'Le tien',
  afterCharge: 'Les figurines sont placées comme après la charge, pareil dans chaque édition.',
  beforeCharges: 'Les charges ne sont pas faites : les chances se calculent une fois au contact.',
  nobodyTouches: 'Personne n’est au contact d’un ennemi : pas de combat.',
  reckoning: 'Calcul…',
  failed: 'Les chances de ce combat ne peuvent pas être calculées.',
  sides: { attacker: 'Attaquant', defender: 'Défenseur' },
  wins: 'Qui gagne',
  mostWounds: 'Qui inflige le plus de blessures',
  none: 'Personne',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Ce qui peut arriver',
  wipedOut: 'Il ne reste personne',
  breaks: 'Une unité rate son moral',
  swept: {
    relock: 'Une unité est rattrapée et reste au combat',
    'free-round': 'Une unité est rattrapée et frappée encore une fois',
    destroy: 'Une unité est rattrapée et détruite',
  },
  untold: 'Ce qui suit le combat, ce texte ne le dit pas.',
  unresolved: chance =>
    `${figure(chance * 100, 1)}\u202f% des suites de ce combat n’ont pas été suivies : les chiffres peuvent être plus `
    + 'hauts d’autant.',
  stillOpen: chance =>
    `${figure(chance * 100, 1)}\u202f% des suites sont encore à suivre : les chiffres peuvent monter d’autant.`,
  readingLegend: 'Façon de compter',
  reading: { exactly: 'Exactement', atLeast: 'Au moins' },
  lost: 'Figurines perdues à partir d’ici',
  wounds: 'Blessures infligées dans le round',
  count: 'Combien',
  assumed: {
    'usual-choices': 'Les deux joueurs choisissent l’habituel.',
    'usual-pile-ins': 'Les figurines vont au contact par le plus court.',
    'usual-weapons': 'Sans choix fait, on frappe avec l’arme qui vaut le plus.',
  },
};
