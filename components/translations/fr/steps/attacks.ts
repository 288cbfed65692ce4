/** In French: attacks, supporting fire and their dice. */
import { counted } from '../../../shared/languages/forms.ts';
import type { attackWords as english } from '../../../epic-armageddon/steps/attack-words.ts';
import { de } from '../elision.ts';

const DICE = { one: 'dé', other: 'dés' };

export const words: typeof english = {
  firstStrike: 'First Strike',
  attacks: 'Attaques',
  inRound: (batch: string, round: number): string => `${batch}, round ${round}`,
  support: 'Tir d’appui',
  batchHits: (batch: string, hits: string): string => `${batch} : ${hits}`,
  macroHits: (hits: string): string => `Macro-armes : ${hits}`,
  firstStrikeLead: 'Les unités avec First Strike attaquent avant les autres. Ce qu’elles tuent ne riposte pas.',
  engagedLead:
    'Tout ce qui est directement engagé frappe, les deux camps à la fois : corps à corps au contact, fusillade '
    + 'jusqu’à 15 cm.',
  leftLead:
    'Tout ce qui reste frappe, les deux camps à la fois : corps à corps au contact, fusillade jusqu’à 15 cm.',
  macroLead:
    'Lancées avec les autres, sauvegardées après : elles tombent sur ce qui reste, en partant du plus proche.',
  oneEach: 'Les touches tombent en partant de l’unité la plus proche, une chacune.',
  oneEachFirst: 'Les touches tombent en partant de l’unité la plus proche, une chacune avant toute deuxième.',
  enginesTake: 'Un engin de guerre en prend à son tour autant que sa capacité de dégâts de départ.',
  second: (hit: number, name: string): string => `La touche ${hit} est la deuxième sur ${name}.`,
  beyond: (hit: number, name: string): string =>
    `La touche ${hit} tombe sur ${name}, au plus près parmi ce qui n’est pas au contact.`,
  ownerChooses: 'Entre unités à même distance, le propriétaire choisit.',
  sniperPicks: 'Le camp du sniper choisit la victime.',
  macroLater: 'Les touches de macro-arme viennent après ces sauvegardes.',
  toSaves: 'Aux sauvegardes',
  nothingSaves: 'Suite : rien ne les sauve',

  whoIsEngaged: 'Qui est directement engagé ?',
  whichDice: 'Quels sont ces dés ?',
  whenEnds: 'Quand est-ce que ça s’arrête ici ?',
  whyNot: (names: string): string => `Pourquoi pas ${names} ?`,
  noFirefight: (name: string): string => `${name} n’a pas de valeur de fusillade.`,
  farFromAll: (name: string): string => `${name} est loin de tout ennemi.`,
  whyThere: 'Pourquoi là ?',
  whoCanBeHit: 'Qui peut être touché ?',
  specialHits: 'Où tombent les touches spéciales ?',
  sniperHits: 'Qui un sniper peut-il toucher ?',
  engineHits: 'Qui un engin de guerre touche-t-il ?',
  engineTakes: 'Combien en prend un engin de guerre ?',
  shields: 'Qu’arrêtent les boucliers ?',
  whyLast: 'Pourquoi celles-ci en dernier ?',

  howDoThey: 'Comment combattent-elles ?',
  choosingLead:
    'Les antigravs au contact frappent ou tirent, les engins de guerre répartissent leurs dés. Le choix affiché est '
    + 'l’habituel.',
  fightLikeThis: 'Combattre ainsi',
  whyNotOthers: 'Pourquoi pas les autres ?',
  howEngine: 'Comment combat un engin de guerre ?',
  whatSkimmer: 'Que peut faire un antigrav ?',
  skimmers: 'Un antigrav au contact peut tirer au lieu de frapper, et ce qui est à son contact doit alors tirer '
    + 'aussi, sauf à être au contact de quelqu’un d’autre.',
  onlyCloseCombat: (name: string): string =>
    `${name} n’a qu’une façon de combattre, tous ses adversaires sont au contact : corps à corps.`,
  onlyFirefight: (name: string): string =>
    `${name} n’a qu’une façon de combattre, sans personne à frapper au contact : fusillade.`,
  allFire: 'Tous les antigravs tirent',
  allStrike: 'Tous les antigravs frappent',
  howFights: (force: string): string => `Façon de combattre : ${force}`,
  noValue: 'aucune',
  splitDice: {
    'close-combat': (dice, value) => `${counted(dice, DICE)} au corps à corps à ${value}`,
    firefight: (dice, value) => `${counted(dice, DICE)} en fusillade à ${value}`,
  },
  howInContact: 'Comment combattre au contact ?',
  strikeAt: (value: string): string => `Frapper à ${value}`,
  fireAt: (value: string): string => `Tirer à ${value}`,
  striking: 'Corps à corps, sauf si quelqu’un au contact impose la fusillade',
  firing: 'Ce qui est à son contact doit aussi prendre sa valeur de fusillade',
  closeCombatDice: (name: string): string => `Dés ${de(name)} au corps à corps`,
  ofDice: (dice: number): string => `sur ${dice} dés au corps à corps, les autres en fusillade`,

  strikes: 'CC',
  strikesInWords: 'elle frappe au corps à corps',
  fires: 'FF',
  firesInWords: 'elle tire sur ce qui est à son contact, qui doit tirer aussi',
  splits: (blows: number, shots: number): string =>
    `${counted(blows, DICE)} au corps à corps, ${shots} en fusillade`,

  whoIsCalled: 'Tir d’appui : qui appeler ?',
  callingLead:
    'Les amis à 15 cm d’un ennemi qui a attaqué peuvent tirer pour leur camp. Écarte ceux qui retiennent leur tir.',
  supportLead: 'Tous ceux qui sont appelés lancent à leur valeur de fusillade, les deux camps à la fois.',
  callThese: 'Les appeler',
  nobodySupports: 'Aucun appui',
  for: { attacker: force => `Pour ${force}`, defender: force => `Pour ${force}` },
  firefight: (value: string): string => `fusillade ${value}`,
  firefightFrom: (value: string, length: string, enemy: string): string =>
    `fusillade ${value}, à ${length} ${de(enemy)}`,
  bars: {
    fights: 'dans l’assaut même', inside: 'dans un transport', broken: 'formation démoralisée',
    marched: 'marche forcée à ce tour', 'no-firefight': 'pas de valeur de fusillade',
  },
  nobodyAttacked: 'plus aucun ennemi qui ait attaqué',
  overFar: (length: string): string => `à plus de ${length} de tout ennemi qui a attaqué`,
  noLine: 'pas de ligne de tir à portée',
  idle: (formation: string, names: string, why: string): string => `${formation}, ${names} : ${why}.`,
  whomHit: 'Qui vont-ils toucher ?',
  doesItCount: 'Est-ce que ça compte ?',
  whoMaySupport: 'Qui peut appuyer ?',
  again: 'Peut-on les rappeler ?',
  cost: 'Qu’est-ce que ça coûte à leur camp ?',
};
