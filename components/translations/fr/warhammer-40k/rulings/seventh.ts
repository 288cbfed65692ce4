/** In French: rulings on the seventh edition. */
export const seventh = {
  'R-2.01': {
    about: 'La liste des unités qui ne peuvent pas charger est perdue.',
    ruling: 'Celles déjà au combat ne peuvent pas ; pour les autres, qui prépare la table le dit.',
  },
  'R-2.04': {
    about: 'À quelle distance peut être une cible derrière un terrain difficile.',
    ruling: 'Ce que peuvent faire deux dés, moins 2″ : 10″.',
  },
  'R-2.05': {
    about: 'Les 2″ regardent qui devrait traverser un terrain, les coups lents qui l’a traversé.',
    ruling: 'On demande l’un et l’autre à part.',
  },
  'R-2.06': {
    about: 'Des figurines d’une unité qui lancent autrement pour leur charge.',
    ruling: 'La plus lente compte pour toutes.',
  },
  'R-2.16': {
    about: 'Si une charge contre une unité à terre perd ses 2″.',
    ruling: 'Oui ; elle ne garde que sa place dans l’ordre des coups.',
  },
  'R-2.17': {
    about: 'Combien des unités chargées doivent pour cela être à terre, ou déjà au combat.',
    ruling: 'Toutes, qu’il y en ait une ou plusieurs.',
  },
  'R-2.18': {
    about: 'Si une unité dont la charge a échoué peut en déclarer une autre.',
    ruling: 'Non, chacune déclare une fois par phase.',
  },
  'R-2.19': { about: 'Dans quel ordre tirent plusieurs unités chargées.', ruling: 'Comme leur joueur veut.' },
  'R-2.20': { about: 'Il manque des mots à une réponse.', ruling: 'On la lit pour toute règle qui force à charger.' },
  'R-2.21': {
    about: 'Le tir sur ceux qui chargent abat le plus proche, ou tous.',
    ruling: 'Si tous tombent, la charge est finie ; sinon, le plus proche des vivants va d’abord.',
  },
  'R-2.02': {
    about: 'Les deux tableaux manquent.',
    ruling: 'Les touches sont décrites en mots, et ceux-ci s’accordent avec le tableau imprimé de la quatrième '
      + 'édition ; on en prend aussi le tableau des blessures.',
  },
  'R-2.07': {
    about: 'De quelle unité est un ami engagé.',
    ruling: 'De n’importe laquelle de son camp dans le combat.',
  },
  'R-2.08': {
    about: 'Si près veut dire 2″ sur la table, ou 6″ en hauteur, ou les deux.',
    ruling: 'Les deux à la fois.',
  },
  'R-2.11': {
    about: 'Quand les camps sont trop loin pour continuer.',
    ruling: 'Quand ils ne se rejoindraient pas même si chacun se rapprochait de 3″.',
  },
  'R-2.24': {
    about: 'Une Initiative de plus de 10, ou de 0.',
    ruling: 'Au-dessus, c’est 10 ; à 0, on ne frappe jamais.',
  },
  'R-2.09': {
    about: 'À égale distance de l’attaque : de quoi ?',
    ruling: 'De la figurine la plus proche qui frappe à cette étape.',
  },
  'R-2.10': {
    about: 'Si une figurine blessée dans un lot continue à prendre celles du lot suivant.',
    ruling: 'Non, un nouveau lot cherche à nouveau sa victime.',
  },
  'R-2.03': { about: 'Combien de Commandement coûte un écart est tombé du texte.', ruling: 'Un point par blessure.' },
  'R-2.12': {
    about: 'Les blessures infligées d’une phrase sont subies dans la suivante.',
    ruling: 'Celles infligées comptent, et ce qu’un camp se fait à lui-même compte pour l’ennemi.',
  },
  'R-2.13': {
    about: 'Plusieurs vainqueurs tentent une percée contre un perdant.',
    ruling: 'Le perdant lance une fois, et chaque vainqueur libre une fois ; un seul qui fait autant suffit.',
  },
  'R-2.14': {
    about: 'Si une percée est au choix du vainqueur.',
    ruling: 'Non ; elle se fait, sauf si quelque chose l’interdit.',
  },
  'R-2.15': { about: 'Quand on voit si un vainqueur est encore au combat.', ruling: 'Après tous les tests de moral.' },
  'R-2.22': { about: 'Jusqu’où va la dernière mise au contact.', ruling: '3″, comme pendant le combat.' },
  'R-2.23': {
    about: 'Si une unité qui a détruit son adversaire dans une percée consolide.',
    ruling: 'Oui, il ne lui reste personne à combattre.',
  },
  'R-2.25': {
    about: 'Un lot de réponses en double et une erreur de la page.',
    ruling: 'Sans importance ; rien n’y change une règle.',
  },
} as const;
