/** In French: rulings on the earlier trial rules, of eight steps. */
export const trialEightSteps = {
  'R-1.10': {
    about: 'Si une unité qui a tiré peut en charger plusieurs.',
    ruling: 'Non, seulement l’unité sur laquelle elle a tiré.',
  },
  'R-1.21': {
    about: 'Rien n’est dit d’une charge après un tir d’armes lourdes sans bouger.',
    ruling: 'Elle est permise.',
  },
  'R-1.22': {
    about: 'La première figurine qui charge « devrait » seulement être la plus proche.',
    ruling: 'Elle doit l’être.',
  },
  'R-1.24': {
    about: 'Quand une unité en retraite qu’on charge teste si elle se regroupe.',
    ruling: 'Comme dans les règles récentes : dès que la charge l’atteint, avant qu’une figurine qui charge bouge.',
  },
  'R-1.04': {
    about: 'La zone de danger est fixée à une étape dont le numéro n’est pas celui du combat.',
    ruling: 'Au début du combat.',
  },
  'R-1.05': {
    about: 'Un même mot sert pour les figurines engagées et pour les unités engagées.',
    ruling: 'Ce sont deux choses : une figurine au contact, et une unité qui a une telle figurine.',
  },
  'R-1.06': {
    about: 'Un exemple donne le bonus de charge sans demander si l’unité a tiré.',
    ruling: 'La règle le demande, et c’est la règle qui compte.',
  },
  'R-1.07': {
    about: 'Un gantelet énergétique à couvert frapperait d’abord et en dernier.',
    ruling: 'En dernier : rien ne rend un gantelet plus rapide.',
  },
  'R-1.08': {
    about: 'Selon le texte, qui charge avec des grenades à plasma frappe par Initiative, ce qu’il ferait de toute '
      + 'façon.',
    ruling: 'Le couvert de ceux qu’on charge est annulé.',
  },
  'R-1.09': {
    about: 'Les grenades frag font frapper avec ceux à couvert, mais un gantelet à couvert attend la fin.',
    ruling: 'Qui porte des grenades frag frappe quand même à l’étape du couvert.',
  },
  'R-1.20': {
    about: 'Des ennemis au contact d’un personnage et de son unité doivent le frapper, et peuvent choisir.',
    ruling: 'Ils doivent le frapper.',
  },
  'R-1.23': {
    about: 'Les Terminators ne sont pas parmi ceux qui gardent le bonus de charge bien qu’ils aient tiré.',
    ruling: 'Ils le perdent.',
  },
  'R-1.17': {
    about: 'Les armures mêlées regardent les figurines près d’un ennemi, les pertes la zone autour du front.',
    ruling: 'La zone compte pour les deux.',
  },
  'R-1.18': {
    about: 'Deux groupes d’armure sont aussi grands l’un que l’autre dans une série de blessures.',
    ruling: 'Leur propriétaire choisit, à nouveau pour chaque série.',
  },
  'R-1.19': {
    about: 'Sur qui se comptent les majorités.',
    ruling: 'Comme dans les règles récentes : Capacité de Combat et Endurance sur l’unité, l’armure sur ceux qui '
      + 'peuvent tomber.',
  },
  'R-1.01': {
    about: 'Ceux qui réussissent leur moral sont envoyés à une étape qui n’existe pas.',
    ruling: 'Ils passent à la mise au contact.',
  },
  'R-1.02': {
    about: 'Le résumé fait tester les perdants pour savoir s’ils s’échappent.',
    ruling: 'La percée des vainqueurs est ce test ; il n’y en a pas d’autre.',
  },
  'R-1.03': {
    about: 'Le résumé fait battre les perdants en retraite après la mise au contact, le texte avant.',
    ruling: 'Ils font leur premier mouvement entre la percée et la consolidation.',
  },
  'R-1.11': {
    about: 'Avec quoi les vainqueurs frappent ceux qu’ils ont rattrapés.',
    ruling: 'Au contact, avec les attaques du profil et les armes spéciales ; près du contact, une fois ; jamais avec '
      + 'un bonus, unité par unité. On établit à nouveau qui peut tomber.',
  },
  'R-1.12': {
    about: 'Si les vainqueurs doivent frapper ceux qu’ils ont rattrapés.',
    ruling: 'Le jet se fait de toute façon ; frapper est à leur choix.',
  },
  'R-1.13': { about: 'Si l’on peut faire une percée et consolider.', ruling: 'Oui, dans cet ordre.' },
  'R-1.14': {
    about: 'Ce qu’est un nouvel ennemi pour ceux qui consolident.',
    ruling: 'Une unité qu’ils n’ont pas combattue à cette phase.',
  },
  'R-1.15': { about: 'Un vainqueur contre plusieurs unités avance.', ruling: 'Il s’agit d’une percée.' },
  'R-1.16': {
    about: 'Des figurines près du front sont engagées de près dans une phrase et libres de tirer dans la suivante.',
    ruling: 'Elles sont engagées, et ne tirent pas.',
  },
  'R-1.25': { about: 'Des mots mal écrits et des points égarés.', ruling: 'Aucun ne change une règle.' },
} as const;
