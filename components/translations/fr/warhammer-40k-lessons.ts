/** In French: the lessons of Warhammer 40,000. */
import type { PhaseAnswerWords, PhaseQuestionWords } from '../../../machines/lessons/warhammer-40k/answer-words.ts';
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import { capital, counted, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { SIDES } from './grammar.ts';
import { warhammer40kPolicy } from './warhammer-40k.ts';

type Words = English['warhammer-40k-lessons'] & English['warhammer-40k-lesson-answers'];

/** What lessons of Warhammer 40,000 say besides what all lessons say. */
const warhammer40kLesson: Words['warhammer-40k/lesson'] = {
  by: take => `Variante : ${take}`,
  nobodyCharges: 'Personne n’est chargé',
  initiative: value => `Initiative ${value}`,
  armour: save => (save === null ? '–' : `${save}+`),
  save: save => (save === null ? 'sans armure' : `sauvegarde ${save}+`),
  wounds: left => `encore ${counted(left, { one: 'point de vie', other: 'points de vie' })}`,
  of: (side, unit) => `${side === 'attacker' ? 'attaquant' : 'défenseur'}, ${unit}`,
  whose: (who, purpose) => `${who}, ${purpose}`,
};

const TEXTS: PhaseQuestionWords['texts'] = {
  'may-it-charge': 'L’unité {unit} peut-elle charger {target} ?',
  'does-cover-help': 'Dans ce combat, l’unité {unit} tire-t-elle avantage de son couvert ?',
  'who-strikes-first': 'Quel camp frappe d’abord ? (Aucun des deux : ils frappent ensemble.)',
  'when-does-it-strike': 'Quand frappe {model} ?',
  'who-strikes-at': 'Pour {side}, quelles figurines frappent à Initiative {rung} ?',
  'attacks-of': 'Combien d’attaques a {model} ?',
  'dice-of-a-side': 'Combien de dés {side} lance-t-il maintenant pour toucher ?',
  'needed-to-hit': 'À partir de quelle face touche {model} ?',
  'needed-to-wound': 'Après une touche, à partir de quelle face blesse {model} ? (0 : jamais.)',
  'value-that-counts': 'Dans {unit}, les figurines diffèrent. Quelle {of} compte ?',
  'whom-may-it-strike': 'Quelles unités la figurine {model} peut-elle frapper ?',
  'who-can-fall': 'Quelles figurines l’unité {unit} peut-elle perdre maintenant, frappée par {by} ?',
  'which-armour-first': 'Dans {unit}, quelle armure prend d’abord les blessures ?',
  'saves-in-this-armour': 'Dans {unit}, combien de ces blessures tombent sur les figurines ({save}) ?',
  'who-may-take-it': 'Dans {unit}, quelles figurines peuvent prendre la prochaine blessure ?',
  'how-many-fall': 'Ces dés de sauvegarde sont lancés. Combien de figurines perd {unit} ?',
  'wounds-of-a-side': 'Combien de blessures {side} a-t-il infligées dans ce combat ?',
  'who-wins': 'Qui gagne ce combat, si quelqu’un le gagne ?',
  'who-must-test': 'Quelles unités doivent maintenant tester leur moral ?',
  'highest-that-holds': 'Jusqu’à quel total de deux dés tient {unit} ?',
  'does-it-hold': 'Ces dés sont lancés. L’unité {unit} tient-elle ?',
  'what-becomes-of-it': 'Ces dés sont lancés. Que devient {unit} ?',
  'where-is-it-so': 'Selon lesquelles de ces règles l’unité {unit} finit-elle {fate} ?',
  'what-differs': 'Auxquelles de ces questions les deux textes répondent-ils différemment ?',
};

const ZONES: PhaseAnswerWords['zones'] = {
  'danger-zone': 'Peuvent tomber les figurines au contact de l’unité qui frappe, et celles de leur unité à 2″ ou moins '
  + 'de l’une d’elles.',
  engaged: 'Peuvent tomber les figurines engagées : au contact, ou à 2″ ou moins d’un ami au contact.',
  'whole-unit': 'Toute l’unité peut tomber, où que soient ses figurines.',
};

const DEALING: PhaseAnswerWords['dealing'] = {
  lap: 'Toutes les blessures sont réparties avant toute sauvegarde : une sur chaque figurine du plus grand groupe '
    + 'd’armure, puis sur chacune du groupe suivant, puis on recommence.',
  iterative: 'Le plus grand groupe d’armure prend une blessure par figurine et fait les sauvegardes ; puis on recompte '
    + 'les groupes.',
  pools: 'La figurine la plus proche prend blessure sur blessure, jusqu’à ce qu’elle soit éliminée ou qu’il ne reste '
    + 'plus de blessures.',
  'owner-picks': 'Le propriétaire dit pour chaque blessure qui la sauvegarde ; mais s’il y a au moins autant de '
  + 'blessures que de figurines, celui qui frappe désigne la première qui sauvegarde.',
};

const MORE_THAN_THEY = 'La percée doit faire plus que le jet de retraite ; à égalité, les perdants s’échappent.';

const armour = (save: number | null): string => (save === null ? 'sans armure' : `sauvegarde ${save}+`);
const modelsOf = (count: number): string => counted(count, { one: 'figurine', other: 'figurines' });

/** What a lesson of Warhammer 40,000 asks, and the words of what it is about. */
const warhammer40kQuestions: Words['warhammer-40k/questions'] = {
  texts: TEXTS,
  sides: SIDES,
  fates: {
    away: 'en fuite', caught: 'rattrapée et au combat comme avant', struck: 'frappée encore une fois',
    destroyed: 'détruite',
  },
  counted: { weaponSkill: 'Capacité de Combat', toughness: 'Endurance' },
  armour,
  rung: rung => (rung === 'cover' ? 'à l’étape du couvert' : `Initiative ${rung}`),
  notAnyMore: 'Ne frappe plus',
};

/** What a lesson of Warhammer 40,000 says to answers. */
const warhammer40kAnswers: Words['warhammer-40k/answers'] = {
  lookAgain: 'Relis la règle.',
  nothingComes: 'Cela ne donne rien.',

  leftOut: name => `Tu as oublié ${name}.`,
  wrong: name => `Pas ${name}.`,
  tooMuch: 'C’est trop.',
  tooLittle: 'C’est trop peu.',

  nothingBars: unit => `Rien ne retient ${unit}, et l’une de ses figurines peut aller au contact.`,
  answers: (take, question, answer) => `${take} : ${answer === null ? 'pas de réponse'
    : (warhammer40kPolicy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `« ${warhammer40kPolicy[question].asks} »`,

  toHit: (skill, against) => `Capacité de Combat ${skill} contre ${against}. Plus haute, elle touche sur 3+ ; égale ou `
    + 'plus basse, sur 4+ ; au-dessous de la moitié, sur 5+.',
  toWound: (strength, toughness) => `Force ${strength} contre Endurance ${toughness ?? '–'}. À égalité, on blesse sur `
    + '4+ ; chaque point de plus abaisse de 1 ce qu’il faut, chaque point de moins le relève de 1, et un 1 ne blesse '
    + 'jamais.',
  noWounding: 'On n’en arrive pas là.',
  valuesIn: (unit, values) => `La majorité compte. Figurines qui comptent dans ${unit} : `
    + `${values.map(({ count, value }) => `${count} avec ${value}`).join(', ')}. Un personnage est une unité à lui `
    + 'seul.',

  inflicted: (attacker, defender) => 'Seules comptent les blessures vraiment infligées par tout le camp : '
    + `${attacker} par l’attaquant, ${defender} par le défenseur.`,
  together: 'Toutes les unités d’un combat comptent ensemble.',
  countsIn: units => 'Chaque point de vie que l’ennemi a perdu dans ce combat compte ; les blessures sauvegardées ne '
    + `comptent pas. Participent au combat : ${listed(units)}.`,
  mustTest: unit => `${unit} a combattu dans le camp qui a perdu : chaque unité de ce camp fait son propre test.`,
  hasNotLost: side => `${capital(SIDES[side])} n’a pas perdu.`,
  testsWithHost: name => `${name} teste avec l’unité qui l’accueille.`,
  leadership: value => `Deux dés ne doivent pas faire plus que son Commandement (${value}).`,
  noPenalty: 'L’écart de blessures ne compte pas ici.',
  penalty: value => `On ôte un point par blessure d’écart : ${value}.`,
  sweeps: {
    relock: 'Une unité rattrapée ne s’échappe pas : elle reste au combat, sans perdre personne pour cela.',
    'free-round': 'Une unité rattrapée est frappée encore une fois par les vainqueurs, qui touchent à coup sûr, '
      + 'puis fuit.',
    destroy: 'Une unité rattrapée est détruite jusqu’à la dernière figurine.',
    'destroy-by-most': 'Une unité rattrapée est détruite jusqu’à la dernière figurine.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Chaque camp ajoute son Initiative à un dé ; il faut que les vainqueurs fassent autant que les perdants, '
      + 'ou plus.',
    'destroy-by-most': 'Chaque camp ajoute à un dé l’Initiative qu’a la majorité des siens ; il faut que les '
      + 'vainqueurs fassent autant que les perdants, ou plus.',
  },
  knowsNoFear: unit =>
    `L’unité ${unit} ne connaît pas la peur : rattrapée, elle reste au combat, et personne n’est retiré.`,
  runs: unit => `${unit} fuit aussi loin que le disent ses dés.`,

  yes: 'oui',
  no: 'non',
  nobody: 'personne',
  winners: { attacker: 'l’attaquant', defender: 'le défenseur' },
  theAnswer: what => `La réponse : ${what}.`,
  move: names => `En mouvement : ${names}.`,

  ofModel: (model, why) => `${model} : ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit} : ${counted(models, { one: 'figurine frappe', other: 'figurines frappent' })} maintenant, avec `
    + `${counted(attacks, { one: 'attaque', other: 'attaques' })} en tout.`,
  dieForEach: 'Chaque attaque de tous ceux dont c’est l’Initiative vaut un dé.',
  character: name => `${name} est un personnage indépendant, donc une unité à part ; des règles disent qui peut ou `
    + 'doit le frapper.',

  zones: ZONES,
  stands: {
    touching: 'Au contact d’un ennemi.', supporting: 'À 2″ ou moins d’un ami au contact d’un ennemi.',
    idle: 'Au contact de personne, et sans ami au contact à 2″ ou moins.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit} : ${armours.map(({ count, value }) => `${modelsOf(count)} (${armour(value)})`).join(', ')}.`,
  savesIn: (unit, saves) => 'La sauvegarde réussit si le dé montre au moins la valeur de l’armure ; chaque '
    + 'blessure non sauvegardée coûte un point de vie à une figurine. '
    + `Pour toute l’unité ${unit} : ${saves.map(armour).join(' ou ')}.`,
};

/** What the takes of lessons are called, each by its name in English. */
const warhammer40kTakes: Words['warhammer-40k/takes'] = {
  'Trial rules, seven steps': 'Règles d’essai, sept étapes',
  'Trial rules, eight steps': 'Règles d’essai, huit étapes',
  'Fourth edition': 'Quatrième édition',
  'Seventh edition': 'Septième édition',
  'Trial rules, seven steps, no grenades': 'Règles d’essai, sept étapes, sans grenades',
  'Trial rules, seven steps, frag grenades': 'Règles d’essai, sept étapes, grenades frag',
  'Trial rules, eight steps, no grenades': 'Règles d’essai, huit étapes, sans grenades',
  'Seventh edition, no grenades': 'Septième édition, sans grenades',
  'Two squads against two': 'Deux escouades contre deux',
  'Seventh edition, with rows': 'Septième édition, avec compléments',
};

/** The lesson '40k-barricade'. */
const lesson40kBarricadeName: NameTexts = {
  title: 'Derrière une barricade',
  teaches: 'Qui frappe d’abord quand une charge traverse un couvert, et ce que changent les grenades frag.',
};

const warhammer40kCourse40kBarricade: LessonProse = {
  charge: {
    title: 'Par-dessus la barricade',
    text: [
      'Cinq de tes Marines sont à 3″ de dix gardes ; une barricade les sépare.',
      'Selon les règles d’essai, projets d’une édition à venir, dans leur version récente en sept étapes, ils '
      + 'chargent jusqu’à 6″, sans lancer de dé.',
    ],
    task: 'Déclare une charge qui amène les deux unités au combat.',
    hint: [
      'Avant que quiconque bouge, on dit qui charge qui.',
    ],
    after: [
      'Chaque Marine est à la barricade, au contact de deux gardes.',
    ],
  },
  first: {
    title: 'Qui est le plus rapide ?',
    text: [
      'L’Initiative d’un Marine est de 4, celle d’un garde, de 3 ; d’habitude, la plus haute frappe en premier. Ces '
      + 'Marines ne portent pas de grenades.',
      '« Quatre vient avant trois », dit ton ami.',
    ],
    hint: [
      'Le couvert ne donne pas de sauvegarde au corps à corps. Il donne du temps.',
      'Le couvert compte pendant le tour de la charge, pour ceux qu’on charge.',
    ],
    after: [
      'Qui est chargé à couvert attend ceux qui chargent, et frappe avant eux.',
    ],
  },
  when: {
    title: 'À quelle vitesse ?',
    text: [
      'L’échelle d’Initiative descend de 10 à 1.',
    ],
    hint: [
      'Les règles d’essai récentes donnent à qui est à couvert le plus haut échelon qui soit.',
    ],
    after: [
      'Initiative 10, si lent que soit le profil.',
    ],
  },
  fall: {
    title: 'Avant que tu aies pu lever le petit doigt',
    text: [
      'Les gardes ont lancé les dés : à Capacité de Combat 3 contre 4, ils touchent sur 4+, soit 4 ou plus au dé.',
      'Deux blessures sont passées. Les Marines sauvegardent sur 3+.',
    ],
    hint: [
      'La sauvegarde réussit sur 3 ou plus ; qui la rate est éliminé.',
    ],
    after: [
      'Qui tombe à un échelon précédent ne frappe plus.',
    ],
  },
  frag: {
    title: 'La même charge avec des grenades frag',
    text: [
      'Les mêmes Marines, la même barricade ; mais chaque Marine a des grenades frag.',
      'Derrière le couvert, elles font baisser les têtes un instant.',
    ],
    hint: [
      'Les grenades frag ne ralentissent pas l’ennemi. Elles rendent rapides ceux qui les lancent.',
    ],
    after: [
      'Les deux camps frappent à Initiative 10, et qui tombe a quand même frappé.',
    ],
  },
  dice: {
    title: 'Une poignée de dés',
    text: [
      'Un Marine a 1 Attaque dans son profil, une épée tronçonneuse et un pistolet. Tes cinq Marines sont tous au '
      + 'contact de quelqu’un.',
    ],
    hint: [
      'Une arme dans chaque main vaut une attaque de plus.',
      'Une charge vaut aussi une attaque de plus, pendant le tour où on la fait.',
    ],
    after: [
      'Trois pour chacun des cinq. Au tour suivant, ce serait deux.',
    ],
  },
  eight: {
    title: 'Un projet plus ancien',
    text: [
      'Encore sans grenades, mais selon les règles d’essai anciennes et leurs huit étapes.',
      'Ces règles aussi connaissent le couvert, et le placent ailleurs.',
    ],
    hint: [
      'Le couvert n’est pas un échelon. Il vient avant que l’échelle commence.',
    ],
    after: [
      'Même une figurine d’Initiative 10 devrait attendre ceux qui sont à couvert.',
    ],
  },
  seventh: {
    title: 'Et la septième édition',
    text: [
      'Les Marines ont fait 5 et 4 pour leur charge, et sont arrivés.',
      '« Une barricade est une barricade, dit ton ami. Les gardes frappent d’abord. »',
    ],
    hint: [
      'Cherche le mot « couvert » dans les règles d’Initiative de cette édition.',
    ],
    after: [
      'Dans cette édition, c’est le terrain difficile en chemin qui rend lents ceux qui chargent, pas le couvert.',
    ],
  },
};

/** The lesson '40k-power-fist'. */
const lesson40kPowerFistName: NameTexts = {
  title: 'Un gantelet qui vient en dernier',
  teaches: 'L’échelle d’Initiative, les attaques, et une arme qui frappe quand tous les autres ont fini.',
};

const warhammer40kCourse40kPowerFist: LessonProse = {
  squad: {
    title: 'Un sergent et ses quatre Marines',
    text: [
      'Quatre Marines et leur sergent ont chargé dix Orks.',
      'Le sergent a un gantelet énergétique et un pistolet ; ses Marines ont des armes ordinaires.',
      'L’Initiative des Marines est de 4, celle des Orks, de 2 : la plus haute frappe d’abord ; à égalité, on frappe '
      + 'ensemble.',
    ],
    hint: [],
  },
  'at-four': {
    title: 'Les premiers coups',
    text: [
      'Le sergent a une Initiative de 4 dans son profil, comme ses Marines.',
    ],
    hint: [
      'Un gantelet énergétique est lent : il a son propre échelon.',
    ],
    after: [
      'Avec le gantelet, le sergent frappe à Initiative 1, et rien ne rend cela plus rapide.',
    ],
  },
  attacks: {
    title: 'Combien de fois ?',
    text: [
      'Le sergent a 2 Attaques dans son profil. Il a chargé, et il est au contact d’Orks.',
    ],
    hint: [
      'Sa charge compte.',
      'Le pistolet dans l’autre main compte aussi.',
    ],
    after: [
      'Le plus lent de tous, et celui qui a le plus d’attaques.',
    ],
  },
  hit: {
    title: 'Toucher',
    text: [
      'Un Marine a une Capacité de Combat de 4, un Ork aussi.',
    ],
    hint: [
      'Qui est meilleur touche sur 3+ ; qui est aussi bon, non.',
    ],
    after: [
      'À valeur égale, la moitié des coups touchent.',
    ],
  },
  quick: {
    title: 'Rapide, pour une fois',
    text: [
      'Parfois, un coup faible à temps vaut mieux qu’un coup fort trop tard.',
      'Une figurine qui a une arme spéciale peut frapper sans elle.',
    ],
    task: 'Fais frapper le sergent à Initiative 4, avec son escouade.',
    hint: [
      'Seul le gantelet est lent, pas le sergent.',
    ],
    after: [
      'Le sergent frappe maintenant avec les autres, pas plus fort qu’eux.',
    ],
  },
  wound: {
    title: 'Le dernier échelon',
    text: [
      'Revenons au gantelet. Tous les autres ont frappé. Orks tombés : {lost mob}.',
      'Un gantelet double la Force : le 4 du sergent devient 8. Un Ork a une Endurance de 4.',
    ],
    hint: [
      'Force égale à l’Endurance : 4+. Chaque point de plus abaisse de 1 ce qu’il faut, mais un 1 rate toujours.',
    ],
    after: [
      'Et aucune armure n’y peut rien.',
    ],
  },
  won: {
    title: 'Qui a gagné ?',
    text: [
      'C’est fini. Pertes des Orks : {lost mob} ; de l’escouade : {lost squad}.',
      '« Nous restons plus nombreux », dit le joueur ork.',
    ],
    hint: [
      'Personne ne compte les têtes. On compte les blessures infligées.',
    ],
    after: [
      'Le nombre n’y fait rien, la force non plus.',
    ],
  },
  seventh: {
    title: 'Vingt ans plus tard',
    text: [
      'Le même sergent selon la septième édition.',
    ],
    hint: [
      'Tout ne change pas d’une édition à l’autre.',
    ],
    after: [
      'Un gantelet énergétique vient en dernier dans chacun des quatre textes.',
    ],
  },
};

/** The lesson '40k-two-armours'. */
const lesson40kTwoArmoursName: NameTexts = {
  title: 'Deux sortes d’armure',
  teaches: 'Quatre façons d’attribuer les blessures dans une unité aux sauvegardes différentes.',
};

const warhammer40kCourse40kTwoArmours: LessonProse = {
  unit: {
    title: 'Dix figurines aux sauvegardes inégales',
    text: [
      'Tes cinq berserkers ont chargé dix chasseurs : quatre vétérans à 3+, six scouts à 4+.',
      'Chaque blessure doit trouver quelqu’un qui la sauvegarde, et les textes le choisissent de quatre façons.',
      'À chaque fois, tes berserkers infligent onze blessures.',
    ],
    hint: [],
  },
  zone: {
    title: 'Qui peut tomber ?',
    text: [
      'Six chasseurs sont devant, quatre derrière eux, à 0,5″.',
      '« Seuls ceux au contact peuvent être tués », dit ton ami.',
    ],
    hint: [
      'La zone de danger a 2″ de profondeur.',
    ],
    after: [
      'Qui est à 2″ ou moins d’un ami au contact peut tomber aussi.',
    ],
  },
  first: {
    title: 'Quelle armure d’abord ?',
    text: [
      'Onze blessures attendent une sauvegarde.',
      '« La meilleure armure passe devant », dit le propriétaire des chasseurs.',
    ],
    hint: [
      'Compte les figurines de chaque armure.',
    ],
    after: [
      'Les plus nombreux prennent d’abord les blessures ; le propriétaire ne choisit qu’à nombre égal.',
    ],
  },
  lap: {
    title: 'Par passes',
    text: [
      'Ici, les onze blessures sont réparties avant toute sauvegarde.',
    ],
    hint: [
      'Une blessure sur chaque scout, puis une sur chaque vétéran, puis on recommence.',
      'Six scouts et quatre vétérans font dix. Qui prend la onzième blessure ?',
    ],
    after: [
      'Six blessures plus une sur les scouts, quatre sur les vétérans, quoi que donnent les sauvegardes.',
    ],
  },
  iterative: {
    title: 'Série après série',
    text: [
      'Le projet ancien : six blessures tombent sur les six scouts, qui sauvegardent avant qu’on en répartisse '
        + 'd’autres.',
      'Les dés montrent 4, 5, 6, 4, 5 et 6 : personne ne tombe. Il reste cinq blessures.',
    ],
    hint: [
      'Après chaque série, on recompte les groupes tels qu’ils sont alors.',
    ],
    after: [
      'Les six scouts forment encore le plus grand groupe : de bonnes sauvegardes leur ont valu d’autres blessures.',
    ],
  },
  name: {
    title: 'Qui frappe a son mot à dire',
    text: [
      'La quatrième édition laisse l’essentiel du choix au propriétaire des chasseurs.',
      'Mais avec au moins autant de blessures que de figurines engagées, tu en désignes une, qui fait la première '
      + 'sauvegarde.',
      'Le prochain dé montrera un 1.',
    ],
    task: 'Fais en sorte qu’un vétéran tombe.',
    hint: [
      'Celui que tu désignes doit faire sa sauvegarde, et un 1 est toujours un échec.',
    ],
    after: [
      'Onze blessures pour dix figurines le permettent ; ensuite, le propriétaire dit qui sauvegarde.',
    ],
  },
  nearest: {
    title: 'Par l’avant',
    text: [
      'La septième édition ne regarde ni l’armure ni le nombre.',
      'Toute l’unité peut tomber, mais il faut bien commencer par quelqu’un.',
    ],
    hint: [
      'D’abord ceux au contact de qui frappe maintenant, puis les plus proches.',
    ],
    after: [
      'Plusieurs chasseurs sont au contact : leur propriétaire en choisit un, qui prend des blessures jusqu’à être '
      + 'éliminé.',
    ],
  },
};

/** The lesson '40k-who-strikes-whom'. */
const lesson40kWhoStrikesWhomName: NameTexts = {
  title: 'Un capitaine, et deux escouades contre deux',
  teaches: 'Qui une figurine peut frapper, qui est une unité à lui seul, et comment se compte un grand combat.',
};

const warhammer40kCourse40kWhoStrikesWhom: LessonProse = {
  captain: {
    title: 'Un capitaine au premier rang',
    text: [
      'Tes Orks ({left mob}) ont foncé sur des Marines ({left squad}) et le capitaine qui les accompagne.',
      'Au combat, un personnage indépendant, comme le capitaine, est une unité à lui seul, même dans une escouade.',
      'Une figurine peut frapper qui est à son contact, ou au contact de l’ami qu’elle soutient.',
    ],
    hint: [],
  },
  both: {
    title: 'Entre deux ennemis',
    text: [
      'L’Ork 3 est au contact du capitaine et d’un Marine à côté de lui.',
    ],
    hint: [
      'Qui est au contact de plusieurs unités a le choix, sauf si une règle le lui ôte.',
    ],
    after: [
      'Selon le projet récent, on peut frapper le capitaine ; personne n’y est obligé.',
    ],
  },
  must: {
    title: 'Le même Ork, un projet plus ancien',
    text: [
      'Les figurines sont là où elles étaient.',
      '« J’aimerais mieux tuer des Marines », dit ton ami.',
    ],
    hint: [
      'Dans ce projet, un personnage attire les coups de ceux qui sont à son contact.',
    ],
    after: [
      'Qui est au contact du personnage le frappe, quels que soient ses autres contacts.',
    ],
  },
  skill: {
    title: 'Quelle Capacité de Combat ?',
    text: [
      'La Capacité de Combat du capitaine est de 5, celle de ses Marines, de 4. Les Orks frappent l’escouade.',
    ],
    question: 'Quelle Capacité de Combat de l’escouade compte contre ces coups ?',
    hint: [
      'C’est la majorité de l’unité frappée qui compte, et le capitaine n’en fait pas partie.',
    ],
    after: [
      'On touche le capitaine selon sa propre Capacité de Combat, les Marines selon la leur.',
    ],
  },
  aim: {
    title: 'Laisse-le tranquille',
    text: [
      'Le capitaine et les Marines ont frappé, et ont tout raté. C’est maintenant l’Initiative de tes Orks.',
      'Dans ce texte, toutes les attaques d’une figurine visent une seule unité.',
    ],
    task: 'Fais en sorte que l’Ork 3 épargne le capitaine.',
    hint: [
      'L’Ork 3 est aussi au contact de quelqu’un d’autre.',
    ],
    after: [
      'Un capitaine qu’on ne frappe pas frappe encore au tour suivant.',
    ],
  },
  crowd: {
    title: 'Deux escouades contre deux',
    text: [
      'Une autre table : deux escouades de Marines ont chargé deux escouades de gardes.',
      'Ceux que le contact relie livrent un seul combat : ici, c’est tout le monde.',
      'Le Marine 5 de la première escouade est là où se rejoignent les deux escouades ennemies.',
    ],
    hint: [
      'Regarde au contact de qui est la figurine, pas qui son escouade a chargé.',
    ],
    after: [
      'Chaque figurine compte à part : elle peut frapper les ennemis à son contact.',
    ],
  },
  score: {
    title: 'Un seul compte pour tous',
    text: [
      'Gardes tombés : {lost left} à gauche, {lost right} à droite. Chaque garde avait un point de vie.',
    ],
    hint: [
      'Un combat, un compte.',
    ],
    after: [
      'Les deux escouades de Marines gagnent ensemble, peu importe laquelle a fait le travail.',
    ],
  },
  test: {
    title: 'Qui doit faire le test ?',
    text: [
      'Le défenseur a perdu ce combat. Toutes les escouades n’ont pas souffert autant.',
    ],
    hint: [
      'Non pas qui a perdu des figurines, mais qui a perdu le combat.',
    ],
    after: [
      'Chaque unité du camp perdant fait son propre test.',
    ],
  },
};

/** The lesson '40k-caught'. */
const lesson40kCaughtName: NameTexts = {
  title: 'Battus, en fuite et rattrapés',
  teaches: 'Combien il est dur de tenir, et les trois effets possibles d’une percée.',
};

const warhammer40kCourse40kCaught: LessonProse = {
  won: {
    title: 'Trois à zéro',
    text: [
      'Des Marines ({left marines}) ont chargé des gardes. Pertes des gardes : {lost guard} ; des Marines : aucune.',
    ],
    hint: [
      'Ce sont les blessures infligées qui décident, pas le nombre de survivants.',
    ],
    after: [
      'Les gardes doivent maintenant tester leur moral.',
    ],
  },
  holds: {
    title: 'Est-ce difficile ?',
    text: [
      'Les gardes ont un Commandement de 7 et font un test pour tenir. Leur joueur lance deux dés.',
      '« Tu as perdu avec trois blessures d’écart, donc ôte trois points », dit ton ami.',
    ],
    hint: [
      'Regarde si les règles d’essai tiennent compte de l’écart.',
    ],
    after: [
      'Dans les deux projets, une courte défaite est aussi grave qu’une lourde.',
    ],
  },
  penalty: {
    title: 'Et dans la septième ?',
    text: [
      'Le même combat selon la septième édition : trois blessures à zéro, Commandement 7.',
    ],
    hint: [
      'Ici, chaque blessure d’écart compte.',
    ],
    after: [
      'Qui perd lourdement a peu d’espoir de tenir.',
    ],
  },
  test: {
    title: 'Les dés',
    text: [
      'De nouveau selon les règles d’essai.',
    ],
    hint: [
      'Au plus leur Commandement, sinon les gardes battent en retraite.',
    ],
    after: [
      'Les gardes se désengagent. Deux dés diront jusqu’où va leur fuite.',
    ],
  },
  sweep: {
    title: 'Leur courir après ?',
    text: [
      'Les gardes ont fait 1 et 2 pour leur mouvement de retraite.',
      'Dans ce projet, tu le vois avant de dire si tu leur cours après : c’est la percée.',
    ],
    task: 'Fais en sorte que les gardes ne s’échappent pas.',
    hint: [
      'Tes deux dés doivent faire plus de 3 en tout.',
    ],
    after: [
      'Les gardes ne se sont pas échappés, mais aucun n’est tombé pour autant.',
    ],
  },
  struck: {
    title: 'Le projet ancien',
    text: [
      'La même défaite selon les huit étapes. Les gardes fuient, tu leur cours après.',
    ],
    hint: [
      'Le second jet doit battre le premier.',
      'Ce projet donne un round gratuit à qui rattrape quelqu’un.',
    ],
    after: [
      'Chaque coup touche, personne ne riposte, et ceux qui restent continuent de fuir.',
    ],
  },
  destroyed: {
    title: 'La septième édition',
    text: [
      'L’Initiative des Marines est de 4, celle des gardes, de 3. Chaque camp lance un dé.',
      'Chaque camp ajoute au dé sa meilleure Initiative.',
    ],
    hint: [
      'Quatre au dé et Initiative 4, contre deux et 3.',
    ],
    after: [
      'Onze gardes, et pas une seule sauvegarde.',
    ],
  },
  differs: {
    title: 'D’un projet à l’autre',
    text: [
      'Deux projets des règles d’essai sont sur la table : celui en sept étapes, et celui en huit.',
    ],
    hint: [
      'Ce que fait une percée, tu viens de le voir deux fois.',
      'Et combien il est dur de tenir, tu l’as vu une fois.',
    ],
    after: [
      'Avant une partie, il faut convenir du texte qu’on suit.',
    ],
  },
};

/** The lesson '40k-weapons'. */
const lesson40kWeaponsName: NameTexts = {
  title: 'Ce que font les chiffres d’une arme',
  teaches: 'De la Force en plus, des armes encombrantes, et une seconde arme qui ne compte pas.',
};

const warhammer40kCourse40kWeapons: LessonProse = {
  bare: {
    title: 'Une hache',
    text: [
      'Quatre Marines et un sergent ont chargé dix Orks. Le sergent a une hache énergétique et un pistolet.',
      'Le texte de la septième édition, à lui seul, ne dit rien d’une telle hache.',
    ],
    hint: [
      'Tant que rien n’en est dit, c’est une arme comme une autre.',
    ],
    after: [
      'Rien ne ralentit donc le sergent.',
    ],
  },
  unwieldy: {
    title: 'Avec son complément',
    text: [
      'Les joueurs ont activé des compléments, tirés de pages hors du texte : ici sur les haches et les armes '
      + 'encombrantes.',
    ],
    hint: [
      'Les armes encombrantes frappent quand tous les autres ont fini.',
    ],
    after: [
      'En dernier, comme avec un gantelet.',
    ],
  },
  attacks: {
    title: 'Combien de fois ?',
    text: [
      'Le sergent a 2 Attaques dans son profil, et il a chargé.',
    ],
    hint: [
      'La charge vaut une attaque.',
      'Le pistolet à côté de la hache vaut aussi une attaque.',
    ],
    after: [
      'Toute seconde arme compte avec une hache.',
    ],
  },
  specialist: {
    title: 'Et avec un gantelet ?',
    text: [
      'Le même sergent avec un gantelet au lieu de la hache.',
    ],
    hint: [
      'Un gantelet est une arme de spécialiste : la seconde arme doit en être une aussi.',
    ],
    after: [
      'Un pistolet n’est pas une arme de spécialiste : il n’ajoute rien.',
    ],
  },
  wound: {
    title: 'Un point de plus',
    text: [
      'C’est le tour du sergent, hache en main. Il a une Force de 4, un Ork une Endurance de 4.',
    ],
    hint: [
      'Le complément sur la hache ajoute 1 à la Force.',
    ],
    after: [
      'Un point de plus en Force qu’en Endurance.',
    ],
  },
  quick: {
    title: 'À temps',
    text: [
      'Qui a une arme spéciale peut frapper sans elle.',
    ],
    hint: [
      'Seule la hache est lente.',
    ],
    after: [
      'Le sergent frappe avec son escouade, pas plus fort qu’elle.',
    ],
    task: 'Fais frapper le sergent à Initiative 4.',
  },
};

/** The lesson '40k-furious'. */
const lesson40kFuriousName: NameTexts = {
  title: 'Furieux, et durs à tuer',
  teaches: 'Charge féroce, Rage et Insensible à la douleur, avec et sans leurs compléments.',
};

const warhammer40kCourse40kFurious: LessonProse = {
  plain: {
    title: 'Sans compléments',
    text: [
      'Des Marines de Force 4 ont chargé des Orks d’Endurance 4.',
      '« Ils sont furieux », dit leur joueur, mais aucun complément n’est actif.',
    ],
    hint: [
      'Autant de Force que d’Endurance.',
    ],
    after: [
      'Une règle dont le complément est inactif ne fait rien.',
    ],
  },
  furious: {
    title: 'Charge féroce',
    text: [
      'Les mêmes coups, et le complément sur la Charge féroce est actif.',
    ],
    hint: [
      'Cette règle ajoute 1 à la Force, pendant le tour de la charge.',
    ],
    after: [
      'De la moitié des touches aux deux tiers.',
    ],
  },
  rage: {
    title: 'Rage',
    text: [
      'Un Marine a 1 Attaque dans son profil, une épée tronçonneuse et un pistolet.',
    ],
    hint: [
      'Avec la Rage, une charge vaut deux attaques au lieu d’une.',
    ],
    after: [
      'Une attaque, deux pour la charge, une pour la seconde arme.',
    ],
  },
  quick: {
    title: 'Tous à la fois',
    text: [
      'Leur sergent a un gantelet, et peut frapper sans lui.',
    ],
    hint: [
      'C’est le gantelet qui est lent, pas le sergent.',
    ],
    after: [
      'Ils sont cinq à frapper avant le premier Ork.',
    ],
    task: 'Fais frapper le sergent à Initiative 4, tant que les Orks attendent.',
  },
  score: {
    title: 'Qu’est-ce qui compte ?',
    text: [
      'Des Orks insensibles à la douleur ont lancé un dé par blessure non sauvegardée.',
      'Orks tombés : {lost mob}.',
    ],
    hint: [
      'Une blessure ignorée compte comme sauvegardée.',
    ],
    after: [
      'Seuls les points de vie perdus comptent.',
    ],
  },
};

/** The lesson '40k-no-fear'. */
const lesson40kNoFearName: NameTexts = {
  title: 'Battus, et sans peur',
  teaches: 'Les obstinés, ceux qui ne connaissent pas la peur, et ce qu’une percée leur fait.',
};

const warhammer40kCourse40kNoFear: LessonProse = {
  charge: {
    title: 'À la charge',
    text: [
      'Six Marines se tiennent devant quatorze gardes.',
    ],
    hint: [
      'Qui va charger annonce sa cible.',
    ],
    after: [
      'Les Marines ont parcouru 9″, bien assez.',
    ],
    task: 'Déclare une charge qui amène les deux unités au combat.',
  },
  penalty: {
    title: 'Trois à zéro',
    text: [
      'Les gardes ont perdu avec trois blessures d’écart. Leur Commandement est de 7.',
    ],
    hint: [
      'Chaque blessure d’écart enlève un point.',
    ],
    after: [
      'Il faut de la chance aux gardes pour tenir.',
    ],
  },
  stubborn: {
    title: 'Obstinés',
    text: [
      'La même défaite, mais un des gardes est obstiné, et le complément est actif.',
    ],
    hint: [
      'Les obstinés ne perdent rien de leur Commandement.',
    ],
    after: [
      'Une lourde défaite n’est pas pire pour eux qu’une courte.',
    ],
  },
  destroyed: {
    title: 'Ils fuient',
    text: [
      'Onze aux dés : les gardes se désengagent. Ils lancent un dé, et les Marines aussi.',
    ],
    hint: [
      'Chaque camp ajoute au dé sa meilleure Initiative.',
      'Quatre au dé et Initiative 4, contre deux et 3.',
    ],
    after: [
      'Il ne reste aucun garde.',
    ],
  },
  locked: {
    title: 'Ils ne connaissent pas la peur',
    text: [
      'Les mêmes dés, mais ces gardes ne connaissent pas la peur.',
    ],
    hint: [
      'Qui ne connaît pas la peur est rattrapé, mais personne n’est retiré.',
    ],
    after: [
      'Les gardes continuent à se battre comme s’ils avaient tenu.',
    ],
  },
};

export const warhammer40kLessonsBooks: English['warhammer-40k-lessons'] = {
  'warhammer-40k/lesson': warhammer40kLesson,
  'warhammer-40k/questions': warhammer40kQuestions,
  'warhammer-40k/takes': warhammer40kTakes,
};

export const warhammer40kLessonAnswersBooks: English['warhammer-40k-lesson-answers'] = {
  'warhammer-40k/answers': warhammer40kAnswers,
};

export const course40kBarricadeBooks: English['course-40k-barricade'] = {
  'warhammer-40k/course/40k-barricade': warhammer40kCourse40kBarricade,
  'warhammer-40k/course/40k-barricade/name': lesson40kBarricadeName,
};

export const course40kPowerFistBooks: English['course-40k-power-fist'] = {
  'warhammer-40k/course/40k-power-fist': warhammer40kCourse40kPowerFist,
  'warhammer-40k/course/40k-power-fist/name': lesson40kPowerFistName,
};

export const course40kTwoArmoursBooks: English['course-40k-two-armours'] = {
  'warhammer-40k/course/40k-two-armours': warhammer40kCourse40kTwoArmours,
  'warhammer-40k/course/40k-two-armours/name': lesson40kTwoArmoursName,
};

export const course40kWhoStrikesWhomBooks: English['course-40k-who-strikes-whom'] = {
  'warhammer-40k/course/40k-who-strikes-whom': warhammer40kCourse40kWhoStrikesWhom,
  'warhammer-40k/course/40k-who-strikes-whom/name': lesson40kWhoStrikesWhomName,
};

export const course40kCaughtBooks: English['course-40k-caught'] = {
  'warhammer-40k/course/40k-caught': warhammer40kCourse40kCaught,
  'warhammer-40k/course/40k-caught/name': lesson40kCaughtName,
};

export const course40kWeaponsBooks: English['course-40k-weapons'] = {
  'warhammer-40k/course/40k-weapons': warhammer40kCourse40kWeapons,
  'warhammer-40k/course/40k-weapons/name': lesson40kWeaponsName,
};

export const course40kFuriousBooks: English['course-40k-furious'] = {
  'warhammer-40k/course/40k-furious': warhammer40kCourse40kFurious,
  'warhammer-40k/course/40k-furious/name': lesson40kFuriousName,
};

export const course40kNoFearBooks: English['course-40k-no-fear'] = {
  'warhammer-40k/course/40k-no-fear': warhammer40kCourse40kNoFear,
  'warhammer-40k/course/40k-no-fear/name': lesson40kNoFearName,
};

export const warhammer40kLessonNamesBooks: English['warhammer-40k-lesson-names'] = {
  'warhammer-40k/course': {
    '40k-barricade': lesson40kBarricadeName,
    '40k-power-fist': lesson40kPowerFistName,
    '40k-two-armours': lesson40kTwoArmoursName,
    '40k-who-strikes-whom': lesson40kWhoStrikesWhomName,
    '40k-caught': lesson40kCaughtName,
    '40k-weapons': lesson40kWeaponsName,
    '40k-furious': lesson40kFuriousName,
    '40k-no-fear': lesson40kNoFearName,
  },
};
