/** In French: rulings on what all four texts leave open. */
export const everyText = {
  'R-X.01': {
    about: 'Aucun texte ne dit si une majorité est plus de la moitié ou juste le plus grand nombre.',
    ruling: 'La valeur la plus nombreuse compte ; un texte parle de valeurs à égalité pour cela, donc c’est ce qu’il '
      + 'veut dire.',
  },
  'R-X.02': {
    about: 'À égalité de valeurs, il n’est pas dit entre lesquelles tranche la règle des égalités.',
    ruling: 'Seulement entre celles qui sont aussi nombreuses, et les plus nombreuses.',
  },
  'R-X.03': {
    about: 'Trois textes viennent sans leurs tableaux.',
    ruling: 'Les tableaux de la quatrième édition servent pour tous : ce que les autres en citent s’accorde avec eux.',
  },
  'R-X.04': {
    about: 'Rien n’est dit d’un 1 qui rate toujours ou d’un 6 qui réussit toujours.',
    ruling: 'Rien n’en dépend : aucune case d’un tableau ne demande moins de 2 ni plus de 6.',
  },
  'R-X.05': {
    about: 'Le test de Commandement lui-même n’est dans aucun des textes.',
    ruling: 'Deux dés qui font au plus le Commandement le réussissent.',
  },
  'R-X.06': {
    about: 'Les deux camps d’un combat peuvent être anéantis à la même étape.',
    ruling: 'Personne n’a gagné ; personne ne consolide et personne ne panique.',
  },
  'R-X.07': {
    about: 'Comment s’arrondit une distance de retraite réduite de moitié.',
    ruling: 'Pas du tout ; on garde sa fraction.',
  },
} as const;
