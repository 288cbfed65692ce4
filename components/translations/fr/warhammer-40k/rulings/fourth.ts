/** In French: rulings on the fourth edition. */
export const fourth = {
  'R-3.01': {
    about: 'Rien sur la charge, et rien sur ce qui vient après le combat.',
    ruling: 'On joue le combat. Pour le reste, les joueurs conviennent de réponses, ou font sans ; rien n’est inventé.',
  },
  'R-3.02': {
    about: 'Le tableau des touches ne dit pas lequel de ses axes est l’attaquant.',
    ruling: 'Ses lignes ; dans l’autre sens, la septième édition le contredirait.',
  },
  'R-3.03': { about: 'Un mot pour le combat est brouillé.', ruling: 'C’est bien le combat.' },
  'R-3.08': {
    about: 'Qui est encore engagé s’établit à chaque étape, et les deux camps y frappent.',
    ruling: 'C’est fixé au début d’une étape, et vaut pour les deux.',
  },
  'R-3.09': {
    about: 'Une de plusieurs unités chargées a des grenades à photons.',
    ruling: 'Le bonus est perdu par ceux qui sont engagés avec celle-là.',
  },
  'R-3.10': {
    about: 'Des grenades frag et à plasma dans une même charge.',
    ruling: 'Comme dans les règles d’essai : celles à plasma ôtent le couvert, et les frag n’ont rien à compenser.',
  },
  'R-3.11': { about: 'Un gantelet énergétique à couvert.', ruling: 'Il frappe à Initiative 1.' },
  'R-3.12': { about: 'Seul un exemple interdit une charge après un tir rapide.', ruling: 'On ne le joue pas ici.' },
  'R-3.13': { about: 'Une unité à deux Endurances, une figurine chacune.', ruling: 'La plus basse compte.' },
  'R-3.15': {
    about: 'De quelle figurine qui charge on trace la ligne vers une figurine à couvert.',
    ruling: 'De la plus proche de celles qui chargent son unité, là où elles étaient avant de bouger.',
  },
  'R-3.04': {
    about: 'Les armures mêlées sont laissées à des règles qui sont ailleurs.',
    ruling: 'Le propriétaire dit laquelle des figurines engagées prend chaque blessure, et elle fait sa propre '
      + 'sauvegarde.',
  },
  'R-3.05': {
    about: 'Combien de blessures laissent qui frappe désigner une victime : une par figurine, ou une par point de vie '
      + '?',
    ruling: 'Une par figurine engagée.',
  },
  'R-3.06': {
    about: 'Quelle blessure sauvegarde la figurine désignée, et si elle a plusieurs points de vie.',
    ruling: 'Son propriétaire choisit laquelle ; une sauvegarde ratée coûte un point de vie.',
  },
  'R-3.07': {
    about: 'Si pour cela comptent les blessures d’une seule unité qui frappe, ou toutes.',
    ruling: 'Toutes celles de l’étape contre l’unité.',
  },
  'R-3.14': { about: 'Des lettres mal lues.', ruling: 'Aucune ne change une règle.' },
} as const;
