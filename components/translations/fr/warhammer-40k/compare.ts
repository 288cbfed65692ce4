/** In French: what the comparison of editions says. */
import type { compareWords as english } from '../../../warhammer-40k/compare/compare-words.ts';

export const words: typeof english = {
  kinds: {
    charge: 'Charge', fight: 'Combat', panic: 'Panique', morale: 'Moral', 'break-off': 'Désengagement et percée',
    'pile-in': 'Mise au contact', consolidate: 'Consolidation', untold: 'Les suites',
  },
  scenario: 'Combat à comparer',
  walkedWith: 'Combat du parcours',
  edition: 'Édition',
  strike: units => `Frappent : ${units.join(', ')}`,
  steps: 'Étapes',
  back: 'Étape précédente',
  on: 'Étape suivante',
  toDifference: 'Différence suivante',
  stepOf: (at, of) => `Étape ${at} sur ${of}`,
  isOtherwise: 'Pas pareil dans toutes les éditions',
  isAlike: 'Pareil dans toutes les éditions',
  rung: rung => `Initiative ${rung}`,
  coverRung: 'Avant tout le monde, à cause du couvert',
  thrown: (side, purpose, target) =>
    `${side === 'attacker' ? 'attaquant' : 'défenseur'} : ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Rien de tel ici.',
  tellsNothing: 'Cette étape n’apporte rien de nouveau.',
  silent: 'le texte ne le dit pas',
  otherwise: 'ici seulement, ou autrement',
  turnsOn: 'Ce qui fait la différence',
  turnsOnNothing: 'Aucune question seule ne fait la différence ici : elle vient de ce qui s’est passé avant.',
  searching: (tried, of) => `Essai de toutes les autres réponses : ${tried} sur ${of}.`,
  cases: 'Un départ, quatre issues',
  chargeCharts: 'Les charges de deux éditions, diagramme par diagramme',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Les deux passent par la même partie du diagramme d’états. Leur différence se décide à l’intérieur.',
  noChargeChart: 'Quand un texte ne dit pas comment on charge, il n’y a pas de diagramme à comparer.',
  notLoaded: id => `Aucun combat fourni « ${id} ».`,
};
