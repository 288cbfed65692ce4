/** In French: the lessons of Epic, their names and their prose. */
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import type { English } from '../english.ts';

/** The lesson 'what-an-assault-is'. */
const whatAnAssaultIsName: NameTexts = {
  title: 'Ce qu’est un assaut',
  teaches: 'Qui peut être chargé, quand une charge devient un assaut, et par quelles étapes il passe.',
};

const courseWhatAnAssaultIs: LessonProse = {
  engage: {
    title: 'Il faut que quelqu’un le veuille',
    text: [
      'Un socle est une base avec ses figurines. S’approcher ne suffit pas pour qu’il se batte : sa formation, '
      + 'c’est-à-dire son groupe, doit faire une action d’assaut.',
      'Ta formation {formation tactical} a réussi le test pour cela. De l’autre côté des ruines, il y a des Orks : '
      + '{formation warband}.',
      'Plus loin, il y a une bande démoralisée, battue et encore en fuite, et deux motos dans un coin de la table.',
    ],
    hint: [],
  },
  whom: {
    title: 'Qui peux-tu désigner ?',
    text: [
      'Avant tout mouvement, tu désignes la formation que tu charges.',
      'Certains en cherchent une assez proche, d’autres écartent celles qui sont déjà démoralisées.',
    ],
    hint: [
      'À ce moment, ni la distance ni l’état d’une formation ne l’excluent.',
    ],
    after: [
      'On peut désigner n’importe quelle formation ennemie sur la table, proche ou lointaine, démoralisée ou non.',
      'L’atteindre est une autre affaire. Tu choisis {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Déjà assez près ?',
    text: [
      '{unit t1} est à {gap t1} de l’Ork le plus proche. Tu pourrais ménager tes jambes et rester sur place.',
      'Regarde ce qu’il y a entre les deux lignes avant de répondre.',
    ],
    hint: [
      'Quand la charge est finie, quelqu’un doit être à 15 cm ou moins de la cible et la voir.',
      'Des ruines coupent une ligne de tir qui les traverse, sauf si l’un des deux socles s’y trouve, jusqu’à 10 cm de '
      + 'profondeur.',
    ],
    question: 'Si ta charge finissait ici, sans aucun mouvement, y aurait-il un assaut ?',
    after: [
      'La distance et la vue sont deux conditions ; selon l’usage, une charge doit remplir les deux.',
    ],
  },
  charge: {
    title: 'La charge',
    text: [
      'Une charge est un seul mouvement : pour chaque socle, au plus sa Vitesse, soit 15 cm pour les tiens.',
      'L’infanterie peut traverser des ruines.',
    ],
    hint: [
      'Avancer tout droit suffit : les socles ont un rayon de 1 cm.',
      'Deux de tes socles au plus peuvent venir au contact du même Ork.',
    ],
    task: 'Amène trois de tes socles au contact des Orks.',
    after: [
      'Les trois sont au contact. Finis la charge quand tu as déplacé tous les socles voulus.',
    ],
  },
  answer: {
    title: 'La réponse à une charge',
    text: [
      'Avant les dés, les défenseurs qui ne sont au contact de personne peuvent bouger aussi.',
      '{unit b5} a une Vitesse de 15. Son joueur sort son mètre.',
    ],
    hint: [
      'On ne répond jamais à une charge par un mouvement entier ; seuls les socles de Vitesse 30 ou plus vont plus '
      + 'loin que les autres.',
    ],
    after: [
      'Une contre-charge fait au plus 5 cm pour les socles lents et 10 cm pour les rapides.',
    ],
  },
  steps: {
    title: 'Ce qui vient maintenant',
    text: [
      'Après les premières contre-charges, quelqu’un doit encore voir quelqu’un, sinon il ne se passe rien.',
      'Puis les deux camps attaquent en même temps. Si cela ne décide rien, des unités amies à proximité '
      + 'peuvent appuyer.',
      'Puis chaque camp lance deux dés pour le résultat et compte ce qu’il a fait.',
      'Les leçons suivantes reprennent ces étapes une par une.',
    ],
    hint: [],
  },
  end: {
    title: 'Comment cela s’est terminé',
    text: [
      'Pertes infligées par ton camp : {kills attacker}, par l’autre : {kills defender}. Vainqueur : {winner}.',
      'À la fin, il y a toujours un vainqueur : à totaux égaux, on continue.',
      'Le perdant subit la débâcle, des touches sans sauvegarde, et il est démoralisé, même avec peu de pertes.',
    ],
    hint: [],
  },
};

/** The lesson 'who-is-engaged'. */
const whoIsEngagedName: NameTexts = {
  title: 'Qui est directement engagé',
  teaches: 'Quels socles attaquent et peuvent être touchés : contact, 15 cm, et une ligne de tir qu’un mur coupe.',
};

const courseWhoIsEngaged: LessonProse = {
  charged: {
    title: 'Ta compagnie est chargée',
    text: [
      'Trois bandes de {formation warband} sont devant ta ligne ; les autres ont avancé aussi loin que possible.',
      'Appartenir à une formation qui combat ne suffit pas pour attaquer : il faut être directement engagé, au '
      + 'contact ou avec un ennemi à 15 cm ou moins et en ligne de tir.',
      'Passe les deux camps en revue et dis qui est directement engagé.',
    ],
    hint: [],
  },
  orks: {
    title: 'L’une derrière l’autre',
    text: [
      'Derrière {unit b2}, il y a trois autres bandes, l’une derrière l’autre.',
      'Ton voisin dit que les amis de devant les gênent.',
    ],
    hint: [
      'Mesure du bord d’un socle au bord du socle ennemi le plus proche.',
    ],
    after: [
      'Le contact avec un ennemi suffit ; être à 15 cm ou moins avec une ligne de tir aussi.',
    ],
  },
  wall: {
    title: 'Le socle derrière le mur',
    text: [
      'À ton camp, maintenant. La chapelle est entre {unit g5} et les Orks ; {unit g8} est tout derrière.',
      'Quelqu’un dit que tout socle à portée participe.',
    ],
    hint: [
      'Un socle qui n’est pas directement engagé ne peut pas être touché par les attaques.',
      'Un bâtiment coupe la ligne de tir entre deux socles qui sont tous deux dehors.',
      'Personne ne voit par-dessus la chapelle ; on se met d’accord là-dessus avant la partie.',
    ],
    after: [
      'Hors de portée ou de vue, on est à l’abri pour l’instant, et inutile.',
      'Être à l’abri n’est pas toujours ce qu’on veut.',
    ],
  },
  'join-in': {
    title: 'Entre dans le combat',
    text: [
      'Tu as besoin de chaque arme. {unit g5} est à {gap g5} de l’Ork le plus proche, avec des murs entre les deux.',
      'Ce socle peut contre-charger de 5 cm.',
    ],
    hint: [
      'Une contre-charge va droit sur l’ennemi le plus proche.',
      'Ce qui vaut pour une charge vaut ici aussi ; l’infanterie peut entrer dans un bâtiment.',
      'Dans un bâtiment, jusqu’à 10 cm de profondeur, on voit dehors et on est vu.',
    ],
    task: 'Contre-charge pour qu’{unit g5} puisse attaquer, et finis la contre-charge.',
    after: [
      'À l’intérieur, les murs ne cachent plus le socle : il peut attaquer, et être touché.',
    ],
  },
  company: {
    title: 'Tes propres armes',
    text: [
      'Les mouvements sont finis. Recompte ton camp avant de prendre les dés.',
    ],
    hint: [
      'La question se pose après toutes les contre-charges, et pour chaque socle à part.',
    ],
    after: [
      'Au round suivant, s’il y en a un, tout serait à revérifier.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Pertes des Orks : {lost attacker}, de ta compagnie : {lost defender}.',
      'Chaque socle perdu était là où un ennemi pouvait l’atteindre et le voir.',
    ],
    hint: [],
  },
};

/** The lesson 'close-combat-or-firefight'. */
const closeCombatOrFirefightName: NameTexts = {
  title: 'Corps à corps ou fusillade',
  teaches: 'Quelle valeur utilise un socle, combien de dés il lance, et quand on charge exprès sans contact.',
};

const courseCloseCombatOrFirefight: LessonProse = {
  short: {
    title: 'Arrêt voulu avant le contact',
    text: [
      'Des Avengers chargent ta formation {formation coven}. En tirant, ils touchent sur 4+, c’est-à-dire 4 ou plus au '
      + 'dé ; au corps à corps, sur 5+.',
      'Les Avengers sont à {gap v3} et auraient pu venir jusqu’au contact.',
      'Une charge n’a pas besoin de contact : à 15 cm ou moins et en vue, c’est aussi un assaut.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Si tous restaient où ils sont',
    text: [
      'Les mutants tirent mal, sur 6+ ; tes chiens ont des crocs et rien d’autre.',
      'Tous sont largement à moins de 15 cm, et quelqu’un dit que tous tirent.',
    ],
    hint: [
      'Un tiret à la place de la valeur de fusillade veut dire qu’il n’y en a pas.',
    ],
    after: [
      'Sans valeur de fusillade, on attaque au contact ou pas du tout, mais on peut être touché.',
    ],
  },
  bite: {
    title: 'Lâche les chiens',
    text: [
      'Les chiens ont une Vitesse de 30 et peuvent contre-charger de 10 cm.',
      'Les chiens doivent aller droit sur l’ennemi le plus proche.',
    ],
    hint: [
      'Seul le contact donne une attaque à un chien ; il faut aller tout droit.',
      'Ta formation doit garder sa cohésion : des écarts d’au plus 5 cm entre ses socles.',
    ],
    task: 'Contre-charge pour que {unit d1} et {unit d2} puissent attaquer, et finis la contre-charge.',
    after: [
      'Au contact, les chiens frappent sur 4+. Ce que cela change pour ceux qui sont à leur contact, c’est la question '
      + 'suivante.',
    ],
  },
  'who-strikes': {
    title: 'Ce que les Avengers peuvent faire',
    text: [
      'Le joueur des Avengers dit : « Je n’ai jamais chargé au contact, donc tous les miens tirent. »',
      'Regarde la table et dis qui ne tire pas.',
    ],
    hint: [
      'Ce qui compte, c’est que les socles soient au contact maintenant, peu importe qui en est la cause.',
    ],
    after: [
      'Au contact, la valeur de corps à corps compte pour les deux, peu importe qui est venu et quelle valeur est la '
      + 'meilleure.',
    ],
  },
  value: {
    title: 'La face qu’il faut',
    text: [
      '{unit v3} a 5+ au corps à corps et 4+ en fusillade. Son joueur prend un dé.',
    ],
    hint: [
      'Seuls les antigravs et les engins de guerre ont le choix, et rien ne s’ajoute jamais au dé.',
    ],
    after: [
      'La valeur dépend de l’endroit où est le socle ; ni couvert ni pion ne changent le dé.',
    ],
  },
  dice: {
    title: 'Combien de dés ?',
    text: [
      'Chaque Avenger porte une catapulte qui ajoute une attaque.',
      'La catapulte compte parmi les armes légères. « Cinq socles à deux dés chacun », dit leur joueur.',
    ],
    hint: [
      'Les attaques supplémentaires des armes légères comptent en fusillade, celles des armes d’assaut au corps à '
      + 'corps.',
    ],
    after: [
      'Au contact, engins de guerre à part, on laisse de côté les armes légères et leurs attaques supplémentaires.',
      'C’est ce que tes chiens t’ont fait gagner avant le premier dé.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Coups et tirs ont été simultanés ; être au contact ou non n’y a rien changé.',
      'Pertes de ta formation : {lost defender}. Pertes des Avengers : {lost attacker}.',
    ],
    hint: [],
  },
};

/** The lesson 'nearest-first'. */
const nearestFirstName: NameTexts = {
  title: 'Le plus proche d’abord',
  teaches: 'Qui attribue les touches, dans quel ordre elles tombent, et ce que le propriétaire peut choisir à '
    + 'même distance.',
};

const courseNearestFirst: LessonProse = {
  yours: {
    title: 'Tu places les touches que tu reçois',
    text: [
      'Des Orks ont chargé ta formation {formation company}. Deux d’entre eux sont au contact d’{unit g1} et d’{unit '
      + 'g2}.',
      'Celui qui reçoit les touches les place, puis lance pour chacune un dé de sauvegarde.',
      'Mais il y a un ordre à respecter : c’est le sujet de cette leçon.',
    ],
    hint: [],
  },
  order: {
    title: 'Dans quel ordre ?',
    text: [
      'Tu as de l’infanterie, un marcheur et un char à portée. Certains disent : l’infanterie d’abord.',
      'D’autres commenceraient par le char, qui a le meilleur blindage.',
    ],
    hint: [
      'D’avant en arrière : d’abord les socles au contact, puis selon la distance à l’ennemi le plus proche.',
    ],
    after: [
      'À même distance, l’ordre est libre ; le propriétaire décide.',
    ],
  },
  reach: {
    title: 'Des coups qui portent loin',
    text: [
      'Imagine que les deux socles au contact soient des Nobz, les plus grands des Orks, qu’ils infligent quatre '
      + 'touches et que les autres en infligent une.',
      'Ton voisin mettrait les quatre touches sur {unit g1} et {unit g2} : « On les a frappés, on ne leur a pas tiré '
      + 'dessus. »',
    ],
    hint: [
      'Les touches de corps à corps et de fusillade se comptent ensemble.',
      'Personne ne prend une deuxième touche avant que tous ceux qui peuvent être touchés en aient une.',
    ],
    after: [
      'Un coup porté à l’avant peut abattre un socle 10 cm plus loin : seul compte le nombre de touches, pas leur '
      + 'origine.',
    ],
  },
  hits: {
    title: 'Leurs dés',
    text: [
      'Les Orks lancent les dés. Au contact il leur faut 4+, de plus loin 6+.',
    ],
    hint: [
      'Lis chaque dé avec la valeur du socle qui le lance.',
    ],
    after: [
      'Toutes ces touches sont placées avant la première sauvegarde.',
    ],
  },
  'save-the-commander': {
    title: 'Pas le chef',
    text: [
      'Les premières touches vont aux deux socles au contact. {unit k1} et {unit g3} sont tous deux à {gap k1} de '
      + 'l’ennemi.',
      'Avec les touches placées ainsi, {unit k1} est en danger.',
    ],
    hint: [
      'Une touche ne peut changer de place qu’entre socles à même distance.',
    ],
    task: 'Place les touches pour que {unit k1} n’en prenne aucune, et passe aux sauvegardes.',
    after: [
      'À même distance, c’est toi qui choisis, et cela mérite un coup d’œil à chaque assaut.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes pertes : {lost defender}, celles des Orks : {lost attacker}.',
      'Quand tous ont une touche, les suivantes recommencent par l’avant ; elles ne se perdent que s’il ne reste '
      + 'personne pour les prendre.',
    ],
    hint: [],
  },
};

/** The lesson 'second-lap'. */
const secondLapName: NameTexts = {
  title: 'La seconde passe, et les sauvegardes mêlées',
  teaches: 'Personne ne prend une deuxième touche avant que tous en aient une ; deux touches font deux sauvegardes '
    + 'et au plus une perte.',
};

const courseSecondLap: LessonProse = {
  thin: {
    title: 'Une petite bande et beaucoup de tirs',
    text: [
      'Dix dés vont être lancés contre ta formation {formation mob}, et quatre de tes socles sont à portée.',
      'Nobz, Boyz et Grotz sont côte à côte, chacun avec son propre blindage, ou sans blindage.',
      'Les touches tombent par passes : personne n’en prend une deuxième avant que tous les socles à portée en aient '
      + 'une.',
    ],
    hint: [],
  },
  four: {
    title: 'Six touches pour quatre socles',
    text: [
      'Imagine six touches, les socles restant là où ils sont.',
      '{unit n1} est le plus proche. Un ami pense qu’un socle ne meurt qu’une fois et ne prend donc qu’une touche.',
    ],
    hint: [
      'Deux de tes socles sont à plus de 15 cm de tout ennemi : ils ne prennent aucune touche.',
      'Quand la première passe est finie, la suivante recommence par le plus proche.',
    ],
    after: [
      'La seconde passe commence devant, là où est ton meilleur socle.',
    ],
  },
  more: {
    title: 'À plusieurs, c’est moins lourd',
    text: [
      '{unit b3} et {unit b4} sont un peu trop loin pour être touchés, et pour tirer.',
      'Chacun peut contre-charger d’au plus 5 cm.',
    ],
    hint: [
      'Droit sur l’ennemi le plus proche ; un seul centimètre suffit.',
    ],
    task: 'Amène {unit b3} et {unit b4} dans le combat, et finis la contre-charge.',
    after: [
      'Deux dés de plus pour toi, et deux socles de plus qui peuvent être touchés.',
    ],
  },
  six: {
    title: 'De nouveau six touches',
    text: [
      'Les six mêmes touches, maintenant que les mouvements sont finis.',
    ],
    hint: [
      'Compte les socles qui peuvent être touchés maintenant, et distribue les touches une à une.',
    ],
    after: [
      'Amener plus de socles à portée allège la seconde passe.',
    ],
  },
  'no-save': {
    title: 'Une touche sur les Grotz',
    text: [
      'Avant de lancer, pense aux sauvegardes à venir.',
      'On te tend un seul tas de dés en disant : « La bande sauvegarde sur 6+. »',
    ],
    hint: [
      'Chaque socle sauvegarde avec son propre blindage, et un tiret n’en est pas un.',
    ],
    after: [
      'On ne mêle jamais les sauvegardes : chaque dé appartient à un socle et se lit avec son blindage.',
    ],
  },
  losses: {
    title: 'Deux touches, deux sauvegardes',
    text: [
      'Voici les dés. Certains de tes socles ont deux touches à sauvegarder.',
      'Ton adversaire compte chaque dé raté comme une perte infligée.',
    ],
    hint: [
      'Chaque touche se sauvegarde à part ; un échec suffit à perdre le socle.',
      'Échouer deux fois ne fait quand même qu’une perte.',
    ],
    after: [
      'Deux touches sur un socle, ce sont deux sauvegardes et au plus une perte.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes pertes : {lost defender} ; pertes infligées par l’attaquant : {kills attacker}.',
      'Les Grotz qui tombent parmi des Orks ne comptent pour personne ; c’est leur propre règle.',
    ],
    hint: [],
  },
};

/** The lesson 'cover'. */
const coverName: NameTexts = {
  title: 'Le couvert, et qui en a',
  teaches: 'Le couvert à la place du blindage, pour qui est chargé et jamais pour qui charge.',
};

const courseCover: LessonProse = {
  ruins: {
    title: 'Un combat au milieu des murs',
    text: [
      'Des Orks ont foncé dans les ruines où attendait ta formation {formation company}.',
      'L’un d’eux, {unit n1}, s’est arrêté dans un bosquet. Ton char est aussi dans les ruines.',
      'L’infanterie dans des ruines peut avoir une sauvegarde de couvert de 4+ et, dans un bois, de 5+.',
      'À toi de dire qui a cette sauvegarde.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Mets-toi à couvert',
    text: [
      '{unit g4} est à découvert derrière les ruines.',
      'Ce socle n’est au contact de personne et peut contre-charger de 5 cm.',
    ],
    hint: [
      'Le chemin vers l’ennemi le plus proche traverse les ruines tout droit.',
    ],
    task: 'Fais en sorte qu’{unit g4} soit à couvert à la fin de la contre-charge.',
    after: [
      'À couvert, ce socle a une sauvegarde, alors qu’il n’en avait aucune.',
    ],
  },
  orks: {
    title: 'Les Orks dans les mêmes ruines',
    text: [
      'Le joueur ork montre les murs : « Les miens y sont aussi, et un dans le bois. »',
      'Choisis ceux de ses socles qui ont une sauvegarde grâce à leur couvert.',
    ],
    hint: [
      'Demande-toi d’abord qui a chargé, et ensuite seulement où sont les socles.',
      '« Personne » est aussi une réponse.',
    ],
    after: [
      'Qui charge renonce au couvert pour tout l’assaut, où que se termine la charge.',
    ],
  },
  guard: {
    title: 'Et ton propre camp ?',
    text: [
      'Maintenant, tes propres socles. {unit l1} est dans les ruines jusqu’à la tourelle.',
      '{unit g5} et {unit r1} sont dans le verger, à pied et à cheval.',
      'Un ami dit que le couvert ne compte qu’au contact.',
    ],
    hint: [
      'Les sauvegardes de couvert sont pour l’infanterie.',
      'Peu importe comment la touche a été obtenue ; seul compte l’endroit où est sa victime.',
    ],
    after: [
      'Un véhicule n’a de sauvegarde de couvert que dans des ouvrages construits pour lui.',
      'Les troupes montées comptent comme véhicules pour le terrain, sauf si ton club joue autrement.',
    ],
  },
  'to-hit': {
    title: 'Plus dur de toucher ?',
    text: [
      '{unit b1}, dont la fiche dit 4+ au corps à corps, attaque quelqu’un entre les murs.',
      'Quand on tire sur quelqu’un à couvert, il faut 1 de plus au dé. Ton ami ferait pareil ici.',
    ],
    hint: [
      'Le tir a ses modificateurs. Demande-toi si les attaques d’un assaut en ont.',
    ],
    after: [
      'Dans un assaut, rien ne rend une touche plus facile ou plus difficile ; le couvert n’est qu’une sauvegarde.',
    ],
  },
  flames: {
    title: 'S’ils avaient des lance-flammes',
    text: [
      'Imagine une touche venue d’une arme qui ignore le couvert.',
      '{unit g1} n’a pas de blindage, mais des murs de pierre l’entourent.',
    ],
    hint: [
      'Une telle touche laisse la sauvegarde de blindage et annule celle de couvert.',
    ],
    after: [
      'Contre une telle arme, seul le blindage protège.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes pertes : {lost defender}, celles des Orks : {lost attacker}.',
      'Un véhicule ordinaire qui entre dans des ruines lance un dé ; sur un 1, il est perdu.',
    ],
    hint: [],
  },
};

/** The lesson 'first-strike'. */
const firstStrikeName: NameTexts = {
  title: 'First Strike',
  teaches: 'Certains attaquent avant tout le monde, et ceux qu’ils tuent ne ripostent pas.',
};

const courseFirstStrike: LessonProse = {
  masks: {
    title: 'Tes Banshees',
    text: [
      'Tes Banshees touchent sur 2+ au corps à corps, sur 5+ en fusillade ; de près, il faut 4+ à un Ork.',
      'Leurs masques donnent First Strike au corps à corps. Leur blindage est léger.',
      'Ce sont des Infiltrators : leur charge peut faire deux fois leur Vitesse, soit 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Là où les masques comptent',
    text: [
      'Un masque effraie quiconque est assez près pour le regarder.',
      'De loin, tes Banshees tirent mal.',
    ],
    hint: [
      'Deux de tes socles peuvent se partager un Ork, ou chacun prend le sien.',
    ],
    task: 'Amène trois de tes socles au contact.',
    after: [
      'Trois au contact. Finis la charge quand les autres sont là où tu les veux.',
    ],
  },
  'who-first': {
    title: 'Qui frappe en premier ?',
    text: [
      'Tous les mouvements sont finis, et personne n’a encore lancé de dé.',
      'Ton ami lit le nom de la formation et dit qu’elle passe tout entière en premier.',
    ],
    hint: [
      'Le First Strike d’une arme d’assaut vaut au corps à corps, celui d’une arme légère en fusillade.',
    ],
    after: [
      'Qui n’est pas au contact attaque plus tard, avec tous les autres.',
    ],
  },
  losses: {
    title: 'Les premiers dés',
    text: [
      'Tes Banshees ont frappé. Les Boyz sauvegardent sur 6+, les Nobz sur 4+.',
      'Placer ces touches, lancer les sauvegardes, retirer les pertes : tout cela vient avant toute autre attaque.',
    ],
    hint: [
      'Chaque touche sur un socle se sauvegarde avec son blindage ; qui échoue est retiré.',
    ],
    after: [
      'Les morts quittent la table maintenant.',
    ],
  },
  'strike-back': {
    title: 'La riposte',
    text: [
      'Le joueur ork prend un dé pour chaque socle qui était là quand tu as chargé.',
      'Il est vrai que les attaques sont simultanées et que, d’habitude, qui meurt frappe quand même.',
    ],
    hint: [
      'First Strike est la seule exception aux attaques simultanées.',
    ],
    after: [
      'Qui est tombé sous First Strike ne riposte pas.',
    ],
  },
  rest: {
    title: 'Et le reste des tiens ?',
    text: [
      'Des Banshees dont les victimes sont tombées n’ont plus personne devant elles.',
      '« Maintenant elles sont libres de tirer », dit ton ami.',
    ],
    hint: [
      'Chaque socle attaque une fois par round ; les attaques supplémentaires s’y ajoutent.',
    ],
    after: [
      'Qui a frappé en premier a eu son attaque ; les autres font la leur maintenant.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Pertes que tu as infligées : {kills attacker} ; tes propres pertes : {lost attacker}.',
      'First Strike ne sert à rien aux amis qui appuient : il ne compte que dans les attaques.',
    ],
    hint: [],
  },
};

/** The lesson 'macro-weapons'. */
const macroWeaponsName: NameTexts = {
  title: 'Macro-armes et Tueurs de Titans',
  teaches: 'Des touches presque sans sauvegarde : elles viennent en dernier, et seulement des attaques '
    + 'supplémentaires.',
};

const courseMacroWeapons: LessonProse = {
  power: {
    title: 'Des armes énergétiques',
    text: [
      'Des Terminators ont atteint ta formation {formation company}. Chacun porte une arme énergétique : une attaque '
      + 'supplémentaire, de macro-arme.',
      'Leur Captain en a une autre. Tu as de l’infanterie, en partie entre des murs, et un char.',
      'Une attaque supplémentaire se lance avec la même valeur que les autres de son socle.',
    ],
    hint: [],
  },
  dice: {
    title: 'Combien de dés pour eux ?',
    text: [
      'Trois Terminators sont au contact de tes socles, le Captain est avec l’un d’eux, et un quatrième tire de plus '
      + 'loin.',
      '« Quatre à deux dés chacun, et encore un pour le Captain », dit leur joueur.',
    ],
    hint: [
      'Compte un dé par socle, plus ceux que donnent les armes d’assaut au contact.',
      'Qui tire laisse de côté l’arme énergétique.',
    ],
    after: [
      'Seules les attaques supplémentaires viennent de la macro-arme, et seulement au contact.',
      'Le premier dé de chaque socle est un dé ordinaire.',
    ],
  },
  walls: {
    title: 'Des murs contre une arme énergétique',
    text: [
      '{unit g1} a une sauvegarde de {save g1} grâce aux ruines qui l’entourent. Un ami pense que la pierre, c’est la '
      + 'pierre.',
    ],
    hint: [
      'Demande-toi ce qu’une macro-arme laisse du blindage, et ce qu’elle laisse du couvert.',
    ],
    after: [
      'Le couvert ne sert à rien contre une macro-arme, et un blindage ordinaire non plus.',
    ],
  },
  tank: {
    title: 'Et le char ?',
    text: [
      '{unit l1} a Reinforced Armour, sur 4+.',
      'Contre une touche ordinaire, il lancerait un dé et, en cas d’échec, le relancerait.',
    ],
    hint: [
      'Reinforced Armour est l’exception, mais ne garde pas ses deux jets.',
    ],
    after: [
      'Contre une macro-arme, Reinforced Armour donne un jet, et pas de second.',
    ],
  },
  'titan-killer': {
    title: 'Si c’était un Tueur de Titans',
    text: [
      'Imagine que la touche sur {unit l1} vienne d’un Tueur de Titans, l’arme la plus lourde qui soit.',
    ],
    hint: [
      'Un Tueur de Titans fait tout ce que fait une macro-arme, et une chose de plus.',
    ],
    after: [
      'Contre un Tueur de Titans, même Reinforced Armour ne sert à rien.',
    ],
  },
  captain: {
    title: 'Reste-t-il une protection ?',
    text: [
      'Dans l’autre sens : un Tueur de Titans touche {unit t1}, le socle de leur Captain.',
      'Le Captain apporte une sauvegarde invulnérable. « Rien ne protège d’un Tueur de Titans », te dit-on.',
    ],
    hint: [
      'Après le blindage ou le couvert, ou à leur place, une seconde sorte de sauvegarde peut encore jouer.',
    ],
    after: [
      'Une sauvegarde invulnérable de 6+ vaut contre toute attaque, sans aucun malus.',
    ],
  },
  'place-it': {
    title: 'Où placer la touche',
    text: [
      'Les touches ordinaires sont réglées et les morts retirés ; celles de macro-arme se placent seulement '
      + 'maintenant.',
      'Selon l’usage, ces touches vont d’abord au socle restant le plus proche, déjà touché ou non.',
      'Touches de cette sorte sur ton camp : {hits defender}. Ton char est devant.',
    ],
    hint: [
      'Un autre socle est peut-être aussi proche, au contact, et vaut moins.',
    ],
    task: 'Place les touches pour que {unit l1} n’en prenne aucune, et continue.',
    after: [
      'À même distance, le socle le moins cher est la meilleure place pour une touche sans sauvegarde.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes pertes : {lost defender}, celles des Terminators : {lost attacker}.',
      'Si un Terminator était mort de tes touches ordinaires, son arme énergétique aurait frappé quand même.',
    ],
    hint: [],
  },
};

/** The lesson 'decided-at-once'. */
const decidedAtOnceName: NameTexts = {
  title: 'Quand ça finit tout de suite',
  teaches: 'Deux façons dont les attaques seules décident de l’issue d’un assaut, et qui doit être mort pour cela.',
};

const courseDecidedAtOnce: LessonProse = {
  'two-against-two': {
    title: 'Deux contre deux',
    text: [
      'Deux bandes de {formation warband} sont au contact de deux socles de ta formation {formation company}.',
      'Tous les autres sont derrière un bâtiment : trois bandes derrière l’entrepôt, trois de tes socles derrière la '
      + 'caserne.',
      'Quand les attaques sont finies, on regarde si elles ont réglé l’affaire.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Devant, il ne reste personne',
    text: [
      'Voici les dés. Tes deux socles de devant n’ont pas de blindage : calcule ce qu’ils deviennent.',
      '« Ceux de ton camp qui étaient engagés sont morts, donc j’ai gagné », dit le joueur ork.',
    ],
    hint: [
      'L’attaquant gagne tout de suite quand il ne reste absolument personne dans les formations chargées.',
      'Compte ceux que ta compagnie a derrière la caserne.',
    ],
    after: [
      'Tuer tous les défenseurs directement engagés ne suffit pas tant que d’autres sont en vie.',
    ],
  },
  tie: {
    title: 'Une égalité',
    text: [
      'Les totaux étaient égaux, {total attacker} à {total defender} : il y a donc un autre round.',
      'Les Orks attendent que tu te montres.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Trois armes contre deux',
    text: [
      'Il n’y a que deux Orks de ce côté de l’entrepôt. Tes trois socles auraient trois tirs s’ils les voyaient.',
      'Chacun de tes socles peut contre-charger de 5 cm.',
    ],
    hint: [
      'Droit sur l’ennemi le plus proche, pour chacun : le chemin passe par la caserne.',
      'Tes socles ont besoin d’une ligne de tir vers quelqu’un à 15 cm ou moins.',
    ],
    task: 'Fais attaquer {unit g3}, {unit g4} et {unit g5} pendant ce round, et finis la contre-charge.',
    after: [
      'Trois des tiens sont directement engagés, contre deux.',
    ],
  },
  'engaged-gone': {
    title: 'Deux Orks sous le feu',
    text: [
      'Voici les dés du deuxième round.',
      '« Même si les deux meurent, trois des miens sont là-bas sans une égratignure », dit le joueur ork.',
    ],
    hint: [
      'Les deux camps ne sont pas traités de la même façon : l’un d’eux a chargé.',
      'Pour l’attaquant, on regarde qui il reste parmi ceux qui étaient directement engagés.',
    ],
    after: [
      'Selon l’usage, le défenseur a gagné quand tous les attaquants engagés sont morts.',
    ],
  },
  'without-a-scratch': {
    title: 'Et les trois derrière l’entrepôt ?',
    text: [
      'Ces trois Orks n’ont ni frappé ni été frappés. Dis ce que deviennent les formations.',
      'Une formation prend des pions Impact sous le feu et pour ses pertes ; avec autant de pions que de socles, elle '
      + 'est démoralisée.',
    ],
    hint: [
      'Ce sont les formations qui perdent, et pas seulement ceux de leurs socles qui ont combattu.',
    ],
    after: [
      'Toute la formation a perdu, et elle est démoralisée.',
    ],
  },
  after: {
    title: 'Ce qui n’a pas eu lieu',
    text: [
      'Vainqueur : {winner}.',
      'Quand les attaques décident de l’issue, il n’y a pas de tir d’appui et personne ne lance les dés du résultat.',
    ],
    hint: [],
  },
};

/** The lesson 'supporting-fire'. */
const supportingFireName: NameTexts = {
  title: 'Le tir d’appui',
  teaches: 'Quels amis peuvent tirer dans l’assaut, qui ils peuvent toucher, et ce qu’ils ajoutent.',
};

const courseSupportingFire: LessonProse = {
  stalled: {
    title: 'Rien n’est encore réglé',
    text: [
      'Tu mènes la formation {formation warband} et tu as chargé {formation company}.',
      'Pertes que tu as infligées : {kills attacker} ; tes propres pertes : {lost attacker}.',
      'Il reste des attaquants engagés, et des défenseurs aussi : les attaques seules n’ont rien décidé.',
      'Maintenant, dans les deux camps, les amis qui ne combattent pas dans cet assaut peuvent y tirer.',
    ],
    hint: [],
  },
  yours: {
    title: 'Qui tire pour toi ?',
    text: [
      'Trois {formation gunz} sont derrière toi. Les tirs et les pertes valent des pions Impact à une formation ; la '
      + 'leur en a {markers gunz}.',
      'Le joueur de la Garde dit : « Qui a un pion garde la tête baissée. »',
    ],
    hint: [
      'Pour appuyer, il faut avoir à 15 cm ou moins, en ligne de tir, un ennemi qui a attaqué dans cet assaut.',
      'Les pions n’empêchent personne d’appuyer tant que la formation n’est pas démoralisée.',
    ],
    question: 'Lesquels de tes socles peuvent t’appuyer ?',
    after: [
      'La portée et la vue se vérifient pour chaque canon à part ; les pions ne comptent pas.',
    ],
  },
  theirs: {
    title: 'Et qui pour eux ?',
    text: [
      'Des chars derrière la ligne, dont un au-delà de la chapelle. Les Chimeras ont fait une marche forcée ce '
      + 'tour-ci : trois mouvements, sans tirer.',
      'Une section démoralisée est près de {unit b5}, et un Sentinel vise {unit b6}.',
      '« Tous sont à 15 cm ou moins d’un Ork », dit leur joueur.',
    ],
    hint: [
      'Une formation démoralisée peut combattre quand on l’attaque, mais elle n’appuie pas.',
      'Qui a fait une marche forcée ce tour-ci ne peut pas appuyer, même tout près.',
      'Des murs entre deux socles coupent la ligne de tir, ici comme partout.',
      'L’Ork que vise le Sentinel a-t-il attaqué ? Seule la compagnie combat ici : mesure de {unit b6} jusqu’à elle.',
    ],
    question: 'Quels socles de la Garde peuvent tirer en appui ?',
    after: [
      'Qui appuie n’est pas démoralisé, n’a pas fait de marche forcée, et voit à 15 cm ou moins un ennemi qui a '
        + 'attaqué.',
    ],
  },
  spare: {
    title: 'Un obus pour les Nobz ?',
    text: [
      'Touches des chars : {hits attacker}, pour l’instant sur {unit n1}.',
      'Les touches d’appui tombent d’abord sur les socles les plus proches de ceux qui appuient, et seulement sur '
      + 'des socles directement engagés, à 15 cm ou moins d’un de ces tireurs et vus par lui.',
      'Mesure depuis les chars, pas depuis les gardes.',
    ],
    hint: [
      'Entre socles à même distance, leur propriétaire choisit. C’est toi.',
    ],
    task: 'Donne la touche à quelqu’un d’autre, à même distance, si tu peux.',
    after: [
      'Les touches qui tomberaient hors de portée de ceux qui appuient sont perdues ; eux-mêmes ne sont jamais '
      + 'touchés.',
    ],
  },
  kills: {
    title: 'Qu’ont ajouté tes canons ?',
    text: [
      'Avant le résultat, tu fais le compte. « Seule ta Warband combat, donc seul compte ce qu’elle a tué », dit ton '
      + 'adversaire.',
    ],
    hint: [
      'Une perte infligée compte pour ton camp, peu importe qui a tiré.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Ceux qui appuient ajoutent les pertes qu’ils infligent et rien d’autre : ni nombre, ni pions, ni Inspiring.',
    ],
  },
  shaken: {
    title: 'Le prix du spectacle',
    text: [
      'La Garde a perdu. Les Chimeras n’ont pas tiré. Leurs pions Impact : {markers chimeras}.',
      '« Ils n’y ont pas pris part », dit leur joueur.',
    ],
    hint: [
      'Selon l’usage, une défaite ébranle les amis assez proches pour la voir, qu’ils aient tiré ou non.',
    ],
    question: 'Combien de pions Impact ont les Chimeras quand tout est fini ?',
    after: [
      'Dans le camp perdant, chaque formation qui était proche prend un pion.',
    ],
  },
};

/** The lesson 'the-result'. */
const theResultName: NameTexts = {
  title: 'Le résultat et ses modificateurs',
  teaches: 'Deux dés, dont le plus haut compte ; ce qu’on y ajoute, ligne par ligne.',
};

const courseTheResult: LessonProse = {
  spare: {
    title: 'Quelqu’un qui vaut un point',
    text: [
      'Tes Marines ont chargé la formation {formation warband}. Un Chaplain (Inspiring) accompagne {unit a1}, et tu '
      + 'prends une touche.',
      'Chacun de tes socles Inspiring ajoute 1 au résultat, mais il doit encore être en vie à ce moment.',
    ],
    hint: [
      'Tes quatre socles sont au contact d’un ennemi, donc à même distance ; dans ce cas, le propriétaire choisit.',
    ],
    task: 'Fais en sorte que la touche ne tombe pas sur {unit a1}.',
    after: [
      'Le Chaplain est en vie, et il compte. Un socle Inspiring parmi ceux qui appuient ne compterait pas.',
    ],
  },
  numbers: {
    title: 'Compte les Orks',
    text: [
      'Les deux camps comparent leurs effectifs, tels qu’ils sont après les pertes.',
      'Certains Boyz sont trop loin derrière pour avoir combattu, et la formation {formation gunz} a tiré depuis le '
      + 'flanc.',
      '« Compte ceux qui ont combattu, dit quelqu’un, les canons aussi. »',
    ],
    hint: [
      'Pour chaque socle, demande-toi si sa formation combat dans cet assaut, et s’il est encore en vie.',
    ],
    question: 'Combien de socles comptent les Orks ?',
    after: [
      'Toute la formation compte, engagée ou non. Ceux qui appuient ne comptent pas.',
      'Être plus nombreux vaut 1 point, être plus de deux fois plus nombreux en vaut 2.',
    ],
  },
  yours: {
    title: 'Qu’ajoutes-tu ?',
    text: [
      'Pertes que tu as infligées : {kills attacker}. Tes pions : {markers assault} ; les pions des Orks : {markers '
      + 'warband}.',
      '« Les pions comptent une fois, dit ton adversaire, les tiens ou les miens. »',
    ],
    hint: [
      'Cinq lignes : pertes infligées, nombre, aucun pion de ton côté, davantage chez l’ennemi, socles Inspiring.',
      'N’avoir aucun pion vaut 1 point, et que l’ennemi en ait davantage en vaut encore 1.',
    ],
    question: 'Qu’ajoutes-tu en tout à ton dé le plus haut ?',
    after: [
      'Seuls comptent les pions d’avant le combat ; ceux des pertes viennent quand tout est fini.',
    ],
  },
  theirs: {
    title: 'Et les Orks ?',
    text: [
      'Pertes infligées par les Orks : {kills defender} ; ils ont des pions. Socles : {left defender}, contre {left '
      + 'attacker} pour toi.',
      'Le joueur ork ajoute 1, car les siens sont plus nombreux.',
    ],
    hint: [
      'Exactement le double n’est pas plus du double. Divise.',
    ],
    question: 'Qu’ajoutent les Orks en tout à leur dé le plus haut ?',
    after: [
      'Si les canons avaient tué quelqu’un, cela compterait ici aussi ; ils n’ajoutent rien d’autre.',
    ],
  },
  chance: {
    title: 'Que vaut une avance de deux points ?',
    text: [
      'Chaque camp lance deux dés et garde le plus haut.',
      'Tu as un peu d’avance. Dis à quel point c’est sûr.',
    ],
    hint: [
      'Le plus haut de deux dés est un 5 ou un 6 plus d’une fois sur deux, dans chaque camp.',
    ],
    question: 'Quelles sont tes chances de gagner, en pour cent, à 12 près ?',
    after: [
      'Une petite avance vaut beaucoup, car le plus haut de deux dés varie moins qu’un dé seul.',
    ],
  },
  winner: {
    title: 'Les dés sont sur la table',
    text: [
      'Chaque joueur ajoute ce qui a été compté, et quelqu’un additionne les deux dés.',
    ],
    hint: [
      'Le dé le plus bas de chaque camp est mis de côté avant qu’on ajoute quoi que ce soit.',
    ],
    after: [
      'Le total le plus haut gagne, et l’écart compte pour le perdant.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes dés : {dice attacker} ; ton total : {total attacker}.',
      'Leurs dés : {dice defender} ; leur total : {total defender}.',
      'Regarde comme l’écart est petit : un seul socle Inspiring peut tout changer.',
      'Les pions pour les pertes viennent maintenant. Un par socle démoralise une formation ; pour des '
      + 'Marines, il en faut deux.',
    ],
    hint: [],
  },
};

/** The lesson 'ties'. */
const tiesName: NameTexts = {
  title: 'Les égalités',
  teaches: 'À totaux égaux, encore un round : ce qui recommence, et ce qui reste.',
};

const courseTies: LessonProse = {
  first: {
    title: 'Un partout',
    text: [
      'Tes Marines ont couru aussi loin que possible et sont devant une compagnie de la Garde ; le contact était '
      + 'hors d’atteinte.',
      'Les deux camps ont tiré. Pertes infligées par ton camp : {kills attacker}, par l’autre : {kills defender}.',
      'Maintenant, les deux joueurs lancent les dés pour le résultat.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Qui a gagné ?',
    text: [
      'Les dés sont lancés. Personne n’a de pion. Socles restants : {left attacker} pour toi, {left defender} pour '
      + 'eux.',
      '« Tu ne m’as pas battu, dit le joueur de la Garde, donc tu as perdu. »',
    ],
    hint: [
      'Pour chaque camp, ajoute les pertes infligées, le nombre, et 1 pour l’absence de pions.',
      'À égalité, aucun camp n’a l’avantage, ni celui qui a chargé ni celui qui a été chargé.',
    ],
    after: [
      'Personne n’a gagné, donc on continue : contre-charges, attaques, appui, et un nouveau résultat.',
    ],
  },
  'how-far': {
    title: 'Une autre charge ?',
    text: [
      'Round {round}. {unit a2} a une Vitesse de 30 et est à {gap a2} du garde le plus proche.',
      'Ton voisin prend ce round pour une seconde charge et déplacerait le socle de 30 cm.',
    ],
    hint: [
      'Dans les rounds suivants, l’attaquant bouge aussi selon les règles de la contre-charge.',
    ],
    after: [
      'À partir du deuxième round, les deux camps contre-chargent, l’attaquant d’abord.',
    ],
  },
  'go-in': {
    title: 'Maintenant, tu les atteins',
    text: [
      'Tu frappes sur 3+ et tires sur 5+ ; les gardes frappent sur 6+ et tirent sur 5+.',
      'Qui est engagé, et comment : la question se pose de nouveau à chaque round.',
    ],
    hint: [
      'Droit devant chacun des tiens, il y a un garde, et le chemin est assez court.',
    ],
    task: 'Contre-charge pour que trois de tes socles soient au contact d’un ennemi.',
    after: [
      'Au contact, c’est le corps à corps qui compte, pour les gardes aussi.',
    ],
  },
  support: {
    title: 'Encore les chars ?',
    text: [
      'Au premier round, {unit l1} a tiré et {unit l2} était trop loin.',
      '« Le premier a déjà tiré », dis-tu.',
    ],
    hint: [
      'Tout ce qui suit les contre-charges se refait, l’appui compris.',
      'Mesure aussi de nouveau : tes Marines ont bougé.',
    ],
    question: 'Quels socles de la Garde peuvent tirer en appui maintenant ?',
    after: [
      'Selon l’usage, l’appui a lieu à chaque round, et on vérifie à chaque fois qui peut appuyer.',
    ],
  },
  kills: {
    title: 'Quelles pertes infligées comptent ?',
    text: [
      'Le deuxième round est joué. Certains sont tombés au premier, d’autres au second.',
      '« Chaque round se compte à part », dit le joueur de la Garde.',
    ],
    hint: [
      'Pour le résultat, ce sont les pertes infligées dans cet assaut qui comptent.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Les pertes infligées se cumulent d’un round à l’autre.',
    ],
  },
  after: {
    title: 'Il y a toujours un vainqueur',
    text: [
      'Totaux après le round {round} : {total attacker} à {total defender}. Vainqueur : {winner}.',
      'Les rounds se suivent jusqu’à ce que quelqu’un gagne ; un assaut ne finit jamais sans vainqueur.',
    ],
    hint: [],
  },
};

/** The lesson 'losing'. */
const losingName: NameTexts = {
  title: 'Débâcle, démoralisation, repli',
  teaches: 'Ce que coûte la défaite : des touches sans sauvegarde, une formation démoralisée, et un repli à plus de '
    + '15 cm de tout ennemi.',
};

const courseLosing: LessonProse = {
  'how-many': {
    title: 'De combien ?',
    text: [
      'Des Orks ont chargé ta formation {formation company}, et avec elle une formation démoralisée, {formation '
      + 'remnant}.',
      'Pertes infligées par ton camp : {kills defender} ; par les Orks : {kills attacker}. Les dés du résultat sont '
      + 'sur la table.',
      '« Tu as perdu un socle, donc tu prends encore une touche », dit quelqu’un.',
    ],
    hint: [
      'Prends le dé le plus haut de chaque camp et ajoute : pertes infligées, nombre, pions, socles Inspiring.',
      'Une section démoralisée compte comme si elle avait un pion par socle.',
      'Le nombre de touches est l’écart entre les deux totaux.',
    ],
    question: 'Combien de touches sans sauvegarde le perdant prend-il maintenant ?',
    after: [
      'Autant de points d’écart au résultat, autant de touches de débâcle, sans sauvegarde possible.',
    ],
  },
  whom: {
    title: 'Sur qui tombe la débâcle ?',
    text: [
      '{unit g4} est derrière le moulin, n’a vu aucun Ork et n’a lancé aucun dé.',
      'Un Commissar accompagne {unit g3} et lui donne Fearless. Nombre de touches : {hackdown}.',
      '« Qui n’était pas engagé ne peut pas être touché », dis-tu.',
    ],
    hint: [
      'La débâcle n’exige ni ligne de tir ni engagement : seule compte la proximité de l’ennemi.',
      'Les socles Fearless sont épargnés, et la touche passe au suivant.',
      'Les deux formations n’en font qu’une ; leurs socles se prennent ensemble, les plus proches des Orks d’abord.',
    ],
    after: [
      'Près, c’est près : même derrière un mur, personne n’est à l’abri de la débâcle.',
    ],
  },
  break: {
    title: 'Qui est démoralisé ?',
    text: [
      'Les chars ont tiré en appui et sont proches. Le Commissar est en vie.',
      '« Un socle Fearless fait tenir sa compagnie », dit ton voisin.',
    ],
    hint: [
      'Toute formation qui a perdu est démoralisée, quoi qu’il lui reste, sauf si elle l’était déjà.',
      'Les amis qui étaient proches prennent un pion, qui à lui seul ne démoralise qu’une formation d’un seul socle.',
    ],
    after: [
      'Pas de test : la compagnie est démoralisée, et les pions qu’elle avait s’en vont.',
    ],
  },
  gone: {
    title: 'Et ceux qui étaient déjà démoralisés ?',
    text: [
      'Après les touches, il restera quelqu’un de la formation {formation remnant}.',
      '« Démoralisé, c’est démoralisé, dit ton voisin, donc il ne peut plus rien lui arriver. »',
    ],
    hint: [
      'Une formation démoralisée combat comme une autre, mais ne survit pas à une seconde défaite.',
    ],
    after: [
      'Une formation démoralisée quand on la charge, et qui perd, est détruite, sauf ses socles Fearless.',
    ],
  },
  away: {
    title: 'Sors les tiens de là',
    text: [
      'Tu as deux mouvements, ici 30 cm en tout, et les zones de contrôle, soit 5 cm autour de chaque ennemi, ne '
      + 't’arrêtent pas.',
      'Chacun de tes socles qui est ensuite à 15 cm ou moins d’un ennemi est perdu.',
      'Deux bandes de {formation bikes} attendent au bord opposé de la table.',
    ],
    hint: [
      'À l’opposé de la Warband, c’est tout droit vers les motos. Essaie le côté où il n’y a personne.',
      'Les socles Fearless peuvent rester, ou finir n’importe où à plus de 5 cm des ennemis.',
    ],
    after: [
      'Les tiens s’en sont sortis, démoralisés mais vivants.',
    ],
  },
  after: {
    title: 'L’addition',
    text: [
      'Socles restants de tes deux formations : {left defender}. Pions Impact des chars : {markers tanks}.',
      'Dans cet ordre : touches, démoralisation, destruction des formations déjà démoralisées, repli, pions des amis, '
      + 'pions des vainqueurs.',
    ],
    hint: [],
  },
};

/** The lesson 'winning'. */
const winningName: NameTexts = {
  title: 'Les vainqueurs et les pions Impact',
  teaches: 'Ce que coûte la victoire : un pion Impact par perte, et une formation qui peut être démoralisée sur place.',
};

const courseWinning: LessonProse = {
  fought: {
    title: 'Tu as gagné',
    text: [
      'Des Orks ont chargé tes deux compagnies, qui ont combattu comme une seule. Totaux : {total defender} à {total '
      + 'attacker}.',
      'La formation {formation first} a perdu trois socles. Ses pions Impact avant l’assaut : {markers first}.',
      'La formation {formation second} n’avait aucun pion et a perdu un socle. Maintenant vient l’addition.',
    ],
    hint: [],
  },
  second: {
    title: 'Les pions de la seconde compagnie',
    text: [
      'Quatre des tiens sont tombés en tout.',
      '« Les compagnies ont combattu comme une seule, donc chacune prend quatre pions », dit le joueur ork.',
    ],
    hint: [
      'Regarde qui est tombé, formation par formation.',
    ],
    after: [
      'Chaque formation prend un pion pour chacune de ses pertes, à tous les rounds, et aucun pour celles des autres.',
    ],
  },
  breaks: {
    title: 'Qui est démoralisé avant la fin ?',
    text: [
      '« Seuls les perdants sont démoralisés », dit ton voisin. Compte d’abord les pions et les socles.',
    ],
    hint: [
      'Le perdant est démoralisé dans tous les cas.',
      'Une formation est démoralisée quand elle a autant de pions que de socles.',
      'Les pions que la formation avait avant restent, et ceux de ses pertes s’ajoutent.',
    ],
    after: [
      'Un vainqueur peut être démoralisé par ses propres pertes.',
    ],
  },
  goes: {
    title: 'Et qui doit partir ?',
    text: [
      'Il y a des formations démoralisées dans les deux camps. « Qui est démoralisé s’enfuit », dit le joueur ork.',
    ],
    hint: [
      'Demande-toi ce qui a démoralisé la formation : la défaite, ou les pions d’une victoire ?',
    ],
    after: [
      'Un vainqueur démoralisé reste où il est, même avec des ennemis tout près.',
      'Le perdant peut faire deux mouvements, et chacun de ses socles qui est ensuite à 15 cm ou moins d’un ennemi est '
      + 'perdu.',
    ],
  },
  consolidate: {
    title: 'Quelques pas',
    text: [
      'Maintenant le vainqueur consolide : chacun de ses socles peut bouger de 5 cm, mais sans entrer dans une zone de '
      + 'contrôle.',
      'Derrière la seconde compagnie, il y a un verger, et les Orks ont des amis.',
    ],
    hint: [
      'Dans un bois, l’infanterie a tout de suite une sauvegarde de couvert de 5+.',
    ],
    task: 'Amène {unit h3} et {unit h4} dans le verger, et finis la consolidation.',
    after: [
      'La consolidation est un mouvement facultatif ; les transports peuvent en profiter pour embarquer du monde.',
    ],
  },
  after: {
    title: 'Ce que la victoire a coûté',
    text: [
      'Une formation démoralisée perd ses pions. Pions restants de {formation first} : {markers first} ; de {formation '
      + 'second} : {markers second}.',
      'Chaque socle que perd un vainqueur devient ensuite un pion : compte donc aussi avant de charger.',
    ],
    hint: [],
  },
};

/** The lesson 'formations-together'. */
const formationsTogetherName: NameTexts = {
  title: 'Formations entremêlées et combinées',
  teaches: 'Plusieurs formations combattent comme une seule, dans l’un ou l’autre camp, et gagnent ou perdent '
    + 'ensemble.',
};

const courseFormationsTogether: LessonProse = {
  yours: {
    title: 'Qui t’accompagne ?',
    text: [
      'Tu mènes la formation {formation warband}, et un Warlord est un Commander. Autour, il y a quatre autres '
      + 'formations.',
      'Un Commander peut faire combattre d’autres formations dans le même assaut : d’habitude, trois en tout.',
      '« Je vois toutes les formations, donc toutes viennent », dit ton voisin.',
    ],
    hint: [
      'Chaque formation doit avoir un socle à 5 cm ou moins d’un socle de celle du Commander lui-même.',
      'Une formation démoralisée ne fait pas d’action, donc elle ne suit pas non plus.',
    ],
    question: 'Quelles formations peux-tu entraîner avec toi ?',
    after: [
      'Être près d’une formation qui t’accompagne ne suffit pas : c’est celle du Commander qui compte.',
    ],
  },
  theirs: {
    title: 'Qui charges-tu en même temps ?',
    text: [
      'Tu veux charger la formation {formation company}. Des chars sont sur son flanc, une réserve derrière elle.',
      '« Une cible, une formation », dit le joueur de la Garde.',
    ],
    hint: [
      'Mesure de la compagnie à chaque autre formation : 5 cm ou moins entre deux socles, c’est assez près.',
    ],
    question: 'Quelles formations peux-tu charger en même temps que la compagnie ?',
    after: [
      'Des formations aussi proches sont entremêlées, et c’est toi qui décides si tu les charges ensemble.',
    ],
  },
  choose: {
    title: 'Désigne toutes les formations',
    text: [
      'Tes Boyz ne peuvent entrer que dans les zones de contrôle de ceux qui sont chargés.',
      'Les zones des chars barrent le chemin de {formation mob}.',
    ],
    hint: [
      'Désigne d’abord la cible, puis qui combat avec elle et qui combat avec toi.',
    ],
    task: 'Charge la compagnie et les chars, et entraîne {formation mob} avec toi.',
    after: [
      'Les formations que tu laisses de côté peuvent encore t’appuyer : seules celles qui ne combattent pas appuient.',
    ],
  },
  hit: {
    title: 'Les pertes de qui ?',
    text: [
      '{formation mob} a chargé les chars ; ta Warband, la compagnie. {unit n1} reste en arrière.',
      '« Tu as désigné la compagnie, donc tes touches tombent sur elle », dit le joueur de la Garde.',
    ],
    hint: [
      'Pour chaque socle des formations qui combattent, demande-toi : est-il au contact d’un ennemi, ou près d’un '
      + 'ennemi en vue ?',
    ],
    question: 'Quels socles de la Garde peuvent être touchés ?',
    after: [
      'Les touches tombent sur tous ceux qui combattent ensemble, d’où qu’elles viennent.',
    ],
  },
  markers: {
    title: 'Qu’ajoutes-tu ?',
    text: [
      'Pions Impact de ta Warband : {markers warband} ; de {formation mob} : {markers mob}.',
      'Pions de la compagnie : {markers company} ; des chars : {markers tanks}. Pertes que tu as infligées : {kills '
      + 'attacker}.',
      '« Ma Warband n’a pas de pion, dis-tu, donc 1 point pour moi. »',
    ],
    hint: [
      'Les pions de toutes les formations qui combattent ensemble s’additionnent, dans chaque camp.',
      'Compte les pertes infligées, le nombre ({left attacker} des tiens contre {left defender}), puis les pions.',
    ],
    question: 'Qu’ajoutes-tu en tout à ton dé le plus haut ?',
    after: [
      'Les formations n’en font qu’une : le nombre et les pions sont ceux de toutes, et aucune ne compte à part.',
    ],
  },
  break: {
    title: 'Qui est démoralisé ?',
    text: [
      'La Garde a perdu avec un écart de {hackdown}. Sa réserve était proche et a tiré en appui.',
      '« Tu as désigné la compagnie, donc c’est elle qui est démoralisée », dit le joueur de la Garde.',
    ],
    hint: [
      'Qui a combattu dans le camp perdant est démoralisé.',
    ],
    after: [
      'Les formations qui ont combattu comme une seule perdent comme une seule.',
    ],
  },
  after: {
    title: 'Dans l’assaut par accident',
    text: [
      'Une contre-charge peut aussi entraîner quelqu’un dans l’assaut : la formation qu’elle atteint combat dès ce '
      + 'moment.',
      'Avant de charger, regarde donc qui est à côté de toi, et à côté de l’ennemi.',
    ],
    hint: [],
  },
};

/** The lesson 'war-engines'. */
const warEnginesName: NameTexts = {
  title: 'Les engins de guerre',
  teaches: 'Comment un engin répartit ses dés, encaisse des touches, perd de sa capacité de dégâts, et pour combien il '
    + 'compte.',
};

const courseWarEngines: LessonProse = {
  split: {
    title: 'Deux poignées de dés',
    text: [
      'Ton {unit tank} a été chargé. C’est un engin de guerre : on appelle ainsi les plus grandes machines. Il touche '
      + 'sur 6+ au corps à corps et sur 4+ en fusillade.',
      'Un engin de guerre peut répartir ses dés entre corps à corps et fusillade.',
      'Les coups de l’engin tombent sur les socles à son contact, ses tirs sur ceux qui restent à distance.',
      'Quatre bandes sont au contact du char ; à distance, il n’y a que {unit b3}.',
    ],
    hint: [
      'Contre une seule bande à distance, un troisième tir vaut rarement grand-chose.',
    ],
    task: 'Mets un dé au corps à corps et laisse les autres à la fusillade.',
    after: [
      'Un tir qui ne trouve personne à distance est perdu.',
    ],
  },
  dice: {
    title: 'Combien de dés ?',
    text: [
      'Au départ, ton {unit tank} avait trois points de capacité de dégâts ; la perte du troisième le détruit. Points '
      + 'restants : {damage tank}.',
      'Avec le char, il y a trois socles d’infanterie ; {unit i3} est juste derrière lui.',
      '« Un char endommagé tire moins », dit le joueur ork.',
    ],
    hint: [
      'Les dés d’un engin de guerre dépendent de ce qu’il avait au départ.',
    ],
    question: 'Combien de dés ton camp lance-t-il pour toucher ?',
    after: [
      'Trois dés pour trois points au départ, que le char soit endommagé ou non.',
    ],
  },
  soak: {
    title: 'Si quatre touches arrivaient',
    text: [
      'Le char est le plus proche, car des Orks sont à son contact. Deux socles d’infanterie peuvent aussi être '
      + 'touchés.',
      '« Une touche par socle, puis on recommence par l’avant », dit ton voisin.',
    ],
    hint: [
      'Quand vient son tour, le char prend plus d’une touche avant que le socle suivant en prenne une.',
    ],
    after: [
      'Un engin de guerre encaisse autant de touches qu’il avait de points au départ, même s’il lui en reste moins.',
    ],
  },
  damage: {
    title: 'Que reste-t-il du char ?',
    text: [
      'Touches des Orks : {hits defender}. Voici tes dés.',
      'Le char a Reinforced Armour : une sauvegarde ratée contre une touche ordinaire se relance.',
      '« Toute touche non sauvegardée tue », dit le joueur ork.',
    ],
    hint: [
      'Chaque touche non sauvegardée coûte un point ; l’engin est perdu quand il n’en reste plus.',
      'Pour chaque point perdu on lance un dé, et seul un 6 est un coup critique.',
    ],
    after: [
      'Un point de dégât compte comme une perte infligée par l’ennemi, et plus tard comme un pion.',
    ],
  },
  numbers: {
    title: 'Combien de socles as-tu ?',
    text: [
      'On compare les effectifs. Tu as de l’infanterie et un char. Points restants du char : {damage tank}.',
      '« Un char, c’est un socle », dit le joueur ork.',
    ],
    hint: [
      'Le char compte pour ce qu’il avait au départ, tant qu’il n’est pas détruit.',
    ],
    question: 'Combien de socles compte ton camp ?',
    after: [
      'Pour le nombre, et pour les pions qui démoralisent une formation, le char compte pour trois.',
    ],
  },
  defeat: {
    title: 'D’un cheveu',
    text: [
      'Tu as perdu avec un écart de {hackdown}. Le char est le plus proche. Ses points restants : {damage tank}.',
      '« Son blindage a tenu jusqu’ici », dis-tu.',
    ],
    hint: [
      'Un engin de guerre prend un point de dégât par touche de débâcle, et on ne lance aucune sauvegarde.',
      'Seuls les engins Fearless sont épargnés.',
    ],
    after: [
      'Mieux vaut donc tenir un engin de guerre endommagé loin des combats qui peuvent se perdre d’un cheveu.',
    ],
  },
  after: {
    title: 'Ce qui reste, et encore une chose',
    text: [
      'Socles restants de ta formation : {left defender} ; de celle des Orks : {left attacker}.',
      'Ici aussi, on lance un dé pour chaque point perdu : un Baneblade qui explose peut emporter ses voisins.',
    ],
    hint: [],
  },
};

/** The lesson 'commander-dies-last'. */
const commanderDiesLastName: NameTexts = {
  title: 'Un chef qui meurt en dernier',
  teaches: 'Comment placer quelqu’un dont tu as besoin, pour que les touches atteignent d’abord tous les autres.',
};

const courseCommanderDiesLast: LessonProse = {
  who: {
    title: 'Un socle dont tu as besoin',
    text: [
      'Ton Captain accompagne {unit t3}, et tu veux mener plus tard avec lui de plus grands assauts.',
      'Seul un Commander entraîne d’autres formations avec lui.',
      'Le Captain a une arme à feu et une épée : tu ne veux pas non plus qu’il regarde de loin.',
    ],
    hint: [],
  },
  place: {
    title: 'Dans le combat, et en dernier',
    text: [
      'Hors de portée, le Captain ne peut pas être touché par les attaques, mais il ne peut pas attaquer non plus.',
      'Qui est le plus près de l’ennemi est touché le premier.',
      'Pour l’instant, le Captain est devant tout le monde. Les autres peuvent aller au contact : on ne peut pas être '
      + 'plus près.',
    ],
    hint: [
      'À 15 cm ou moins d’un Ork, et en vue, le Captain est engagé.',
      'Garde le Captain à plus de 5 cm des Orks qui ne sont au contact de personne : qui entre dans leurs zones de '
      + 'contrôle doit venir à leur contact.',
      'Garde aussi le Captain à 5 cm ou moins d’un autre de tes socles.',
    ],
    task: 'Charge pour que {unit t3} puisse prendre une touche, mais après tous tes autres socles. Puis finis la '
      + 'charge.',
    after: [
      'Tous ceux qui sont au contact d’un ennemi passent avant le Captain, et aucun ennemi ne choisit qui il touche.',
    ],
  },
  laps: {
    title: 'Imagine six touches',
    text: [
      'Cinq de tes socles peuvent être touchés. Imagine que les Orks infligent six touches.',
      '« Quatre touches pour ceux de devant, et le Captain prend ce qui reste », dit ton voisin.',
    ],
    hint: [
      'Quand tous ont une touche, la passe suivante recommence par le plus proche.',
    ],
    after: [
      'Chaque passe donne une touche à chacun : être le dernier aide donc à chaque nouvelle passe.',
    ],
  },
  'last-lap': {
    title: 'Et qu’est-ce qui protégerait le Captain ?',
    text: [
      'Imagine que l’une des touches vienne d’une macro-arme et atteigne le Captain.',
      'Le socle a un blindage de 4+, le Captain une sauvegarde invulnérable. « Macro, c’est macro », dit ton '
      + 'adversaire.',
    ],
    hint: [
      'Une macro-arme annule le couvert, et tout blindage sans Reinforced Armour.',
    ],
    after: [
      'Une sauvegarde invulnérable vaut, sur 6, contre toute touche venue des attaques.',
    ],
  },
  behind: {
    title: 'Des tirs dans le dos',
    text: [
      'Derrière ta ligne, il y a la formation {formation gunz}. Touches de son tir d’appui : {hits attacker}.',
      '« Le Captain est le dernier de la file, dis-tu, donc la touche tombe sur quelqu’un de devant. »',
    ],
    hint: [
      'Pour les touches d’appui, ce qui compte, c’est qui est le plus près de ceux qui appuient.',
    ],
    question: 'Sur lequel de tes socles tombe la touche d’appui ?',
    after: [
      'L’arrière d’une ligne est l’avant pour qui lui tire dans le dos. Regarde autour de toi avant de charger.',
    ],
  },
  defeat: {
    title: 'En cas de défaite',
    text: [
      'Tu as perdu. Touches sans sauvegarde sur tes Marines : {hackdown}.',
      '« La débâcle tombe sur le chef », dit ton adversaire.',
    ],
    hint: [
      'La débâcle commence par les plus proches de l’ennemi, comme les attaques.',
      'Des Marines qui ne connaissent pas la peur ne prennent que la moitié de l’écart, arrondie à l’inférieur.',
    ],
    after: [
      'La place du Captain l’aide ici aussi : le plus proche d’abord, et ce n’était pas lui.',
    ],
  },
  away: {
    title: 'Sors le Captain de là',
    text: [
      'Les perdants font deux mouvements, et chacun de leurs socles qui est ensuite à 15 cm ou moins d’un ennemi est '
      + 'perdu.',
      'Tout droit en arrière, c’est tout droit sur les canons.',
    ],
    hint: [
      'Pour le Captain, les deux mouvements ensemble font 30 cm, dans n’importe quelle direction.',
      'Cherche le côté de la table où il n’y a personne, et emmène {unit t1} : qui finit à l’écart est perdu.',
    ],
    task: 'Amène {unit t3} là où aucun ennemi n’est à 15 cm ou moins, puis finis le repli.',
    after: [
      'La sauvegarde invulnérable n’aurait servi à rien : qui est rattrapé dans sa fuite ne lance aucun dé.',
    ],
  },
  after: {
    title: 'Le Captain',
    text: [
      'Socles qui te restent : {left attacker}. {unit t3} a rempli sa mission.',
      'Un Commander qui ne fait que commander peut rester loin : c’est là qu’il est le plus à l’abri.',
    ],
    hint: [],
  },
};

/** The lesson 'on-your-own'. */
const onYourOwnName: NameTexts = {
  title: 'Un assaut sans aide',
  teaches: 'Tout un assaut sans aide ; ensuite, chacune de tes décisions est évaluée d’après les chances.',
};

const courseOnYourOwn: LessonProse = {
  table: {
    title: 'Ce que tu as devant toi',
    text: [
      'Tu mènes trois socles de la formation {formation assault} ; un Chaplain accompagne {unit a2}.',
      'Devant toi, il y a la formation {formation mob}. Ses pions Impact : {markers mob}.',
      'À droite de la bande attendent deux socles de {formation nobz}, assez près pour s’en mêler.',
      'Ta formation {formation devastators} peut t’appuyer là où elle a à portée un Ork qui combat.',
      'À partir de maintenant, personne ne te demande rien, et personne ne te dit ce qui est juste.',
    ],
    hint: [],
  },
  own: {
    title: 'Ton assaut',
    text: [
      'Choisis ta cible, et tout ce qui suit.',
      'Ensuite, chacune de tes décisions est comparée, d’après les chances, à ce que tu aurais pu faire d’autre.',
      'Ce qu’on évalue, ce sont tes chances de gagner à ce moment-là, pas ce que les dés en ont fait.',
    ],
    hint: [
      'Compte avant de choisir : nombre, pions, socles Inspiring, et avec quelle valeur chacun frappe.',
      'Deux des tiens peuvent être au contact d’un même Ork, et tes Marines sont bons au corps à corps.',
      'Entre socles à même distance, c’est toi qui choisis sur lequel des tiens tombe une touche.',
    ],
    task: 'Joue l’assaut jusqu’au bout. Aucune décision ne devrait te coûter plus de dix points de pourcentage.',
    after: [
      'Chaque décision valait toutes celles qui ont été essayées, ou presque.',
    ],
  },
  kills: {
    title: 'Tes comptes',
    text: [
      'Dernier round : {round}. Vainqueur : {winner}. Relis le journal.',
      'Certains comptent tous ceux qui ont disparu, même ceux que la débâcle a pris ou qu’on a rattrapés dans leur '
      + 'fuite.',
    ],
    hint: [
      'Les pertes infligées sont celles des attaques et du tir d’appui, avant qu’on lance les dés du résultat.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Qui tombe dans la débâcle est perdu aussi, mais ne compte pas comme perte infligée.',
    ],
  },
  markers: {
    title: 'Et ce que cela coûte en pions',
    text: [
      'Tes pertes : {lost attacker}. Tes socles restants : {left attacker}.',
      '« Après un combat pareil, tout le monde a un pion », dit le joueur ork.',
    ],
    hint: [
      'Le vainqueur prend un pion pour chacune de ses pertes.',
      'Une formation démoralisée n’a aucun pion.',
    ],
    question: 'Combien de pions Impact a ta formation {formation assault} ?',
    after: [
      'Moins tu perds de socles, moins tu as de pions à retirer.',
    ],
  },
  end: {
    title: 'La fin du cours',
    text: [
      'C’était un assaut entier, et c’était le tien.',
      'Tu connais les étapes d’un assaut, et tu sais pourquoi il y a un vainqueur à la fin.',
      'Ouvre l’un des assauts fournis, change une chose, et regarde l’effet sur les chances.',
    ],
    hint: [],
  },
};

/** The lesson 'entering-zones'. */
const enteringZonesName: NameTexts = {
  title: 'Zones de contrôle : entrer',
  teaches: 'Dans quelles zones une charge peut entrer, au contact de qui elle doit alors aller, et qui ouvre le '
    + 'passage à qui.',
};

const courseEnteringZones: LessonProse = {
  through: {
    title: 'Par la brèche ?',
    text: [
      'Chaque socle a une zone de contrôle de 5 cm autour de lui, et une charge ne peut entrer que dans celles de sa '
      + 'cible.',
      'Entre {unit b1} et {unit b2} il y a une brèche, et derrière se trouve {unit b3}.',
      '« Je passe par la brèche et je frappe l’Ork qui est derrière », dit ton voisin.',
    ],
    hint: [
      'Qui entre dans une zone doit aller au contact de l’ennemi dans la zone duquel il est entré d’abord.',
    ],
    after: [
      'Le chemin vers {unit b3} traverse les zones des deux Orks de devant, et c’est donc là qu’il finit.',
    ],
  },
  opened: {
    title: 'Et maintenant ?',
    text: [
      '{unit t1} et {unit t2} ont chargé d’abord, chacun au contact de l’Ork devant lui.',
      '« Les zones sont toujours là, dit le joueur ork : tu vois bien les socles. »',
    ],
    hint: [
      'Un socle au contact d’un ennemi n’a plus de zone. À qui reste-t-il une zone ?',
    ],
    after: [
      'Le contact supprime une zone jusqu’à la fin de l’assaut : qui charge d’abord ouvre le passage.',
    ],
  },
  behind: {
    title: 'L’Ork de derrière',
    text: [
      'La brèche fait 6 cm de large, le socle de {unit t3} seulement 2 cm.',
    ],
    task: 'Mets {unit t3} au contact de {unit b3}.',
    hint: [
      'Il suffit d’aller tout droit.',
    ],
    after: [
      'Deux des tiens au plus peuvent être au contact du même Ork ; ici, chacun a le sien.',
    ],
  },
  others: {
    title: 'La bande d’à côté',
    text: [
      'La formation de droite, {formation mob}, n’est pas ta cible.',
      '« Avec un socle de plus, tu aurais pu charger aussi cette bande », dit ton voisin.',
    ],
    question: 'Quels Orks peuvent être touchés ?',
    hint: [
      'Les zones de ceux qui ne sont pas la cible sont fermées à une charge, si près qu’elle passe.',
    ],
    after: [
      'Seule la formation que tu as désignée combat. L’autre t’aurait tenu à plus de 5 cm.',
    ],
  },
};

/** The lesson 'leaving-zones'. */
const leavingZonesName: NameTexts = {
  title: 'Zones de contrôle : sortir',
  teaches: 'Commencer près d’un ennemi et en charger un autre : ce qu’il faut laisser derrière soi avant la fin de '
    + 'la charge.',
};

const courseLeavingZones: LessonProse = {
  whose: {
    title: 'À qui est ce terrain ?',
    text: [
      'Tu charges la formation {formation warband}. {unit t1} est près d’une bande qui a fui.',
      '« Des Orks démoralisés, dit ton voisin, ne contrôlent plus rien. »',
    ],
    hint: [
      'Démoralisé ou non, un socle a sa zone : 5 cm de socle à socle, et 5 cm exactement, c’est dedans.',
    ],
    after: [
      'Une formation démoralisée garde ses zones de contrôle.',
    ],
  },
  stay: {
    title: 'Deux socles suffisent ?',
    text: [
      '{unit t2} et {unit t3} ont chargé. {unit t1} n’a pas bougé.',
      '« Personne n’est obligé de charger », dit ton voisin. « Laisse ce socle où il est. »',
    ],
    hint: [
      'Qui commence dans la zone d’un ennemi doit le charger, ou en être sorti à la fin.',
    ],
    after: [
      'Rester sur place n’y change rien : {unit t1} doit sortir de la zone d’un ennemi qui n’est pas chargé.',
    ],
  },
  out: {
    title: 'Dehors, puis au contact',
    text: [
      'C’est toi qui choisis où va ce socle, pourvu qu’il soit hors de la zone à la fin.',
    ],
    task: 'Fais sortir {unit t1} de la zone et mets-le au contact d’un Ork de {formation warband}.',
    hint: [
      'La distance jusqu’à {unit b1} est de 10 cm, et aucune zone de l’autre bande ne va jusque-là.',
    ],
    after: [
      'Une formation près d’un ennemi peut en charger un autre, si elle se dégage tout entière.',
    ],
  },
  mob: {
    title: 'Et l’autre bande ?',
    text: [
      '{unit m1} est à {gap m1} de ton socle le plus proche.',
      '« Alors {unit m1} te tire dessus », dit ton voisin.',
    ],
    hint: [
      'Demande-toi d’abord quelle formation a été chargée, et ensuite seulement qui est proche.',
    ],
    after: [
      'Tu as désigné la formation {formation warband} ; aucune autre ne combat, où qu’elle soit.',
    ],
  },
};

/** The lesson 'pinned'. */
const pinnedName: NameTexts = {
  title: 'Zones de contrôle : être retenu',
  teaches: 'Commencer dans une zone de la cible elle-même, et ce qui retient un socle lors de la contre-charge.',
};

const coursePinned: LessonProse = {
  fire: {
    title: 'On veut seulement tirer',
    text: [
      'Tes {formation devastators} tirent bien et frappent mal. Tous ont des Orks à 15 cm ou moins.',
      '{unit v1} est à {gap v1} de {unit b1}. « Alors personne ne bouge, dis-tu, et c’est une fusillade. »',
    ],
    hint: [
      'L’un des tiens est-il dans une zone de contrôle, même une zone de la cible ?',
    ],
    after: [
      'Selon l’usage, qui commence dans une zone de la cible doit lui aussi aller au contact ou sortir.',
    ],
  },
  whom: {
    title: 'Quel Ork, alors ?',
    text: [
      '« Il faut que ce soit l’Ork dans la zone duquel ce socle se trouve », dit le joueur ork.',
    ],
    hint: [
      'On doit aller au contact quand on entre dans une zone. Dans quelles zones ce socle entre-t-il encore ?',
    ],
    after: [
      'Ce socle a commencé dans cette zone et n’est entré dans aucune autre : il peut aussi bien charger un autre '
      + 'Ork de la cible.',
    ],
  },
  settle: {
    title: 'Hors de la zone',
    text: [
      'Les deux autres socles sont bien où ils sont.',
    ],
    task: 'Fais sortir {unit v1} de la zone, pour que tous les tiens tirent, et finis la charge.',
    hint: [
      'Deux centimètres en arrière suffisent pour être libre, et c’est assez près pour tirer.',
    ],
    after: [
      'Aller au contact aurait été permis aussi ; tes armes n’y auraient rien gagné.',
    ],
  },
  held: {
    title: 'Qui est retenu ?',
    text: [
      'C’est au tour des Orks de contre-charger.',
      '« Qui est dans une zone est retenu, dit ton voisin, donc personne ne vient. »',
    ],
    hint: [
      'À la contre-charge, seul le contact retient un socle.',
    ],
    after: [
      'Les zones ne retiennent personne ici ; un Ork au contact d’un Marine serait resté.',
    ],
  },
  after: {
    title: 'En trois mots',
    text: [
      'Entrer t’oblige à aller au contact du premier ennemi dans la zone duquel tu entres.',
      'Commencer dans une zone t’oblige à aller au contact ou à sortir.',
      'Et qui a été au contact d’un ennemi n’a plus de zone.',
    ],
    hint: [],
  },
};

/** The lesson 'overwatch'. */
const overwatchName: NameTexts = {
  title: 'L’état d’alerte contre une charge',
  teaches: 'Quand part le tir d’état d’alerte, ce qui en protège, et pour quoi comptent les pertes et les pions qu’il '
    + 'cause.',
};

const courseOverwatch: LessonProse = {
  wood: {
    title: 'L’ennemi t’attend',
    text: [
      'Une formation en état d’alerte peut tirer quand ta charge est finie, avant tout combat.',
      'La formation {formation tanks} n’attend que cela. Les gardes devant toi sont dans un bois.',
    ],
    task: 'Mets trois de tes socles au contact de gardes dans le bois.',
    hint: [
      'Tout droit : {unit b1}, {unit b2} et {unit b3} sont alors eux-mêmes dans le bois.',
    ],
    after: [
      'Maintenant les chars tirent. Les dés se lancent à la table, et les touches se saisissent ici.',
    ],
  },
  cover: {
    title: 'Un couvert pour qui charge ?',
    text: [
      'Les Boyz ont un blindage de 6+, et un bois vaut 5+.',
      '« Qui charge n’a pas de couvert », dit le joueur de la Garde.',
    ],
    question: 'Un tir d’état d’alerte touche {unit b2}. À partir de combien la sauvegarde réussit-elle ?',
    hint: [
      'C’est l’assaut qui prive de couvert ceux qui chargent, et il n’a pas commencé.',
    ],
    after: [
      'Contre un tir d’état d’alerte, ceux qui chargent ont un couvert ; contre les attaques qui suivent, ils n’en ont '
      + 'pas.',
    ],
  },
  markers: {
    title: 'Combien de pions ?',
    text: [
      'Deux tirs touchent {unit b2} et {unit b5} ; voici tes dés.',
      '« Les pions viennent quand l’assaut est fini », dit ton voisin.',
    ],
    hint: [
      'Un pion pour avoir essuyé le tir, et un pour chaque socle perdu.',
    ],
    after: [
      'Les pions de ce tir sont posés tout de suite, et comptent donc dans le résultat.',
    ],
  },
  kills: {
    title: 'Pour qui comptent ces pertes ?',
    text: [
      'Pertes de ta formation {formation warband} jusqu’ici, tir d’état d’alerte compris : {lost attacker}.',
      '« Toutes ces pertes, c’est nous qui les avons infligées », dit le joueur de la Garde.',
    ],
    question: 'Combien de pertes infligées compte la Garde ?',
    hint: [
      'Seules comptent les pertes infligées par les attaques et le tir d’appui.',
    ],
    after: [
      'Qui est abattu par un tir d’état d’alerte est perdu, mais ne compte pas comme perte infligée dans cet assaut.',
    ],
  },
};

/** The lesson 'transports'. */
const transportsName: NameTexts = {
  title: 'Transports : embarquer, débarquer, épave',
  teaches: 'Qui peut débarquer, ce que font deux ennemis aux portes, et qui sort d’une épave.',
};

const courseTransports: LessonProse = {
  out: {
    title: 'Tout le monde dehors ?',
    text: [
      'Les Orks ont chargé tes deux Chimeras, chacun avec deux socles d’infanterie à bord.',
      'Deux bandes sont au contact de {unit c1}, une seule de {unit c2}. '
      + '« Tout le monde saute dehors », dit ton voisin.',
    ],
    hint: [
      'Compte les ennemis au contact d’un transport : à deux, ils bloquent ses portes.',
    ],
    after: [
      'Les passagers débarquent à la contre-charge, mais pas d’un transport au contact de deux ennemis.',
    ],
  },
  fight: {
    title: 'Débarque un passager',
    text: [
      '{unit g4} reste à bord, en réserve.',
      'Un passager se place à 5 cm ou moins de son transport, au contact d’un ennemi s’il le veut.',
    ],
    task: 'Fais débarquer {unit g3} pour qu’il puisse attaquer, et finis la contre-charge.',
    hint: [
      'Derrière {unit c2} aussi, le passager est à 15 cm ou moins d’un Ork.',
      'Qui reste à bord n’attaque personne et ne peut pas être touché.',
    ],
    after: [
      'Débarquer tient lieu de mouvement : qui a débarqué ne contre-charge plus lui-même.',
    ],
  },
  wreck: {
    title: 'Le Chimera brûle',
    text: [
      'Touches subies : {hits defender}. Voici les dés.',
      '« Une épave emporte tous ceux qu’elle a à bord », dit le joueur ork.',
    ],
    hint: [
      'Chaque passager d’une épave fait sa propre sauvegarde : son blindage, ou 6+.',
    ],
    after: [
      'Qui réussit sa sauvegarde est placé là où était l’épave ; qui la rate est une perte comme une autre.',
    ],
  },
  numbers: {
    title: 'Les passagers comptent-ils ?',
    text: [
      'On compare les effectifs.',
      '« Seuls comptent ceux qui sont sur la table », dit le joueur ork.',
    ],
    hint: [
      'On compare les socles de la formation, engagés ou non.',
    ],
    after: [
      'Ceux qui sont à bord comptent comme ceux qui sont dehors.',
    ],
  },
};

/** The lesson 'withdrawing-well'. */
const withdrawingWellName: NameTexts = {
  title: 'Bien se replier',
  teaches: 'À plus de quinze centimètres de chaque ennemi, et ensemble : où une formation démoralisée est à l’abri.',
};

const courseWithdrawingWell: LessonProse = {
  stay: {
    title: 'Si les tiens restaient',
    text: [
      'Tu as perdu, et ta compagnie est démoralisée.',
      '« Personne ne t’oblige à fuir », dit le joueur ork.',
    ],
    question: 'Si aucun des tiens ne bougeait, lesquels de tes socles seraient perdus ?',
    hint: [
      'À la fin d’un repli, à 15 cm ou moins d’un ennemi, on est trop près, murs ou pas.',
    ],
    after: [
      'Rester est permis, et c’est le plus sûr moyen d’être détruit.',
    ],
  },
  other: {
    title: 'Assez loin ?',
    text: [
      'Tous les tiens ont fui la Warband. {unit g3} et {unit g4} sont partis vers la droite.',
      '« Tous sont à plus de 15 cm de ceux qui les ont battus », dit ton voisin.',
    ],
    question: 'Si le repli finissait maintenant, lesquels de tes socles seraient perdus ?',
    hint: [
      'Chaque ennemi compte, pas seulement ceux qui ont combattu. Regarde les {formation stormboyz}.',
    ],
    after: [
      'Mesure à partir de chaque ennemi avant de choisir une direction.',
    ],
  },
  away: {
    title: 'Ensemble, et loin',
    text: [
      'Chaque socle a deux mouvements, et aucune zone de contrôle ne l’arrête.',
      'Qui finit à l’écart des autres est perdu aussi.',
    ],
    hint: [
      'Va là où sont les autres : entre les deux formations d’Orks, il y a de la place.',
      'Ce qui reste de ses deux mouvements suffit à chaque socle pour rejoindre les autres.',
    ],
    after: [
      'Loin de tout ennemi, et ensemble : il n’en faut pas plus.',
    ],
  },
  broken: {
    title: 'Et les pions ?',
    text: [
      '« Ta compagnie prend un pion pour chaque socle que tu as perdu », dit le joueur ork.',
    ],
    hint: [
      'Que deviennent les pions d’une formation démoralisée ?',
    ],
    after: [
      'Une formation démoralisée n’a pas de pion ; elle compte comme si elle en avait un par socle.',
    ],
  },
};

/** The lesson 'choosing-a-charge'. */
const choosingAChargeName: NameTexts = {
  title: 'Choisir une charge',
  teaches: 'Au contact ou non : ta charge est comparée à la meilleure qui ait été trouvée.',
};

const courseChoosingACharge: LessonProse = {
  value: {
    title: 'Quel est ton point fort ?',
    text: [
      'Contre la formation {formation mob}, tu mènes des Marines : 4+ au corps à corps, 4+ en fusillade.',
      'Les Orks frappent sur 4+ et tirent sur 6+. Lesquels {unit t2} pourrait-il frapper ?',
    ],
    hint: [
      'Tu as 15 cm, plus qu’assez pour aller au contact des Orks de devant.',
    ],
    after: [
      'Tu pourrais frapper. Reste à savoir si c’est une bonne idée.',
    ],
  },
  charge: {
    title: 'Ta charge',
    text: [
      'Ce sont tes chances après la meilleure réponse des Orks qui disent si ta charge est bonne.',
      'Ta charge est comparée à la meilleure que ce programme ait trouvée.',
    ],
    task: 'Charge, puis finis la charge. Elle ne doit pas te coûter plus de huit points de pourcentage sur tes '
      + 'chances de gagner.',
    hint: [
      'Au contact, c’est ta valeur de corps à corps qui compte, et celle des Orks aussi.',
      'La contre-charge des Orks est de 5 cm : de plus loin, ils ne t’atteignent pas.',
    ],
    after: [
      'Une charge peut se passer de contact. Ta valeur est la même aux deux distances ; celle des Orks, non.',
    ],
  },
  how: {
    title: 'Comment les Orks combattent-ils ?',
    text: [
      'Les Orks ont fait leur contre-charge. Regarde qui est où.',
    ],
    hint: [
      'Sans contact, il n’y a pas de corps à corps.',
    ],
    after: [
      'Chaque Ork que tu tiens à distance a besoin d’un 6 au lieu d’un 4.',
    ],
  },
  chance: {
    title: 'Et tes chances ?',
    text: [
      'Avant qu’un dé soit lancé, que penses-tu de tes chances ?',
    ],
    hint: [
      'Pions et nombre mis à part, compte les pertes que chaque camp peut espérer infliger ; puis viennent les dés.',
    ],
    after: [
      'C’est une estimation assez juste, faite avant la charge, qui décide de la plupart des assauts.',
    ],
  },
};

/** The lesson 'where-hits-fall'. */
const whereHitsFallName: NameTexts = {
  title: 'Choisir où tombent les touches',
  teaches: 'À même distance, c’est toi qui choisis ; ton choix est comparé à la meilleure répartition possible des '
    + 'touches.',
};

const courseWhereHitsFall: LessonProse = {
  order: {
    title: 'Tous à même distance',
    text: [
      'Tu mènes les Orks. Les gardes sont à 7 cm et tirent ; tes quatre socles sont à même distance.',
      '« Alors on suit la liste », dit le joueur de la Garde.',
    ],
    question: 'Deux touches arrivent. Quels sont les deux socles qui peuvent les prendre ?',
    hint: [
      'Entre socles à même distance, leur propriétaire choisit.',
    ],
    after: [
      'Deux socles, n’importe lesquels : c’est ton choix, et il mérite réflexion.',
    ],
  },
  saves: {
    title: 'Qui résiste à une touche ?',
    text: [
      'Les Boyz ont un blindage de 6+. Et {unit n1} ?',
    ],
    hint: [
      'Un dé qui égale ou dépasse le blindage est une sauvegarde réussie.',
    ],
    after: [
      'Sur six touches, les Nobz en sauvegardent trois, les Boyz une.',
    ],
  },
  place: {
    title: 'À toi de placer les touches',
    text: [
      'Touches : {hits defender}. Selon la liste, elles tomberaient sur les Boyz.',
      'Tout le monde frappe en même temps : qui tombe maintenant a déjà lancé ses dés.',
    ],
    task: 'Place les touches là où elles te coûtent le moins, et passe aux sauvegardes.',
    hint: [
      'Pour le résultat, un socle est un socle : ce qui compte, c’est combien tu en perds.',
    ],
    after: [
      'Les touches vont à qui a la meilleure sauvegarde, tant que cela ne coûte qu’un socle.',
    ],
  },
  lost: {
    title: 'Ce que cela a coûté',
    text: [
      'Voici les dés de tes sauvegardes.',
    ],
    hint: [
      'Compare chaque dé au blindage du socle pour lequel il est lancé.',
    ],
    after: [
      'La chance décide de chaque sauvegarde ; la place des touches, du nombre de sauvegardes à lancer.',
    ],
  },
};

export const courseWhatAnAssaultIsBooks: English['course-what-an-assault-is'] = {
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/what-an-assault-is/name': whatAnAssaultIsName,
};

export const courseWhoIsEngagedBooks: English['course-who-is-engaged'] = {
  'course/who-is-engaged': courseWhoIsEngaged,
  'course/who-is-engaged/name': whoIsEngagedName,
};

export const courseCloseCombatOrFirefightBooks: English['course-close-combat-or-firefight'] = {
  'course/close-combat-or-firefight': courseCloseCombatOrFirefight,
  'course/close-combat-or-firefight/name': closeCombatOrFirefightName,
};

export const courseNearestFirstBooks: English['course-nearest-first'] = {
  'course/nearest-first': courseNearestFirst,
  'course/nearest-first/name': nearestFirstName,
};

export const courseSecondLapBooks: English['course-second-lap'] = {
  'course/second-lap': courseSecondLap,
  'course/second-lap/name': secondLapName,
};

export const courseCoverBooks: English['course-cover'] = {
  'course/cover': courseCover,
  'course/cover/name': coverName,
};

export const courseFirstStrikeBooks: English['course-first-strike'] = {
  'course/first-strike': courseFirstStrike,
  'course/first-strike/name': firstStrikeName,
};

export const courseMacroWeaponsBooks: English['course-macro-weapons'] = {
  'course/macro-weapons': courseMacroWeapons,
  'course/macro-weapons/name': macroWeaponsName,
};

export const courseDecidedAtOnceBooks: English['course-decided-at-once'] = {
  'course/decided-at-once': courseDecidedAtOnce,
  'course/decided-at-once/name': decidedAtOnceName,
};

export const courseSupportingFireBooks: English['course-supporting-fire'] = {
  'course/supporting-fire': courseSupportingFire,
  'course/supporting-fire/name': supportingFireName,
};

export const courseTheResultBooks: English['course-the-result'] = {
  'course/the-result': courseTheResult,
  'course/the-result/name': theResultName,
};

export const courseTiesBooks: English['course-ties'] = {
  'course/ties': courseTies,
  'course/ties/name': tiesName,
};

export const courseLosingBooks: English['course-losing'] = {
  'course/losing': courseLosing,
  'course/losing/name': losingName,
};

export const courseWinningBooks: English['course-winning'] = {
  'course/winning': courseWinning,
  'course/winning/name': winningName,
};

export const courseFormationsTogetherBooks: English['course-formations-together'] = {
  'course/formations-together': courseFormationsTogether,
  'course/formations-together/name': formationsTogetherName,
};

export const courseWarEnginesBooks: English['course-war-engines'] = {
  'course/war-engines': courseWarEngines,
  'course/war-engines/name': warEnginesName,
};

export const courseCommanderDiesLastBooks: English['course-commander-dies-last'] = {
  'course/commander-dies-last': courseCommanderDiesLast,
  'course/commander-dies-last/name': commanderDiesLastName,
};

export const courseOnYourOwnBooks: English['course-on-your-own'] = {
  'course/on-your-own': courseOnYourOwn,
  'course/on-your-own/name': onYourOwnName,
};

export const courseEnteringZonesBooks: English['course-entering-zones'] = {
  'course/entering-zones': courseEnteringZones,
  'course/entering-zones/name': enteringZonesName,
};

export const courseLeavingZonesBooks: English['course-leaving-zones'] = {
  'course/leaving-zones': courseLeavingZones,
  'course/leaving-zones/name': leavingZonesName,
};

export const coursePinnedBooks: English['course-pinned'] = {
  'course/pinned': coursePinned,
  'course/pinned/name': pinnedName,
};

export const courseOverwatchBooks: English['course-overwatch'] = {
  'course/overwatch': courseOverwatch,
  'course/overwatch/name': overwatchName,
};

export const courseTransportsBooks: English['course-transports'] = {
  'course/transports': courseTransports,
  'course/transports/name': transportsName,
};

export const courseWithdrawingWellBooks: English['course-withdrawing-well'] = {
  'course/withdrawing-well': courseWithdrawingWell,
  'course/withdrawing-well/name': withdrawingWellName,
};

export const courseChoosingAChargeBooks: English['course-choosing-a-charge'] = {
  'course/choosing-a-charge': courseChoosingACharge,
  'course/choosing-a-charge/name': choosingAChargeName,
};

export const courseWhereHitsFallBooks: English['course-where-hits-fall'] = {
  'course/where-hits-fall': courseWhereHitsFall,
  'course/where-hits-fall/name': whereHitsFallName,
};

export const lessonNamesBooks: English['lesson-names'] = {
  course: {
    'what-an-assault-is': whatAnAssaultIsName,
    'who-is-engaged': whoIsEngagedName,
    'close-combat-or-firefight': closeCombatOrFirefightName,
    'nearest-first': nearestFirstName,
    'second-lap': secondLapName,
    cover: coverName,
    'first-strike': firstStrikeName,
    'macro-weapons': macroWeaponsName,
    'decided-at-once': decidedAtOnceName,
    'supporting-fire': supportingFireName,
    'the-result': theResultName,
    ties: tiesName,
    losing: losingName,
    winning: winningName,
    'formations-together': formationsTogetherName,
    'war-engines': warEnginesName,
    'commander-dies-last': commanderDiesLastName,
    'entering-zones': enteringZonesName,
    'leaving-zones': leavingZonesName,
    pinned: pinnedName,
    overwatch: overwatchName,
    transports: transportsName,
    'withdrawing-well': withdrawingWellName,
    'choosing-a-charge': choosingAChargeName,
    'where-hits-fall': whereHitsFallName,
    'on-your-own': onYourOwnName,
  },
};
