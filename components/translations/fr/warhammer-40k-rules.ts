/** In French: what the rules of Warhammer 40,000 say, and leave open. */
import { together } from '../together.ts';
import type { English } from '../english.ts';

type Words = English['warhammer-40k-rules'];

/** The rules of the assault phase by their ids. */
const warhammer40kRules: Words['warhammer-40k/rules'] = {
  '40k.1': 'Une phase va des charges aux combats, puis aux suites de chacun.',
  '40k.2': 'Avant de bouger, une unité déclare qui elle charge.',
  '40k.3': 'Une charge va jusqu’à sa portée, pas plus loin.',
  '40k.4': 'Au moins une figurine doit pouvoir atteindre la cible, sans traverser de murs, ni d’ennemis qu’elle laisse '
  + 'de côté.',
  '40k.6': 'Un terrain difficile en chemin raccourcit la charge.',
  '40k.7': 'Si la première figurine ne peut pas atteindre l’ennemi, aucune figurine de son unité ne bouge.',
  '40k.8': 'On lance un dé par figurine qui passe par un terrain dangereux ; un 1 lui coûte un point de vie.',
  '40k.9': 'Les cibles qu’une unité peut charger dépendent de celle sur laquelle elle a tiré ce tour-ci.',
  '40k.10': 'Une unité restée immobile pour tirer peut ne pas avoir le droit de charger.',
  '40k.11': 'Une unité peut charger plusieurs cibles proches les unes des autres.',
  '40k.12': 'Les unités chargées peuvent avoir l’occasion de tirer d’abord.',
  '40k.13': 'Une unité en retraite qu’on charge fait d’abord un test de regroupement.',
  '40k.14': 'La figurine la plus proche de l’ennemi part d’abord, droit sur l’ennemi le plus proche d’elle.',
  '40k.15': 'Chaque figurine suivante prend la meilleure place à sa portée : un ennemi libre, sinon un ennemi '
    + 'quelconque, sinon près d’un ami au contact, sinon avec son unité.',
  '40k.16': 'Une figurine ne traverse personne, ni aucun passage plus étroit que son socle, et reste à 1″ au moins des '
    + 'ennemis qu’elle ne charge pas.',
  '40k.17': 'Une unité déclarée cible mais restée sans contact ne participe pas au combat.',
  '40k.18': 'Le joueur dont c’est le tour choisit l’ordre des combats ; on finit chacun avant le suivant.',
  '40k.19': 'Les figurines au contact combattent, et celles à 2″ ou moins d’un ami au contact aussi.',
  '40k.20': 'Qui combat dépend de la position des figurines.',
  '40k.21': 'Une figurine peut perdre l’ennemi à son contact avant de frapper.',
  '40k.22': 'Les figurines près d’un ami au contact frappent avec une partie de ce qu’elles ont, ou avec tout.',
  '40k.24': 'Une charge vaut une attaque de plus, sauf si quelque chose l’ôte.',
  '40k.26': 'Une seconde arme à une main vaut une attaque, et jamais plus d’une.',
  '40k.27': 'Les figurines frappent dans l’ordre de leur Initiative, de 10 à 1.',
  '40k.28': 'Le couvert aide les unités qu’on y charge, au premier round seulement.',
  '40k.30': 'Avec des grenades frag, qui charge frappe en même temps que les ennemis à couvert.',
  '40k.31': 'Les grenades à plasma annulent ce que donne le couvert ; un combat déjà en cours aussi.',
  '40k.32': 'Qui charge un porteur de grenades à photons perd l’attaque que lui vaut la charge.',
  '40k.33': 'Charger à travers un terrain difficile peut faire frapper en dernier.',
  '40k.34': 'Un gantelet énergétique frappe à Initiative 1, quoi qu’il arrive.',
  '40k.35': 'À une même Initiative, tout le monde frappe en même temps, dans les deux camps.',
  '40k.36': 'Les figurines peuvent se rapprocher quand vient leur Initiative.',
  '40k.37': 'Un combat finit quand les camps sont trop loin l’un de l’autre pour s’atteindre.',
  '40k.38': 'Un dé par attaque. Le résultat qui touche se lit en comparant les deux Capacités de Combat.',
  '40k.39': 'Une unité à plusieurs Capacités de Combat se défend avec celle de la majorité.',
  '40k.40': 'Sans Capacité de Combat majoritaire, une règle tranche.',
  '40k.41': 'Une unité à plusieurs Endurances est blessée selon celle de la majorité.',
  '40k.42': 'Sans Endurance majoritaire, quelqu’un doit trancher.',
  '40k.43': 'Un dé par touche. Le résultat qui blesse se lit en comparant Force et Endurance.',
  '40k.45': 'On lance une sauvegarde contre chaque blessure : l’armure là où elle est permise, ou l’invulnérable, au '
    + 'choix du propriétaire.',
  '40k.46': 'On lance un dé par blessure pour la sauvegarde d’armure, sauf si l’arme l’interdit.',
  '40k.47': 'Si une unité porte plusieurs sortes d’armure, le texte dit laquelle prend les blessures.',
  '40k.48': 'Entre groupes d’armure de même taille, le propriétaire dit lequel prend d’abord les blessures.',
  '40k.49': 'Dans une unité, tout le monde ne peut pas tomber sous les coups.',
  '40k.50': 'Les blessures tombent sur des figurines, et le texte dit qui les choisit.',
  '40k.51': 'Une figurine qui a perdu un point de vie prend les blessures suivantes jusqu’à être éliminée.',
  '40k.52': 'Les blessures pour lesquelles il ne reste personne sont perdues.',
  '40k.53': 'Les blessures d’armes spéciales se règlent à part des autres.',
  '40k.54': 'Personne ne frappe deux fois, et qui tombe à l’Initiative à laquelle il frappe a quand même frappé.',
  '40k.55': 'Les armes spéciales peuvent doubler la Force, interdire l’armure, relancer pour blesser ou frapper en '
    + 'dernier.',
  '40k.56': 'Chaque camp compte les blessures qu’il a infligées. Celui qui en a infligé le moins a perdu.',
  '40k.57': 'Si les deux camps ont infligé le même nombre de blessures, il y a égalité, et le combat continue.',
  '40k.58': 'Qui anéantit l’ennemi a gagné, quelles que soient les blessures.',
  '40k.59': 'Les amis qui voient anéantir une unité peuvent paniquer.',
  '40k.60': 'Les perdants comparent le total de deux dés à leur Commandement, et battent en retraite s’ils font plus.',
  '40k.61': 'Selon le texte, les perdants incapables de blesser l’ennemi peuvent rater exprès le test.',
  '40k.62': 'Une unité en retraite lance deux dés pour sa distance, ou trois si elle est rapide.',
  '40k.63': 'Les vainqueurs peuvent courir après ceux qui se désengagent.',
  '40k.64': 'On lance les dés de la percée contre ceux qui fuient.',
  '40k.66': 'Le texte dit si les vainqueurs doivent courir après l’ennemi.',
  '40k.68': 'Les vainqueurs qui n’ont plus d’adversaire reforment leurs rangs.',
  '40k.70': 'Ceux qui sont encore au combat se rapprochent.',
  '40k.71': 'Les suites d’un combat viennent dans un ordre fixe.',
  '40k.72': 'Une figurine qui pourrait frapper plusieurs unités doit dire laquelle.',
  '40k.74':
    'Un personnage qui a rejoint une unité compte comme une de ses figurines ou comme une unité à part ; on le '
    + 'frappe en conséquence.',
  '40k.76': 'Au corps à corps, on ne tire pas et on n’est pas visé.',
  '40k.78': 'Les unités en retraite peuvent tirer, mais pas avec des armes lourdes.',
  '40k.79': 'Une unité qui ne peut pas finir son mouvement de retraite est détruite.',
  'R-0.26': 'Une unité en retraite que l’ennemi atteint fait un test de regroupement ; si elle échoue, elle est '
    + 'détruite.',
  'R-3.01': 'Ce qu’un texte ne dit pas ne s’invente pas : les joueurs en conviennent, ou le laissent de côté.',
};

/** Rulings on what all four texts leave open. */
const everyText = {
  'R-X.01': {
    about: 'Aucun texte ne dit si la majorité signifie plus de la moitié ou seulement le plus grand nombre.',
    ruling: 'La valeur la plus répandue compte ; un texte parle de valeurs à égalité pour la majorité, donc c’est '
      + 'ainsi qu’il l’entend.',
  },
  'R-X.02': {
    about: 'Entre quelles valeurs tranche la règle quand aucune n’a la majorité.',
    ruling: 'Comme le dit son texte : la plus haute de celles à égalité, la plus basse de toutes celles qui '
      + 'comptent ou, si leur propriétaire en nomme une, une de celles à égalité.',
  },
  'R-X.03': {
    about: 'Dans trois textes, les tableaux manquent.',
    ruling: 'Les tableaux de la quatrième édition servent pour tous les textes : ce que les autres en '
      + 'citent y correspond.',
  },
  'R-X.04': {
    about: 'Rien n’est dit d’un 1 qui rate toujours ou d’un 6 qui réussit toujours.',
    ruling: 'Rien n’en dépend : aucune case d’un tableau ne demande moins de 2 ni plus de 6.',
  },
  'R-X.05': {
    about: 'Le test de Commandement lui-même n’est dans aucun des textes.',
    ruling: 'Il est réussi si le total de deux dés ne dépasse pas le Commandement ; dans la quatrième et la septième '
      + 'édition, tout test de moral est réussi sur deux 1, quoi qu’on ôte au Commandement.',
  },
  'R-X.06': {
    about: 'Les deux camps d’un combat peuvent être anéantis à la même étape.',
    ruling: 'Personne n’a gagné ; personne ne consolide et personne ne panique.',
  },
  'R-X.07': {
    about: 'L’arrondi d’une distance de retraite réduite de moitié.',
    ruling: 'Pas du tout ; on garde la fraction.',
  },
  'R-X.08': {
    about: 'Une figurine peut-elle lancer deux sauvegardes contre une blessure ?',
    ruling: 'Non, une seule : la meilleure, sauf avis contraire de son propriétaire.',
  },
} as const;

/** Rulings on the fourth edition. */
const fourth = {
  'R-3.01': {
    about: 'Rien sur la charge, et rien sur ce qui vient après le combat.',
    ruling: 'On joue le combat. Pour le reste, les joueurs conviennent de réponses, ou font sans ; rien n’est inventé.',
  },
  'R-3.02': {
    about: 'Le tableau des touches ne dit pas lequel de ses axes est celui de l’attaquant.',
    ruling: 'Celui des lignes ; dans l’autre sens, la septième édition le contredirait.',
  },
  'R-3.03': { about: 'Un mot pour le combat est déformé.', ruling: 'Il s’agit bien du combat.' },
  'R-3.08': {
    about: 'On établit à chaque étape qui est encore engagé, et les deux camps y frappent.',
    ruling: 'C’est fixé au début d’une étape, et cela vaut pour les deux camps.',
  },
  'R-3.09': {
    about: 'Parmi plusieurs unités chargées, l’une a des grenades à photons.',
    ruling: 'Ceux qui sont engagés contre cette unité perdent le bonus de charge.',
  },
  'R-3.10': {
    about: 'Des grenades frag et à plasma dans une même charge.',
    ruling: 'Comme dans les règles d’essai : les grenades à plasma annulent le couvert, et les frag n’ont rien '
      + 'à compenser.',
  },
  'R-3.11': { about: 'Un gantelet énergétique à couvert.', ruling: 'Il frappe à Initiative 1.' },
  'R-3.12': {
    about: 'Seul un exemple interdit de charger après un tir rapide.',
    ruling: 'Cette interdiction n’est pas appliquée ici.',
  },
  'R-3.13': { about: 'Une unité à deux Endurances, une figurine pour chacune.', ruling: 'La plus basse compte.' },
  'R-3.15': {
    about: 'De laquelle des figurines qui chargent on trace la ligne vers une figurine à couvert.',
    ruling: 'De la plus proche de celles qui chargent son unité, là où elles étaient avant de bouger.',
  },
  'R-3.16': {
    about: 'Qui lance la meilleure sauvegarde quand le propriétaire choisit les morts.',
    ruling: 'La figurine qui prend la blessure ; de même celle qu’a désignée le joueur qui frappe.',
  },
  'R-3.04': {
    about: 'Pour les armures mêlées, le texte renvoie à des règles qui sont ailleurs.',
    ruling: 'Le propriétaire dit laquelle des figurines engagées prend chaque blessure, et elle fait sa propre '
      + 'sauvegarde.',
  },
  'R-3.05': {
    about: 'Combien de blessures permettent à qui frappe de désigner une victime : une par figurine, ou une par point '
      + 'de vie ?',
    ruling: 'Une par figurine engagée.',
  },
  'R-3.06': {
    about: 'Quelle blessure la figurine désignée sauvegarde-t-elle, et que se passe-t-il si elle a plusieurs points '
      + 'de vie\u202f?',
    ruling: 'Son propriétaire choisit laquelle ; une sauvegarde ratée coûte un point de vie.',
  },
  'R-3.07': {
    about: 'Pour désigner une victime, compte-t-on les blessures d’une seule unité qui frappe, ou toutes ?',
    ruling: 'Toutes celles que l’unité subit à cette étape.',
  },
  'R-3.14': { about: 'Des lettres mal lues.', ruling: 'Aucune ne change une règle.' },
} as const;

/** Rulings on the seventh edition. */
const seventh = {
  'R-2.01': {
    about: 'La liste des unités qui ne peuvent pas charger est perdue.',
    ruling: 'Les unités au combat ne le peuvent pas ; pour les autres, c’est à qui prépare la table de le dire.',
  },
  'R-2.04': {
    about: 'À quelle distance peut être une cible derrière un terrain difficile.',
    ruling: 'Ce que peuvent faire deux dés, moins 2″ : 10″.',
  },
  'R-2.05': {
    about: 'Les 2″ de moins dépendent de qui devrait traverser un terrain ; les coups portés en dernier, de qui '
      + 'l’a traversé.',
    ruling: 'On vérifie les deux conditions séparément.',
  },
  'R-2.06': {
    about: 'Des figurines d’une même unité qui ne lancent pas les mêmes dés pour leur charge.',
    ruling: 'La plus lente compte pour toutes.',
  },
  'R-2.16': {
    about: 'Une charge contre une unité à terre perd-elle 2″ ?',
    ruling: 'Oui ; la charge ne garde que sa place dans l’ordre des coups.',
  },
  'R-2.17': {
    about: 'Parmi les unités chargées, combien doivent être à terre, ou déjà au combat, pour que la charge garde sa '
      + 'place dans l’ordre des coups.',
    ruling: 'Toutes, qu’il y en ait une ou plusieurs.',
  },
  'R-2.18': {
    about: 'Une unité dont la charge a échoué peut-elle en déclarer une autre ?',
    ruling: 'Non, chaque unité ne déclare qu’une charge par phase.',
  },
  'R-2.19': { about: 'L’ordre de tir quand plusieurs unités sont chargées.', ruling: 'Au choix de leur joueur.' },
  'R-2.20': {
    about: 'Il manque des mots à une réponse.',
    ruling: 'On applique cette réponse à toute règle qui force à charger.',
  },
  'R-2.21': {
    about: 'Le tir sur ceux qui chargent abat le plus proche, ou les abat tous.',
    ruling: 'Si tous tombent, la charge est finie ; sinon, le plus proche des vivants part d’abord.',
  },
  'R-2.26': {
    about: 'La règle parle d’un personnage qui a rejoint une unité, sans dire nulle part ce qu’il est.',
    ruling: 'Une des figurines de l’unité à tous égards ; isolé, il est une unité à lui seul.',
  },
  'R-2.27': {
    about: 'Le test de terrain dangereux n’est pas décrit.',
    ruling: 'Un dé par figurine ; sur un 1, elle perd un point de vie, qui ne compte pour aucun camp. '
      + 'Aucune sauvegarde, sauf si les joueurs en conviennent ; le couvert ne sert jamais.',
  },
  'R-2.02': {
    about: 'Les deux tableaux manquent.',
    ruling: 'Les touches sont décrites en mots, et ceux-ci s’accordent avec le tableau imprimé de la quatrième '
      + 'édition ; on en prend aussi le tableau des blessures.',
  },
  'R-2.07': {
    about: 'De quelle unité est un ami engagé.',
    ruling: 'De n’importe laquelle de son camp dans le combat.',
  },
  'R-2.08': {
    about: '« Près » veut-il dire 2″ sur la table, 6″ en hauteur, ou les deux ?',
    ruling: 'Les deux à la fois.',
  },
  'R-2.11': {
    about: 'Quand les camps sont trop loin l’un de l’autre pour continuer.',
    ruling: 'Quand ils ne se rejoindraient pas, même si chacun se rapprochait de 3″.',
  },
  'R-2.24': {
    about: 'Une Initiative de plus de 10, ou de 0.',
    ruling: 'Au-dessus, c’est 10 ; à 0, on ne frappe jamais.',
  },
  'R-2.09': {
    about: 'À égale distance de l’attaque : de quoi ?',
    ruling: 'De la figurine la plus proche qui frappe à cette étape.',
  },
  'R-2.10': {
    about: 'Une figurine blessée dans un lot continue-t-elle à prendre les blessures du lot suivant ?',
    ruling: 'Non, à chaque lot on cherche de nouveau la victime.',
  },
  'R-2.03': {
    about: 'Le texte ne dit plus combien de points de Commandement coûte un écart.', ruling: 'Un point par blessure.',
  },
  'R-2.12': {
    about: 'Les blessures, infligées dans une phrase, sont subies dans la suivante.',
    ruling: 'Celles qui sont infligées comptent, et ce qu’un camp se fait à lui-même compte pour l’ennemi.',
  },
  'R-2.13': {
    about: 'Plusieurs vainqueurs tentent une percée contre un perdant.',
    ruling: 'Le perdant lance une fois, et chaque vainqueur libre une fois ; il suffit que l’un d’eux fasse au moins '
      + 'autant.',
  },
  'R-2.14': {
    about: 'Une percée est-elle au choix du vainqueur ?',
    ruling: 'Non ; la percée se fait, sauf si quelque chose l’interdit.',
  },
  'R-2.15': {
    about: 'Quand on établit si un vainqueur est encore au combat.',
    ruling: 'Après tous les tests de moral.',
  },
  'R-2.22': { about: 'Jusqu’où va la dernière mise au contact.', ruling: '3″, comme pendant le combat.' },
  'R-2.23': {
    about: 'Une unité qui a détruit son adversaire dans une percée consolide-t-elle ?',
    ruling: 'Oui, il ne lui reste personne à combattre.',
  },
  'R-2.25': {
    about: 'Un lot de réponses en double et une erreur de la page.',
    ruling: 'Sans importance ; rien n’y change une règle.',
  },
} as const;

/** Rulings on the earlier trial rules, of eight steps. */
const trialEightSteps = {
  'R-1.10': {
    about: 'Une unité qui a tiré peut-elle en charger plusieurs ?',
    ruling: 'Non, seulement l’unité sur laquelle elle a tiré.',
  },
  'R-1.21': {
    about: 'Rien n’est dit d’une unité qui charge après avoir tiré à l’arme lourde sans bouger.',
    ruling: 'La charge est permise.',
  },
  'R-1.22': {
    about: 'La première figurine qui charge « devrait » seulement être la plus proche.',
    ruling: 'Elle doit l’être.',
  },
  'R-1.24': {
    about: 'Quand une unité en retraite qu’on charge fait son test de regroupement.',
    ruling: 'Comme dans les règles récentes : dès qu’on sait que la charge l’atteint, avant qu’une figurine qui '
      + 'charge bouge.',
  },
  'R-1.04': {
    about: 'La zone de danger est fixée à une étape dont le numéro n’est pas celui du combat.',
    ruling: 'Au début du combat.',
  },
  'R-1.05': {
    about: 'Un même mot sert pour les figurines engagées et pour les unités engagées.',
    ruling: 'Ce sont deux choses : une figurine au contact, et une unité qui a une telle figurine.',
  },
  'R-1.06': {
    about: 'Un exemple donne le bonus de charge sans demander si l’unité a tiré.',
    ruling: 'La règle le demande, et c’est la règle qui compte.',
  },
  'R-1.07': {
    about: 'Un gantelet énergétique à couvert frapperait à la fois en premier et en dernier.',
    ruling: 'En dernier : rien ne rend un gantelet plus rapide.',
  },
  'R-1.08': {
    about: 'Selon le texte, qui charge avec des grenades à plasma frappe dans l’ordre d’Initiative, ce qu’il ferait de '
      + 'toute façon.',
    ruling: 'Le couvert de ceux qu’on charge est annulé.',
  },
  'R-1.09': {
    about: 'Avec des grenades frag, on frappe en même temps que les figurines à couvert, mais un gantelet à couvert '
      + 'attend la fin.',
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
    about: 'La règle des armures mêlées porte sur les figurines près d’un ennemi, celle des pertes sur la zone autour '
      + 'du front.',
    ruling: 'La zone compte pour les deux.',
  },
  'R-1.18': {
    about: 'Deux groupes d’armure sont aussi grands l’un que l’autre dans une série de blessures.',
    ruling: 'Leur propriétaire choisit, à nouveau pour chaque série.',
  },
  'R-1.19': {
    about: 'Sur quelles figurines on établit une majorité.',
    ruling: 'Comme dans les règles récentes : Capacité de Combat et Endurance dans toute l’unité, armure parmi les '
      + 'figurines qui peuvent tomber.',
  },
  'R-1.01': {
    about: 'Ceux qui réussissent leur test de moral sont renvoyés à une étape qui n’existe pas.',
    ruling: 'Ils passent à la mise au contact.',
  },
  'R-1.02': {
    about: 'Le résumé fait tester les perdants pour savoir s’ils s’échappent.',
    ruling: 'La percée des vainqueurs est ce test ; il n’y en a pas d’autre.',
  },
  'R-1.03': {
    about: 'Dans le résumé, les perdants battent en retraite après la mise au contact ; dans le texte, avant.',
    ruling: 'Ils font leur premier mouvement entre la percée et la consolidation.',
  },
  'R-1.11': {
    about: 'Avec quoi les vainqueurs frappent ceux qu’ils ont rattrapés.',
    ruling: 'Unité par unité et sans aucun bonus : au contact, avec les attaques du profil et les armes '
      + 'spéciales ; près d’un ami au contact, une seule fois. On établit à nouveau qui peut tomber.',
  },
  'R-1.12': {
    about: 'Les vainqueurs doivent-ils frapper ceux qu’ils ont rattrapés ?',
    ruling: 'Le jet se fait de toute façon ; c’est à eux de décider s’ils frappent.',
  },
  'R-1.13': { about: 'Peut-on faire une percée et consolider ?', ruling: 'Oui, dans cet ordre.' },
  'R-1.14': {
    about: 'Ce qu’est un nouvel ennemi pour ceux qui consolident.',
    ruling: 'Une unité qu’ils n’ont pas combattue pendant cette phase.',
  },
  'R-1.15': { about: 'Un vainqueur contre plusieurs unités avance.', ruling: 'Il s’agit d’une percée.' },
  'R-1.16': {
    about: 'Des figurines près du front sont « engagées de près » dans une phrase et libres de tirer dans la '
      + 'suivante.',
    ruling: 'Elles sont engagées, et ne tirent pas.',
  },
  'R-1.25': { about: 'Des mots mal écrits et des signes de ponctuation égarés.', ruling: 'Aucun ne change une règle.' },
  'R-1.26': {
    about: 'Les séries sont sauvegardées avec l’armure de la majorité, et une des figurines a une invulnérable.',
    ruling: 'La série est d’abord répartie ; puis chaque figurine peut lancer son invulnérable contre la blessure '
      + 'qui lui est échue.',
  },
} as const;

/** Rulings on the later trial rules, of seven steps. */
const trialSevenSteps = {
  'R-0.05': {
    about: 'À un endroit du texte, une unité qui a tiré ne charge que sa cible ; à deux autres endroits, d’autres '
      + 'unités aussi.',
    ruling: 'Elle peut charger plusieurs unités, si celle sur laquelle elle a tiré est la cible principale et la '
      + 'première au contact.',
  },
  'R-0.06': {
    about: 'Les mouvements sont décrits avec 6″ alors que certaines unités déclarent leur charge à 9″ ou 12″.',
    ruling: 'Partout où il est question de 6″ pour une charge, il s’agit de la portée de l’unité.',
  },
  'R-0.07': {
    about: 'Qui lance les dés pour un terrain difficile, et ce que devient une unité à plus longue portée.',
    ruling: 'Une fois pour l’unité, si l’un de ses chemins est difficile ; le plus haut dé limite tout le monde, '
      + 'quelle que soit la portée.',
  },
  'R-0.29': {
    about: 'Quand une unité en retraite qu’on charge fait son test de regroupement.',
    ruling: 'Une fois qu’on sait que la charge l’atteint, et avant qu’une figurine qui charge bouge.',
  },
  'R-0.35': {
    about: 'Certaines unités comptent toujours comme immobiles, et tirer sans bouger interdit de charger.',
    ruling: 'Seul le fait de rester immobile pour tirer l’interdit ; qui compte de toute façon comme '
      + 'immobile peut charger.',
  },
  'R-0.02': {
    about: '« Engagé » se définit de plusieurs façons.',
    ruling: 'C’est être au contact et rien d’autre ; les figurines qui soutiennent sont une classe à part.',
  },
  'R-0.03': {
    about: 'Qui est à couvert frappe avant tout le monde selon une formulation ancienne, à Initiative 10 selon '
      + 'une plus récente.',
    ruling: 'Initiative 10 ; cela ne se voit que contre d’autres figurines d’Initiative 10.',
  },
  'R-0.04': {
    about: 'La zone de danger est fixée à une étape dont le numéro n’est pas celui du combat.',
    ruling: 'Au début du combat.',
  },
  'R-0.08': {
    about: 'Les figurines qui soutiennent sont, à un endroit du texte, près d’un ami quelconque et, à un autre, près '
      + 'd’un ami de leur unité.',
    ruling: 'Près d’un ami de leur unité, comme le veut la règle sur les attaques.',
  },
  'R-0.15': {
    about: 'Des grenades frag et à plasma peuvent servir dans une même charge, ou n’équiper qu’une partie d’une unité.',
    ruling: 'Les frag aident qui les porte ; celles à plasma annulent le couvert de l’unité chargée, et les frag n’ont '
      + 'alors rien à compenser.',
  },
  'R-0.16': {
    about: 'Une unité à couvert et déjà au combat profite-t-elle de son couvert contre une nouvelle charge ?',
    ruling: 'Non : seule en profite une unité qui n’était pas au combat au début de la phase.',
  },
  'R-0.17': {
    about: 'Combien de ceux qui chargent doivent traverser le couvert.',
    ruling: 'Une seule ligne qui le traverse met toute l’unité à couvert.',
  },
  'R-0.24': {
    about: 'Tous les combats passent-ils ensemble par une étape, ou chacun par toutes ?',
    ruling: 'Chaque combat est réglé jusqu’au bout, mise au contact comprise, avant le suivant.',
  },
  'R-0.33': {
    about: 'La Force d’un gantelet est-elle plafonnée avant ou après d’autres bonus ?',
    ruling: 'Après tous les autres, à 10.',
  },
  'R-0.34': {
    about: 'Un gantelet énergétique avec une griffe éclair.',
    ruling: 'La griffe n’y gagne pas de seconde arme ; le gantelet compte la griffe comme il compte toute arme.',
  },
  'R-0.09': {
    about: 'Une majorité se compte-t-elle dans toute l’unité ou parmi ceux qui peuvent tomber ?',
    ruling: 'Capacité de Combat et Endurance dans toute l’unité, armure parmi ceux qui peuvent tomber.',
  },
  'R-0.10': {
    about: 'Trois sortes d’armure ou plus dans une unité.',
    ruling: 'La meilleure passe d’abord si ses porteurs sont plus nombreux que tous les autres ensemble ; s’ils sont '
      + 'aussi nombreux, leur propriétaire en nomme une ; s’ils sont moins nombreux, on regarde de même les autres.',
  },
  'R-0.11': {
    about: 'Un groupe qui a eu sa passe rate plus de sauvegardes qu’il ne lui reste de figurines.',
    ruling: 'Le surplus tombe sur le groupe suivant, et on ne relance rien pour lui.',
  },
  'R-0.12': {
    about: 'Les nombres d’un exemple ne découlent pas de ceux de l’exemple d’avant.',
    ruling: 'On prend le second exemple comme une nouvelle situation.',
  },
  'R-0.13': {
    about: 'Une arme spéciale répartirait des touches là où l’on ne répartit que des blessures.',
    ruling: 'Il s’agit de blessures.',
  },
  'R-0.14': {
    about: 'Une phrase sur les sauvegardes invulnérables est grammaticalement incomplète.',
    ruling: 'Une figurine qui a reçu une blessure peut lancer son invulnérable au lieu de son armure.',
  },
  'R-0.19': {
    about: 'Les auteurs eux-mêmes qualifient d’obscure une note sur les sauvegardes invulnérables.',
    ruling: 'Elle n’ajoute rien à ce qui est joué : on choisit sa sauvegarde une fois les blessures réparties.',
  },
  'R-0.32': {
    about: 'Le moment du test psychique d’une arme de force.',
    ruling: 'Après les sauvegardes de la même étape ; une figurine que tue l’arme ne compte pas pour plus que les '
      + 'blessures infligées.',
  },
  'R-0.01': {
    about: 'Ce que font ceux qui réussissent leur test de moral n’est pas imprimé.',
    ruling: 'Ils vont au contact, et personne ne consolide dans ce combat.',
  },
  'R-0.18': {
    about: 'Quelles pertes font paniquer les amis de quelles unités.',
    ruling: 'Toutes les unités ennemies du combat doivent avoir disparu ; alors, les amis des morts testent une fois.',
  },
  'R-0.20': {
    about: 'Les vainqueurs font à un endroit du texte une percée et une consolidation, et à un autre l’une ou l’autre.',
    ruling: 'Qui fait une percée et rattrape quelqu’un ne consolide pas.',
  },
  'R-0.21': {
    about: 'Une percée se compare-t-elle aux dés de ceux qui fuient ou à la distance qu’ils parcourent ?',
    ruling: 'Aux dés.',
  },
  'R-0.22': {
    about: 'Qui lance et qui décide d’abord quand une unité fuit.',
    ruling: 'Les perdants lancent, les vainqueurs voient le résultat et décident, puis lancent à leur tour.',
  },
  'R-0.23': {
    about: 'Plusieurs vainqueurs font une percée, et certains ne rattrapent personne.',
    ruling: 'Un seul suffit. Qui est rattrapé ne bat plus en retraite ; qui a rattrapé quelqu’un se rapproche, les '
      + 'autres sont libres.',
  },
  'R-0.25': {
    about: 'Des vainqueurs tombent sur une unité dont le combat est encore à régler.',
    ruling: 'Ils ne combattent pas une deuxième fois pendant cette phase.',
  },
  'R-0.26': {
    about: 'Des vainqueurs tombent sur une unité en retraite.',
    ruling: 'Elle fait un test de regroupement, comme si on la chargeait.',
  },
  'R-0.28': {
    about: 'Ce qu’est un mouvement de retraite entier.',
    ruling: 'La distance obtenue aux dés, réduite de moitié là où elle doit l’être.',
  },
  'R-0.27': {
    about: 'Les sections sur le moral et sur le regroupement ne sont pas dans le texte.',
    ruling: 'On ne joue que ce que l’assaut leur demande ; le reste relève d’autres phases.',
  },
  'R-0.30': {
    about: 'Un personnage compte-t-il pour l’unité qu’il accompagne ?',
    ruling: 'Pour le décompte et les coups, il est une unité à lui seul ; il teste son moral avec son unité d’accueil.',
  },
  'R-0.31': {
    about: 'Une créature monstrueuse serait comme un personnage.',
    ruling: 'Elle est une unité à elle seule, frappée dans les mêmes limites ; elle interdit l’armure comme avant.',
  },
  'R-0.36': { about: 'Il est question de véhicules.', ruling: 'On ne les joue pas.' },
  'R-0.37': { about: 'Des mots mal écrits ou doublés.', ruling: 'Aucun ne change une règle.' },
} as const;

/** What the texts leave unclear, and how it is played. */
const warhammer40kRulings: Words['warhammer-40k/rulings'] = /* @__PURE__ */ together(
  /* @__PURE__ */ together(everyText, trialSevenSteps),
  /* @__PURE__ */ together(/* @__PURE__ */ together(trialEightSteps, seventh), fourth),
);

export const warhammer40kRulesBooks: English['warhammer-40k-rules'] = {
  'warhammer-40k/rules': warhammer40kRules,
  'warhammer-40k/rulings': warhammer40kRulings,
};

/** What rows beside the texts tell. */
const warhammer40kRows: English['warhammer-40k-rows']['warhammer-40k/rows'] = {
  '7C-D1': 'Une unité ne charge pas si elle est au combat, a couru, a tiré à l’arme lourde ou assimilée, s’est jetée à '
  + 'terre, bat en retraite ou s’est regroupée ce tour-ci.',
  '7C-D2': 'Une unité chargée pendant sa retraite teste son Commandement dès que la charge est à portée : elle se '
    + 'regroupe et combat, ou elle est détruite.',
  '7C-D3': 'Une unité dont toutes les figurines sont véloces relance une fois un dé de sa charge ou les deux.',
  '7C-D4': 'Une unité dont une figurine a le Mouvement à couvert ne perd pas 2″ en terrain difficile ; cette figurine '
    + 'réussit son test de terrain dangereux.',
  '7C-D5': 'Une unité composée seulement de nuées n’est pas ralentie par le terrain difficile.',
  '7C-D6': 'Qui a gardé son réacteur dorsal pour la charge en relance la distance et frappe avec le Marteau de Fureur.',
  '7C-O1': 'Le tir d’état d’alerte touche sur 6, quel que soit le tireur.',
  '7C-O2': 'Les armes à explosion ne tirent pas en état d’alerte.',
  '7C-O3': 'Une arme à gabarit touche D3 fois ceux qui chargent, avec sa Force et sa PA, à n’importe quelle distance.',
  '7C-O4': 'Les lents et méthodiques ne tirent pas en état d’alerte ; parmi les véhicules, seuls les marcheurs le '
    + 'font.',
  '7C-O5': 'Les blessures du tir d’état d’alerte vont à la plus proche des figurines qui chargent, jusqu’à ce qu’elle '
    + 'soit éliminée. Ces blessures se sauvegardent et ne comptent pour personne.',
  '7C-U1': 'Une unité avec une figurine sans peur réussit ses tests de moral et de peur, et ne peut choisir d’échouer.',
  '7C-U2': 'Une unité avec une figurine obstinée ne perd pas de points de Commandement lors d’un test de moral.',
  '7C-U3': 'Une unité qui ne connaît pas la peur réussit ses tests de peur et se regroupe ; rattrapée par une '
    + 'percée, elle reste au combat et personne n’est retiré.',
  '7C-U4': 'Un zélote est sans peur et hait tout le monde.',
  '7C-U5': 'Au premier round d’un combat, qui hait ses adversaires relance ses jets pour toucher ratés.',
  '7C-U6': 'Une unité avec une figurine qui affronte son ennemi juré relance les 1 pour toucher et pour blesser.',
  '7C-U7': 'Une unité au contact d’une figurine qui cause la peur teste son Commandement au début du combat ; en cas '
    + 'd’échec, elle combat avec une Capacité de Combat de 1.',
  '7C-U8': 'Qui contre-attaque a une attaque de plus quand il est chargé, sauf si son unité était déjà au combat.',
  '7C-U9': 'Une charge féroce ajoute 1 à la Force pendant le tour de la charge, sauf si elle est désordonnée.',
  '7C-U10': 'Avec la rage, une charge vaut deux attaques au lieu d’une, sauf si elle est désordonnée.',
  '7C-U11': 'Là où l’ennemi a plus de figurines au combat, une figurine en plein carnage a D3 attaques de plus.',
  '7C-U12': 'Qui est insensible à la douleur lance un dé par blessure non sauvegardée et l’ignore à partir de son '
  + 'seuil.',
  '7C-U13': 'Une blessure de mort instantanée enlève tous les points de vie à sa victime, et tous comptent ; à un '
    + 'guerrier éternel, elle n’en enlève qu’un.',
  '7C-U13a': 'Une Force d’au moins le double de l’Endurance cause la mort instantanée.',
  '7C-U14': 'Une arme empoisonnée blesse à partir de son seuil, ou selon le tableau si celui-ci demande moins ; si '
    + 'sa Force dépasse l’Endurance, les échecs sont relancés.',
  '7C-U15': 'Avec une arme perforante, un 6 pour blesser blesse n’importe qui, à PA 2.',
  '7C-U16': 'Le fléau de la chair blesse sur 2+.',
  '7C-U17': 'La lacération relance les jets pour blesser ratés.',
  '7C-U18': 'Le fléau des blindages ajoute un dé contre le blindage des véhicules.',
  '7C-U19': 'Marteau de Fureur : qui charge et se trouve au contact touche une fois sans jet, à l’échelon 10, à sa '
    + 'propre Force.',
  '7C-U20': 'Le concassage frappe à PA 2, ou d’une seule attaque à Force doublée.',
  '7C-U21': 'Qui a été blessé par une arme commotionnante a une Initiative de 1 jusqu’à la fin de la prochaine phase '
    + 'd’assaut.',
  '7C-U22': 'Une arme encombrante frappe à l’échelon 1, mais pas entre les mains de créatures monstrueuses ou de '
    + 'marcheurs.',
  '7C-U23': 'Une arme de spécialiste n’a pour seconde arme qu’une autre arme de spécialiste ; une arme à deux mains '
    + 'n’en a jamais.',
  '7C-U24': 'Le pouvoir d’une arme de force est lancé avant le combat ; tant qu’il dure, les blessures de l’arme '
    + 'causent la mort instantanée.',
  '7C-U25': 'Un démon a une sauvegarde invulnérable de 5+ et cause la peur.',
  '7C-U26': 'Une unité avec un chasseur de monstres relance ses jets pour blesser ratés contre les créatures '
  + 'monstrueuses.',
  '7C-U27': 'Une arme de maître relance un jet pour toucher raté par tour.',
  '7C-U28': 'Entre nuées à même distance, celle à qui il reste le moins de points de vie prend la blessure suivante.',
  '7C-U29': 'Une unité avec un croisé ajoute D3 à sa percée.',
  '7C-U30': 'À la fin d’une phase d’assaut, une unité qui frappe et fuit peut tester son Initiative et sortir du '
    + 'combat en bougeant de 3D6″.',
  '7C-U31': 'Les lents et méthodiques ne font ni percée ni tir d’état d’alerte ; eux et les implacables chargent '
    + 'même après avoir tiré à l’arme lourde.',
  '7C-U32': 'Un destructeur ne fait pas de jet pour blesser : sur 2+, il enlève D3 points de vie ; sur 6, D6 + 6 sans '
    + 'sauvegarde.',
  '7C-T1': 'Une créature monstrueuse cause la peur, concasse, frappe avec le Marteau de Fureur, a le '
    + 'Mouvement à couvert et est implacable.',
  '7C-W1': 'Une épée énergétique a PA 3.',
  '7C-W2': 'Une hache énergétique ajoute 1 à la Force, a PA 2 et est encombrante.',
  '7C-W3': 'Une masse énergétique ajoute 2 à la Force, a PA 4 et est commotionnante.',
  '7C-W4': 'Une lance énergétique ajoute 1 à la Force et a PA 3 pendant le tour d’une charge, PA 4 sinon.',
  '7C-W5': 'Les armes de corps à corps et les pistolets ne valent que comme seconde arme.',
  '7C-W6': 'Un gantelet ou une pince énergétique double la Force et a PA 2 ; l’arme est encombrante, et seule une '
  + 'autre arme de spécialiste lui sert de seconde.',
  '7C-W7': 'Un marteau tonnerre est un gantelet énergétique commotionnant.',
  '7C-W8': 'Un poing tronçonneur est un gantelet énergétique avec un dé de plus contre les véhicules.',
  '7C-W9': 'Une griffe éclair a PA 3 et relance les jets pour blesser ratés ; seule une autre arme de spécialiste lui '
  + 'sert de seconde.',
  '7C-W10': 'Une épée de force a PA 3 ; une hache, Force +1 et PA 2, est encombrante ; un bâton, Force +2 et PA 4, '
    + 'est commotionnant.',
  '7C-W11': 'Une lame relique ajoute 2 à la Force et a PA 3 ; un éviscérateur double la Force, a PA 2 et est '
    + 'encombrant ; les deux se tiennent à deux mains.',
  '7C-W12': 'Une lame sorcière a le fléau de la chair, un agoniseur est empoisonné et a PA 3, une huskblade tue '
    + 'net et a PA 3, un klaive ajoute 1 à la Force et a PA 2.',
  '7C-W13': 'L’arme d’un dreadnought double la Force et a PA 2 ; un marteau sismique aussi, mais avec PA 1.',
  '7C-W14': 'Une hache tronçonneuse a PA 4, un gros kikoup’ Force +2 et PA 5, un fauchard Force +2 et PA 2, une lame '
    + 'infernale PA 3.',
  '7C-W15': 'Les griffes perforantes ont PA 5 et perforent, les griffes tranchantes ont PA 6, les pinces broyeuses '
    + 'ont Force +1 et PA 2 et sont encombrantes.',
  '7C-W16': 'Un bouclier tempête sauvegarde sur 3+ et n’est pas une seconde arme ; l’armure Terminator sauvegarde '
    + 'sur 2+, ou sur 5+ en invulnérable, rend implacable et interdit la percée.',
  '7C-G1': 'Les grenades frag laissent à leur porteur sa propre Initiative quand il charge à travers un terrain '
    + 'difficile.',
  '7C-G2': 'Les grenades défensives ôtent à ceux qui chargent le bonus de charge, sauf s’ils étaient déjà au '
    + 'combat.',
  '7C-G3': 'Contre une créature monstrueuse, une grenade krak frappe une fois à Force 6 et '
  + 'PA 4 ; pas de véhicules ici.',
  '7C-G4': 'Contre une créature monstrueuse, les bombes à fusion frappent une fois à Force 8 et PA 1, les grenades à '
  + 'plasma à Force 4 et PA 4 ; pas de véhicules ici.',
  '7C-G5': 'Dans chaque unité, une seule figurine utilise une grenade par phase.',
  '7C-C1': 'Un personnage qui a rejoint une unité en fait partie ; elle teste avec le plus haut Commandement.',
  '7C-C2': '« Attention, chef ! » : sur 4+, ou 2+ pour un personnage indépendant, une autre figurine à 6″ ou moins '
    + 'prend la blessure du personnage avant la sauvegarde.',
  '7C-C3': 'Un défi est lancé avant les coups, un par combat.',
  '7C-C4': 'Si un défi est refusé, l’autre camp dit qui ne frappe pas.',
  '7C-C5': 'Les deux adversaires d’un défi sont mis au contact l’un de l’autre, et de personne d’autre.',
  '7C-C6': 'Les blessures d’un défi comptent pour le résultat.',
  '7C-C7': 'Avec un personnage indépendant, une unité se regroupe comme s’il en restait un quart.',
  '7C-R1': 'Un test de moral est réussi si le total de deux dés ne dépasse pas le Commandement ; sur deux 1, toujours.',
  '7C-R2': 'Chaque blessure d’écart coûte au camp perdant un point de Commandement.',
  '7C-R3': 'Une unité bat en retraite de 2D6″, librement à travers ses adversaires ; faute de place, elle est '
  + 'détruite.',
  '7C-R4': 'Une unité dont il reste au moins un quart se regroupe avec un test de Commandement, une plus petite '
    + 'seulement sur deux 1.',
  '7C-R5': 'Percées, consolidations et mises au contact suivent le texte.',
  '7C-V1': 'On frappe un véhicule qui n’est pas un marcheur comme une cible de Capacité de Combat 1.',
  '7C-V2': 'Les coups portent sur le blindage arrière d’un véhicule.',
  '7C-V3': 'Un dé plus la Force contre le blindage : à égalité, le coup est superficiel ; au-dessus, il pénètre.',
  '7C-V4': 'Pour un coup qui pénètre, on lance un dé de dégâts.',
  '7C-V5': 'Un véhicule qui explose touche à Force 4 les unités qui l’entourent.',
  '7C-V6': 'Les véhicules ne testent jamais leur moral.',
  '7C-V7': 'Un marcheur combat avec ses propres caractéristiques.',
  '7C-V8': 'Dans une charge désordonnée, la première cible décide des règles qui terminent le combat.',
  '4C-D1': 'Chaque unité à son tour déclare sa charge et bouge ; toutes chargent avant tout combat.',
  '4C-D2': 'Une charge va aussi loin qu’un mouvement d’assaut : 6″, ou 12″ pour les bêtes et la cavalerie.',
  '4C-D3': 'En terrain difficile, le plus haut de deux dés est la distance, doublée pour les bêtes et la cavalerie ; '
    + 'les créatures monstrueuses relancent, les motos ne sont pas ralenties.',
  '4C-D4': 'En terrain difficile, les motos font un test de terrain dangereux, l’infanterie de saut seulement si son '
    + 'mouvement s’y termine.',
  '4C-D5': 'La figurine qui a le moins de chemin à faire part d’abord, vers l’ennemi le plus proche de l’unité '
    + 'chargée.',
  '4C-D6': 'Autant de figurines que possible vont au contact de l’ennemi, en cohésion et sans traverser personne.',
  '4C-D7': 'Le tir rapide interdit de charger, sauf aux motos et aux marcheurs.',
  '4C-D8': 'Une unité chargée pendant sa retraite, ou que l’ennemi atteint en consolidant, fait d’abord un test de '
    + 'regroupement, et est détruite si elle échoue.',
  '4C-D9': 'Personne ne tire sur ceux qui chargent.',
  '4C-W1': 'Une figurine frappe avec une seule arme spéciale par tour, ou sans ; une autre arme lui sert de seconde.',
  '4C-W2': 'Les armes ordinaires et les pistolets donnent une attaque et rien d’autre.',
  '4C-W3': 'Contre une arme lourde de corps à corps, aucune sauvegarde d’armure ne vaut mieux que 4+.',
  '4C-W4': 'Ce texte ne dit pas ce que fait une telle arme : son effet est emprunté aux règles d’essai.',
  '4C-T5': 'Contre les blessures d’une créature monstrueuse, il n’y a pas de sauvegarde d’armure.',
  '4C-T6': 'Une créature monstrueuse lance deux dés contre le blindage des véhicules.',
  '4C-U1': 'Une unité qui ne connaît pas la peur se regroupe ; rattrapée par une percée, elle n’est pas détruite et '
    + 'combat encore.',
  '4C-U2': 'Une unité chargée qui contre-attaque bouge de 6″ au plus pour aller au contact de ceux qui chargent, sans '
    + 'bonus pour cela.',
  '4C-U3': 'Une unité et un personnage qui l’a rejointe perdent des règles comme la contre-attaque s’ils ne les '
    + 'partagent pas.',
  '4C-U4': 'Une unité sans peur ne teste pas son moral ; à la place s’applique « Pas de retraite ».',
  '4C-I1': 'Une Force d’au moins le double de l’Endurance tue sur le coup.',
  '4C-A1': 'Qui a plusieurs sauvegardes choisit celle qu’il lance.',
  '4C-C1': 'Une unité utilise le Commandement d’un personnage qui l’a rejointe si cette valeur est meilleure, et '
    + 'bouge à la vitesse de sa figurine la plus lente.',
  '4C-R1': 'Le camp qui a infligé le plus de blessures gagne ; puis viennent le moral, le désengagement et la '
    + 'consolidation, et la mise au contact.',
  '4C-R2': 'Un test de moral est réussi si le total de deux dés ne dépasse pas le Commandement ; sur deux 1, toujours.',
  '4C-R3': 'Perdre un assaut coûte des points de Commandement ; la page qui disait combien est perdue.',
  '4C-R4': 'Les Terminators et leurs semblables ne font pas de percée ; ils consolident.',
  '4C-R5': 'Pour une percée, on ajoute à un dé l’Initiative de la majorité ; un total au moins égal à celui du '
    + 'perdant le détruit.',
  '4C-R6': 'Pas de percée là où plus personne du camp perdant n’est au contact, ou si le vainqueur combat encore '
  + 'd’autres unités.',
  '4C-R7': 'Une unité qui a détruit son ennemi dans une percée consolide quand même.',
  '4C-R8': 'La consolidation est de 3″ et peut atteindre un nouvel ennemi.',
  '4C-R9': 'Une unité bat en retraite de 2D6″ ; l’infanterie de saut, les motos, les bêtes et la cavalerie, de '
    + '3D6″ ; la moitié en terrain difficile.',
  '4C-R10': 'La mise au contact finale est de 6″ ; là où personne n’est à portée, les deux camps consolident.',
  '4C-R11': 'Qui est au contact d’une unité la frappe ; un vainqueur fait sa percée ou consolide quand tous ses '
    + 'ennemis fuient ou sont morts.',
  '4C-R12': 'Toutes les unités d’un combat vont au contact des ennemis qui y étaient.',
  '4C-R13': 'Une unité dont il reste au moins la moitié, sans ennemi à 6″ ou moins, se regroupe au début de son '
    + 'mouvement, avec +1 si aucun ennemi n’est en vue.',
  '4C-R14': 'Pas de retraite : les perdants qui tiennent prennent une, deux ou trois blessures selon leur infériorité '
  + 'numérique, et peuvent les sauvegarder.',
};

export const warhammer40kRowsBooks: English['warhammer-40k-rows'] = {
  'warhammer-40k/rows': warhammer40kRows,
};
