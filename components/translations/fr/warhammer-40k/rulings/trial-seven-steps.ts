/** In French: rulings on the later trial rules, of seven steps. */
export const trialSevenSteps = {
  'R-0.05': {
    about: 'Une unité qui a tiré charge sa seule cible à un endroit, et d’autres à côté à deux autres.',
    ruling: 'Elle peut en charger plusieurs, si celle sur laquelle elle a tiré est la cible principale et touchée '
      + 'd’abord.',
  },
  'R-0.06': {
    about: 'Les mouvements sont décrits avec 6″ alors que certaines unités déclarent à 9″ ou 12″.',
    ruling: 'Partout où une charge parle de 6″, c’est la portée de l’unité.',
  },
  'R-0.07': {
    about: 'Qui lance pour un terrain difficile, et ce que devient une unité à plus longue portée.',
    ruling: 'Une fois pour l’unité, si l’un de ses chemins est difficile ; le plus haut dé limite tout le monde, '
      + 'quelle que soit la portée.',
  },
  'R-0.29': {
    about: 'Quand une unité en retraite qu’on charge teste si elle se regroupe.',
    ruling: 'Une fois qu’on sait que la charge l’atteint, et avant qu’une figurine qui charge bouge.',
  },
  'R-0.35': {
    about: 'Certaines unités comptent toujours comme immobiles, et un tir immobile interdit de charger.',
    ruling: 'Seul compte le fait de rester immobile pour tirer ; ces unités n’y sont pas forcées, et peuvent charger.',
  },
  'R-0.02': {
    about: 'Être engagé est dit de plusieurs façons.',
    ruling: 'C’est être socle à socle et rien d’autre ; celles qui soutiennent sont une classe à part.',
  },
  'R-0.03': {
    about: 'Ceux à couvert frappent avant tout le monde selon une ancienne formule, à Initiative 10 selon une '
      + 'nouvelle.',
    ruling: 'Initiative 10 ; cela ne se voit que contre d’autres d’Initiative 10.',
  },
  'R-0.04': {
    about: 'La zone de danger est fixée à une étape dont le numéro n’est pas celui du combat.',
    ruling: 'Au début du combat.',
  },
  'R-0.08': {
    about: 'Celles qui soutiennent sont près d’un ami quelconque à un endroit, d’un ami de leur unité à un autre.',
    ruling: 'Près d’un ami de leur unité, comme le veut la règle sur les attaques.',
  },
  'R-0.15': {
    about: 'Des grenades frag et à plasma peuvent servir dans une même charge, ou à une partie d’une unité.',
    ruling: 'Les frag aident qui les porte ; celles à plasma ôtent le couvert de l’unité chargée, et les frag n’ont '
      + 'alors rien à compenser.',
  },
  'R-0.16': {
    about: 'Si une unité à couvert et déjà au combat a son couvert contre une nouvelle charge.',
    ruling: 'Non : seule l’a une unité qui n’était pas au combat au début de la phase.',
  },
  'R-0.17': {
    about: 'Combien de ceux qui chargent doivent traverser le couvert.',
    ruling: 'Une seule ligne qui le traverse met toute l’unité à couvert.',
  },
  'R-0.24': {
    about: 'Si tous les combats passent ensemble par une étape, ou chacun par toutes.',
    ruling: 'Chaque combat est réglé jusqu’au bout, mise au contact comprise, avant le suivant.',
  },
  'R-0.33': {
    about: 'Si la Force d’un gantelet est plafonnée avant ou après d’autres bonus.',
    ruling: 'Après tous, à 10.',
  },
  'R-0.34': {
    about: 'Un gantelet énergétique avec une griffe éclair.',
    ruling: 'La griffe n’y gagne pas de deuxième arme ; le gantelet compte la griffe comme il compte toute arme.',
  },
  'R-0.09': {
    about: 'Sur qui se compte une majorité, l’unité ou ceux qui peuvent tomber.',
    ruling: 'Capacité de Combat et Endurance sur toute l’unité, l’armure sur ceux qui peuvent tomber.',
  },
  'R-0.10': {
    about: 'Trois sortes d’armure ou plus dans une unité.',
    ruling: 'Le plus grand groupe d’abord ; leur propriétaire range les groupes de même taille.',
  },
  'R-0.11': {
    about: 'Un groupe qui a eu son tour rate plus de sauvegardes qu’il ne lui reste de figurines.',
    ruling: 'Le surplus tombe sur le groupe suivant, et on ne relance rien pour lui.',
  },
  'R-0.12': {
    about: 'Les nombres d’un exemple ne découlent pas de ceux de l’exemple d’avant.',
    ruling: 'On le prend comme une nouvelle situation.',
  },
  'R-0.13': {
    about: 'Une arme spéciale répartirait des touches là où l’on ne répartit que des blessures.',
    ruling: 'Il s’agit de blessures.',
  },
  'R-0.14': {
    about: 'Une phrase sur les sauvegardes invulnérables a perdu sa grammaire.',
    ruling: 'Une figurine qui a reçu une blessure peut lancer son invulnérable au lieu de son armure.',
  },
  'R-0.19': {
    about: 'Les auteurs eux-mêmes disent obscure une note sur les sauvegardes invulnérables.',
    ruling: 'Elle n’ajoute rien à ce qui est joué : on choisit sa sauvegarde une fois les blessures réparties.',
  },
  'R-0.32': {
    about: 'Quand se fait le test psychique d’une arme de force.',
    ruling: 'Après les sauvegardes de la même étape ; une figurine qu’elle tue ne compte pas plus que les blessures '
      + 'infligées.',
  },
  'R-0.01': {
    about: 'Ce que font ceux qui réussissent leur moral n’est pas imprimé.',
    ruling: 'Ils vont au contact, et personne de ce combat ne consolide.',
  },
  'R-0.18': {
    about: 'Quels morts font paniquer les amis de qui.',
    ruling: 'Toutes les unités ennemies du combat doivent avoir disparu ; alors, les amis des morts testent une fois.',
  },
  'R-0.20': {
    about: 'Les vainqueurs font une percée et consolident à un endroit, l’un ou l’autre à un autre.',
    ruling: 'Qui fait une percée et rattrape ne consolide pas.',
  },
  'R-0.21': {
    about: 'Si une percée se compare aux dés de ceux qui fuient ou à la distance qu’ils font.',
    ruling: 'Aux dés.',
  },
  'R-0.22': {
    about: 'Qui lance et qui décide d’abord quand une unité fuit.',
    ruling: 'Les perdants lancent, les vainqueurs le voient et décident, et lancent ensuite.',
  },
  'R-0.23': {
    about: 'Plusieurs vainqueurs font une percée, et tous ne rattrapent pas.',
    ruling: 'Un seul suffit. Qui est rattrapé ne bat plus en retraite ; qui a rattrapé quelqu’un se rapproche, les '
      + 'autres sont libres.',
  },
  'R-0.25': {
    about: 'Des vainqueurs tombent sur une unité dont le combat est encore à régler.',
    ruling: 'Ils ne combattent pas une deuxième fois dans la phase.',
  },
  'R-0.26': {
    about: 'Des vainqueurs tombent sur une unité en retraite.',
    ruling: 'Elle teste si elle se regroupe, comme si on la chargeait.',
  },
  'R-0.28': {
    about: 'Ce qu’est un mouvement de retraite entier.',
    ruling: 'La distance lancée, réduite de moitié là où elle l’est.',
  },
  'R-0.27': {
    about: 'Les sections sur le moral et sur le regroupement ne sont pas dans le texte.',
    ruling: 'On ne joue que ce que l’assaut leur demande ; le reste est à d’autres phases.',
  },
  'R-0.30': {
    about: 'Si un personnage compte pour l’unité où il est.',
    ruling: 'Il est une unité à lui seul pour compter et être frappé ; il teste son moral avec son unité d’accueil.',
  },
  'R-0.31': {
    about: 'Une créature monstrueuse serait comme un personnage.',
    ruling: 'Elle est une unité à elle seule, frappée dans les mêmes limites ; elle interdit l’armure comme avant.',
  },
  'R-0.36': { about: 'Il est question de véhicules.', ruling: 'On ne les joue pas.' },
  'R-0.37': { about: 'Des mots mal écrits ou doublés.', ruling: 'Aucun ne change une règle.' },
} as const;
