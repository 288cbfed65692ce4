/** In French: the panels of an assault’s steps. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Counted } from '../../../src/epic-armageddon/odds/luck.ts';
import { counted, figure, form, type Forms } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, pointsIn, within } from './grammar.ts';

type Words =
  English['steps-playing'] & English['steps-map'] & English['steps-charge'] & English['steps-moves']
  & English['steps-overwatch'] & English['steps-dice'] & English['steps-attacks'] & English['steps-ways']
  & English['steps-support'] & English['steps-hits'] & English['steps-settling']
  & English['steps-result'] & English['steps-outcome'] & English['steps-endings'] & English['club-rulings']
  & English['live-odds'] & English['throws'] & English['luck'] & English['steps-other-dice'];

/** What the panel of the action test says. */
const stepsActionTest: Words['steps/action-test'] = {
  test: (name: string): string => `${name} : test d’action`,
  testFailed: (name: string): string => `${name} rate son test`,
  testLead: (initiative: number): string =>
    `Un jet d’initiative (${initiative}+) décide si la formation lance l’assaut.`,
  onTheDie: (modifiers: string): string => `${modifiers} au dé.`,
  needs: (target: number): string => `Il faut ${target}+.`,
  needsTooMuch: 'Aucun dé n’est assez haut.',
  accepting: 'Accepter l’échec coûte un pion Impact : la formation tient sa position, sans combat.',
  throwingAgain: 'Ton Supreme Commander peut faire relancer le dé, une fois.',
  whatItNeeds: 'Que faut-il obtenir au dé ?',
  whatStarts: 'Qu’est-ce qui lance un assaut ?',
};

/** What the panels of the charge and of the counter-charge say. */
const stepsCharges: Words['steps/charges'] = {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'charge', other: 'chargent' })}`,
  lead: (length: string, target: string): string =>
    `Déplace chaque unité une fois, d’au plus sa Vitesse. L’une d’elles doit finir à ${length} ou moins ${de(target)}, `
      + 'avec une ligne de tir.',
  allToNearest: 'Tout le monde vers l’ennemi le plus proche',
  standOff: 'Tout le monde reste à distance pour tirer',
  inFront: units => `${units} devant.`,
  toFire: units => `${units} en retrait, pour tirer.`,
  leftBehind: (names, units) =>
    `${names} ${form(units, { one: 'serait distancée et perdue', other: 'seraient distancées et perdues' })}.`,
  ifEnded: (engaged: string): string => `Si la charge finissait maintenant : ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Aucune unité n’a ${target} en ligne de tir à ${length} ou moins. Si la charge finit là, il n’y a pas d’assaut.`,
  nearestIs: (length: string): string => `L’ennemi le plus proche est à ${length}.`,
  gotOut: 'débarquée',
  inContact: 'Cette unité est au contact et y reste.',
  letOut: 'Cette unité a débarqué des passagers et ne va pas plus loin.',
  landNearest: 'Se poser au plus près de l’ennemi',
  landInContact: (enemy: string): string => `Se poser au contact ${de(enemy)}`,
  towards: 'Vers l’ennemi le plus proche',
  intoContact: (enemy: string): string => `Au contact ${de(enemy)}`,
  howFar: 'Jusqu’où une unité peut-elle bouger ?',
  whereNot: 'Où une unité ne peut-elle pas aller ?',
  whoIsShoved: 'Qui un engin de guerre peut-il pousser de côté ?',
  whoGetsOut: 'Qui peut débarquer ?',
  isThereOne: 'Y a-t-il un assaut ?',
  mustAll: 'Toutes les formations doivent-elles atteindre la cible ?',
  together: 'Les unités doivent-elles rester ensemble ?',

  breaks: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'est démoralisée', other: 'sont démoralisées' })}`,
  brokenAndOver: (formations: number): string => form(formations, {
    one: 'Démoralisée en chemin, elle fait deux mouvements de repli, sans combat.',
    other: 'Démoralisées en chemin, elles font deux mouvements de repli, sans combat.',
  }),
  brokenOthersGoOn: (formations: number): string => form(formations, {
    one: 'Démoralisée en chemin, elle fait deux mouvements de repli et ne participe pas.',
    other: 'Démoralisées en chemin, elles font deux mouvements de repli et ne participent pas.',
  }),
  whyBreak: 'Pourquoi cette démoralisation ?',
  whoGetsAway: 'Qui s’échappe ?',

  countersIn: (names: string, formations: number, round: number): string =>
    `${round === 1 ? '' : `Round ${round} : `}${names} `
    + form(formations, { one: 'contre-charge', other: 'contre-chargent' }),
  tie: 'Égalité : l’assaut continue.',
  counterLead: 'Les unités qui ne sont pas au contact peuvent aller droit sur leur ennemi le plus proche.',
  someMust: 'Certaines unités doivent contre-charger.',
  nobodyMust: 'Rien n’y oblige.',
  skimmersMay: 'Les antigravs peuvent s’élever.',
  asTheyStand: (engaged: string): string => `En l’état : ${engaged}.`,
  allToTheirs: 'Chacune vers son ennemi le plus proche',
  must: 'Doit contre-charger',
  poppedUp: 'en hauteur',
  drawnIn: (formations: number): string => form(formations, {
    one: 'Elle combat comme si elle avait chargé.', other: 'Elles combattent comme si elles avaient chargé.',
  }),
  cannotMove: 'Cette unité ne peut pas bouger et reste sur place.',
  toNearest: 'Vers l’ennemi le plus proche',
  intoDrawing: (enemy: string, formation: string): string =>
    `Au contact ${de(enemy)}, ce qui entraîne dans l’assaut : ${formation}`,
  howFarAtWhom: 'Jusqu’où, et sur qui ?',
  withoutSpeed: 'Et une unité sans Vitesse ?',
  engineInContact: 'Et un engin de guerre au contact ?',
  third: 'Et si on vient au contact d’une troisième formation ?',
  whoGetsInOrOut: 'Qui peut embarquer ou débarquer ?',
  whoMust: 'Qui doit contre-charger ?',
  whyAnother: 'Pourquoi encore un round ?',
  ifNobodyCan: 'Et si personne ne peut alors combattre ?',

  hasPoppedUp: 'Cette unité s’est élevée : elle combat en fusillade, comme toute unité à son contact.',
  popUp: 'S’élever',
  cannotPopUp: 'Cette unité ne peut pas s’élever.',

  engaged: {
    contact: (units: number): string => `${units} au contact`,
    firefight: (units: number): string => `${units} en fusillade`,
    not: (units: number): string => counted(units, { one: 'non engagée', other: 'non engagées' }),
    aboard: (units: number): string => `${units} à bord`,
  },
};

/** What is said where overwatch fire is entered. */
const stepsOverwatch: Words['steps/overwatch'] = {
  doesAnybody: 'Y a-t-il un tir d’état d’alerte ?',
  lead: 'La charge est finie. Lance à la table les dés du tir et saisis ici les touches.',
  leadWithdrawal: 'Le camp en repli a bougé. Lance à la table les dés du tir et saisis ici les touches : une '
    + 'formation démoralisée perd en plus une unité par pion Impact.',
  leadConsolidation: 'Le vainqueur a bougé. Lance à la table les dés du tir et saisis ici les touches.',
  whatIsIt: 'Qu’est-ce que l’état d’alerte ?',
  nobody: 'Personne ne tire',
  nobodyElse: 'Plus personne ne tire',
  misses: (name: string): string => `${name} tire sans toucher`,
  fires: (name: string, hits: number): string => `${name} tire : ${counted(hits, { one: 'touche', other: 'touches' })}`,
  who: 'Qui tire ?',
  atWhom: 'Sur qui ?',
  kind: 'Touches de ce genre',
  kinds: {
    normal: 'ordinaire', 'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper',
    'macro-weapon': 'macro-arme', 'titan-killer': 'Tueur de Titans', lost: 'pertes ou dégâts déjà subis',
  },
  counted: (hits: number, kind: string): string => `${kind} : ${figure(hits)}`,
  ofKindOn: (kind: string, name: string): string => `${kind} : ${name}`,
  points: 'Points de dégât par touche sur un engin de guerre',
  markers: 'Pions Impact supplémentaires',
  help: 'Essuyer un tir coûte un pion Impact, chaque perte aussi ; ces pions sont posés sans ton aide. '
    + 'Les autres sont par exemple ceux d’armes perturbatrices.',
};

/** Who is lost as they stand, and why. */
const lostHere = (names: string, units: number, why: string): string =>
  `${form(units, { one: 'Unité perdue', other: 'Unités perdues' })} si on s’arrête là (${why}) : ${names}.`;

/** What the panels say of any move. */
const stepsMoves: Words['steps/moves'] = {
  unitsOf: (formation: string): string => `Unités ${de(formation)}`,
  moved: (moved: string, allowance: string): string => `${moved} sur ${allowance}`,
  landed: 'au sol',
  carefully: 'prudemment',
  how: 'Déplace l’unité sur le champ de bataille : fais glisser son pion, ou utilise les flèches.',
  mayStill: (length: string): string => `L’unité peut encore bouger de ${length}.`,
  landsAnywhere: 'L’unité se pose où elle veut.',
  asFarAsItMay: 'L’unité a fait tout son mouvement.',
  shoving: (move: string, names: string): string => `${move}, en poussant ${names} de côté`,
  goesCarefully: 'L’unité avance prudemment et relance un test raté.',
  goCarefully: (length: string): string => `Prudemment : ${length}, test relancé`,
  apart: (names: string, units: number): string => lostHere(names, units, 'à l’écart'),
  choosePart: 'Choisis la partie qui reste',
  partThatStays: 'La partie qui reste',
  keep: (names: string): string => `Garder ${names}`,
  lose: (names: string): string => `Pertes : ${names}`,

  terrain: 'Terrain dangereux',
  terrainLead: 'L’unité qui a bougé lance un dé avant tout autre mouvement.',
  whoTests: 'Qui doit faire le test ?',

  contactWith: (enemy: string): string => `au contact ${de(enemy)}`,
  inFirefight: (length: string): string => `fusillade, ${length}`,
  tooFar: (length: string): string => `trop loin, ${length}`,
  noLine: 'pas de ligne de tir',
  inTransport: (transport: string): string => `dans ${transport}`,

  firstMovesMade: 'Premiers mouvements faits : état d’alerte ?',
  movesMade: 'Mouvements faits : état d’alerte ?',
  apartNow: 'à l’écart, perdue',
  unitsThatWithdraw: 'Unités en repli',
  straightAway: 'Droit à l’opposé de l’ennemi le plus proche',
  nobodyLost: 'Aucune perte si on s’arrête là.',
  tooNear: (names: string, units: number): string => lostHere(names, units, 'trop près d’un ennemi'),
  enginesTooNear: (names: string, units: number): string => form(units, {
    one: `${names} est trop près d’un ennemi et prend un point de dégât par ennemi.`,
    other: `${names} sont trop près d’un ennemi et prennent un point de dégât par ennemi.`,
  }),
  caught: (length: string): string => `rattrapée, ${length}`,
  damaged: (length: string): string => `endommagée, ${length}`,
  fearless: 'à l’abri, Fearless',
  safeAt: (length: string): string => `à l’abri, ${length}`,
  safe: 'à l’abri',
};

/** What the panels say of getting in and out. */
const stepsTransports: Words['steps/transports'] = {
  cannotGetOut: 'Cette unité ne peut pas débarquer.',
  sitsIn: (transport: string): string =>
    `L’unité est dans ${transport}. Son pion est là pour l’instant : fais-le glisser, ou utilise les flèches.`,
  outNearest: 'Débarquer au plus près de l’ennemi',
  outInContact: (enemy: string): string => `Débarquer au contact ${de(enemy)}`,
  outFurthest: 'Débarquer au plus loin de l’ennemi',
  collectedBy: (transport: string): string => `${transport} embarque l’unité`,
  carries: (names: string): string => `À bord : ${names}.`,
  allOutNearest: 'Débarquer tout le monde au plus près de l’ennemi',
  allOut: 'Débarquer tout le monde',
  into: (transport: string): string => `Embarquer dans ${transport}`,
  nearSomebody: 'Au plus près de quelqu’un d’autre',
  nearWhom: 'Près de qui',
  outNear: (name: string): string => `Débarquer près ${de(name)}`,
};

const DICE = { one: 'dé', other: 'dés' };

/** What is said of hands of dice. */
const stepsDice: Words['steps/dice'] = {
  dice: (dice: number): string => counted(dice, DICE),
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} avec ${counted(dice, DICE)} par unité`,
  hits: (hits: number): string =>
    (hits === 0 ? 'aucune touche' : counted(hits, { one: 'touche', other: 'touches' })),
  extraAttacks: (dice: string): string => `Nombre d’attaques supplémentaires, ${dice}`,
};

/** Dice that are no attacks: saves, damage and tests. */
const stepsOtherDice: Words['steps/other-dice'] = {
  again: 'relance',
  invulnerable: 'invulnérable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dé par point`,
  titanKiller: (name: string): string => `Tueur de Titans sur ${name}`,
  points: (dice: string): string => `Points de dégât, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name} : ${dice}, coup critique sur ${from}`,
  splash: (target: number): string => `touche sur ${target}+`,
  test: (name: string, target: number): string => `${name} : ${target}+`,
  testTooHigh: (name: string): string => `${name} : aucun dé n’est assez haut`,
  grief: 'Pions Impact, D3',
  etherealsLost: (lost: number): string =>
    `Pour ${counted(lost, { one: 'Ethereal perdu', other: 'Ethereals perdus' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} (${terrain})`,
  dangerousTerrain: 'terrain dangereux',
  walkerAgain: 'Un Walker relance une fois : perte sur un 1',
  lostOnOne: 'Perte sur un 1',
  verdicts: {
    save: { counts: 'sauvegardée', countsNot: 'non sauvegardée' },
    critical: { counts: 'coup critique', countsNot: 'pas de coup critique' },
    splash: { counts: 'touche', countsNot: 'pas de touche' },
    test: { counts: 'réussi', countsNot: 'raté' },
    terrain: { counts: 'indemne', countsNot: 'perte' },
  },
};

/** Attacks, supporting fire and their dice. */
const stepsAttacks: Words['steps/attacks'] = {
  firstStrike: 'First Strike',
  attacks: 'Attaques',
  inRound: (batch: string, round: number): string => `${batch}, round ${round}`,
  batchHits: (batch: string, hits: string): string => `${batch} : ${hits}`,
  macroHits: (hits: string): string => `Macro-armes : ${hits}`,
  firstStrikeLead:
    'Les unités avec First Strike attaquent avant les autres. Les unités qu’elles tuent ne ripostent pas.',
  engagedLead: 'Toutes les unités au contact, ou en vue à 15 cm ou moins, frappent en même temps.',
  leftLead:
    'Toutes les unités restantes frappent, les deux camps à la fois : corps à corps au contact, fusillade jusqu’à '
    + '15 cm.',
  macroLead:
    'Dés lancés avec les autres, touches sauvegardées après : elles tombent sur les unités restantes, la plus '
    + 'proche d’abord.',
  oneEach: 'Les touches tombent en partant de l’unité la plus proche, une par unité.',
  oneEachFirst:
    'Les touches tombent en partant de l’unité la plus proche ; aucune unité n’en prend deux avant que toutes '
    + 'en aient une.',
  enginesTake: 'Quand vient son tour, un engin de guerre prend autant de touches que sa capacité de dégâts de départ.',
  second: (hit: number, name: string): string => `La touche ${hit} est la deuxième sur ${name}.`,
  beyond: (hit: number, name: string): string =>
    `La touche ${hit} tombe sur ${name}, l’unité la plus proche qui ne soit pas au contact.`,
  ownerChooses: 'Entre unités à même distance, le propriétaire choisit.',
  sniperPicks: 'Le camp du sniper choisit la victime.',
  macroLater: 'Les touches de macro-arme viennent après ces sauvegardes.',

  whoIsEngaged: 'Qui est directement engagé ?',
  whichDice: 'Quels sont ces dés ?',
  whenEnds: 'Quand l’assaut s’arrête-t-il ici ?',
  whyNot: (names: string): string => `Pourquoi pas ${names} ?`,
  whyNotOthers: 'Pourquoi pas les autres ?',
  noFirefight: (name: string): string => `${name} n’a pas de valeur de fusillade.`,
  farFromAll: (name: string): string => `${name} est loin de tout ennemi.`,
  whyThere: 'Pourquoi les touches tombent-elles là ?',
  whoCanBeHit: 'Qui peut être touché ?',
  specialHits: 'Où tombent les touches spéciales ?',
  sniperHits: 'Qui un sniper peut-il toucher ?',
  engineHits: 'Qui un engin de guerre peut-il toucher ?',
  engineTakes: 'Combien de touches prend un engin de guerre ?',
  shields: 'Qu’arrêtent les boucliers ?',
  whyLast: 'Pourquoi ces touches en dernier ?',
};

/** How those fight who have a choice. */
const stepsWays: Words['steps/ways'] = {
  howDoThey: 'Comment les unités combattent-elles ?',
  choosingLead:
    'Les antigravs au contact frappent ou tirent ; les engins de guerre répartissent leurs dés. Le choix habituel est '
    + 'déjà fait.',
  howEngine: 'Comment combat un engin de guerre ?',
  whatSkimmer: 'Que peut faire un antigrav ?',
  skimmers: 'Un antigrav au contact peut tirer au lieu de frapper, et toute unité à son contact doit alors tirer '
    + 'aussi, sauf si elle est au contact d’un autre ennemi.',
  onlyCloseCombat: (name: string): string =>
    `${name} n’a qu’une façon de combattre, le corps à corps : tous ses adversaires possibles sont au contact.`,
  onlyFirefight: (name: string): string =>
    `${name} n’a qu’une façon de combattre, la fusillade : aucun adversaire à frapper n’est au contact.`,
  allFire: 'Tous les antigravs tirent',
  allStrike: 'Tous les antigravs frappent',
  howFights: (force: string): string => `Façon de combattre : ${force}`,
  noValue: 'aucune valeur',
  howInContact: 'Comment combattre au contact ?',
  strikeAt: (value: string): string => `Frapper : ${value}`,
  fireAt: (value: string): string => `Tirer : ${value}`,
  striking: 'Corps à corps, sauf si quelqu’un au contact impose la fusillade',
  firing: 'Les unités au contact de l’antigrav doivent tirer aussi',
  closeCombatDice: (name: string): string => `Dés ${de(name)} au corps à corps`,
  howSplits: (name, dice) => `Répartition des ${figure(dice)} dés ${de(name)}`,
};

/** Supporting fire. */
const stepsSupport: Words['steps/support'] = {
  support: 'Tir d’appui',
  whoIsCalled: 'Tir d’appui : qui appeler ?',
  callingLead:
    'Les amis à 15 cm ou moins d’un ennemi qui a attaqué peuvent tirer pour leur camp. Écarte ceux qui retiennent '
      + 'leur tir.',
  supportLead: 'Tous ceux qui sont appelés lancent leurs dés de fusillade, les deux camps à la fois.',
  for: { attacker: force => `Pour ${force}`, defender: force => `Pour ${force}` },
  firefight: (value: string): string => `fusillade ${value}`,
  firefightFrom: (value: string, length: string, enemy: string): string =>
    `fusillade ${value}, à ${length} ${de(enemy)}`,
  bars: {
    fights: 'déjà dans l’assaut', inside: 'dans un transport', broken: 'formation démoralisée',
    marched: 'marche forcée ce tour-ci', 'no-firefight': 'pas de valeur de fusillade',
  },
  nobodyAttacked: 'plus aucun ennemi qui ait attaqué',
  overFar: (length: string): string => `à plus de ${length} de tout ennemi qui a attaqué`,
  noLine: 'pas de ligne de tir à portée',
  idle: (formation: string, names: string, why: string): string => `${formation}, ${names} : ${why}.`,
  whomHit: 'Qui le tir d’appui touchera-t-il ?',
  doesItCount: 'L’appui compte-t-il dans le résultat ?',
  whoMaySupport: 'Qui peut appuyer ?',
  again: 'Peut-on appeler de nouveau les mêmes unités ?',
  cost: 'Que coûtent les appuis à leur camp ?',
};

const hitsHitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });

/** What is said of hits. */
const stepsHits: Words['steps/hits'] = {
  hits: (hits: number): string => hitsHitsOf(hits),
  hitsOn: (hits: number, force: string): string => `${hitsHitsOf(hits)} sur ${force}`,
  heading: (hits: number, force: string): string => `${hitsHitsOf(hits)} sur ${force}`,
  listOn: (force: string): string => `Touches sur ${force}`,
  listOnSide: { attacker: 'Touches sur l’attaquant', defender: 'Touches sur le défenseur' },
  whoTakes: (hit: number): string => `Qui prend la touche ${hit} ?`,
  whomSniper: (hit: number): string => `Sur qui tombe la touche de sniper ${hit} ?`,
  howSaved: (hit: number): string => `Comment sauvegarder la touche ${hit} ?`,
  changePlaces: (place: string, hits: number): string => `${place}, déjà ${hitsHitsOf(hits)} : échange des places`,
  choices: {
    armour: 'Blindage', cover: 'Couvert', holofield: 'Holochamp', 'knight-shield': 'Bouclier de chevalier',
    'ion-shield': 'Bouclier ionique',
    none: 'Pas de sauvegarde',
  },
  choice: (save: string, target: number): string => `${save} ${target}+`,

  inContact: 'au contact',
  aboard: (transport: string): string => `à bord ${de(transport)}`,
  from: (length: string, enemy: string): string => `à ${length} ${de(enemy)}`,
  nearest: 'au plus près',
  hackedDown: 'débâcle',
  losesPoint: 'perd un point',
  noSave: 'pas de sauvegarde',
  save: (save: string, target: number): string => `${save} ${target}+`,
  again: (target: number): string => `relance ${target}+`,
  invulnerable: (target: number): string => `invulnérable ${target}+`,
  then: (target: number): string => `puis ${target}+`,

  stages: { save: 'sauvegarde', 're-roll': 'relance', invulnerable: 'invulnérable' },
  saved: 'sauvegardée',
  rollSaved: (stage: string, target: number, face: number): string => `${stage} ${target}+ : ${face}, réussie`,
  rollFailed: (stage: string, target: number, face: number): string => `${stage} ${target}+ : ${face}, ratée`,
  critical: (from: number, face: number): string => `coup critique sur ${from} : ${face}, obtenu`,
  noCritical: (from: number, face: number): string => `coup critique sur ${from} : ${face}, non obtenu`,
  notYet: 'pas encore',
  stopped: 'arrêtée par les boucliers',
  lost: 'perte',
  damaged: 'dégât',
  dicePoints: (dice: string): string => `${dice} points`,
  points: (points: number): string => counted(points, { one: 'point', other: 'points' }),
  stoppedPoints: (points: number): string =>
    `${counted(points, { one: 'point arrêté', other: 'points arrêtés' })} par les boucliers`,
  lostUnits: (units: number): string => counted(units, { one: 'perte', other: 'pertes' }),
  damagedUnits: (units: number): string => counted(units, { one: 'unité endommagée', other: 'unités endommagées' }),
  allSaved: 'toutes sauvegardées',
  allStopped: 'toutes arrêtées',
  nobodyHit: 'Personne n’a été touché',
  saves: {
    armour: 'blindage', cover: 'couvert', holofield: 'holochamp', 'knight-shield': 'bouclier de chevalier',
    'ion-shield': 'bouclier ionique',
    none: 'pas de sauvegarde',
  },
};

const settlingHitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });
const settlingPointsOf = (points: number): string => counted(points, { one: 'point', other: 'points' });

/** What is said while hits are settled. */
const stepsSettling: Words['steps/settling'] = {
  blowsUp: (name: string): string => `${name} explose`,
  criticalOn: (name: string): string => `Coup critique sur ${name}`,
  howMuch: 'Combien de dégâts ?',
  criticalsOn: names => `Coups critiques : ${names}`,
  saves: (force: string): string => `Sauvegardes : ${force}`,
  blast: (length: string): string => `L’explosion porte jusqu’à ${length}. Un dé pour chaque unité proche.`,
  datasheet: (does: string): string =>
    `Effet selon la fiche : ${does}. Ce qui ne cause aucun dégât, comme une arme perdue, se joue sur la table.`,
  datasheetMoves: (does: string): string =>
    `Effet selon la fiche : ${does}. Lance les dés à la table pour savoir de combien et vers où, puis déplace `
      + 'l’engin sur la carte.',
  purposes: {
    save: 'Un dé par touche qui peut être sauvegardée.',
    're-roll': 'Reinforced Armour fait relancer les sauvegardes ratées.',
    invulnerable: 'La sauvegarde invulnérable est une dernière chance, quelle que soit la touche.',
    damage: 'Les dés disent combien de points de dégât fait cette touche, donc sur qui tombe la suivante.',
    critical: 'Un dé par point de dégât subi : coup critique sur 6.',
  },
  causes: {
    overwatch: 'Le tir d’état d’alerte a touché ceux qui chargent ; contre ce tir, ils ont droit au couvert.',
    'hack-down': 'Les touches de débâcle n’ont pas de sauvegarde.',
    withdrawal: 'Trop près d’un ennemi à l’arrivée : un point de dégât par ennemi, sans sauvegarde.',
    'dangerous-terrain': 'Contre un terrain dangereux, pas de sauvegarde.',
    splash: 'Toute unité prise dans l’explosion subit une touche.',
    passengers: 'Ceux qui sortent de l’épave prennent une touche du même genre que celle qui a détruit leur '
      + 'transport. Ils sauvegardent avec leur blindage, ou sur 6+ grâce à l’épave.',
    'blast-marker': 'Sur une formation déjà démoralisée, des touches remplacent les pions Impact.',
    critical: 'C’est ce qu’a fait le coup critique ; pas de sauvegarde.',
  },
  thenOthers: (force: string, hits: number): string => `Ensuite, ${force} a ${settlingHitsOf(hits)} à sauvegarder.`,
  sitIn: (names: string, passengers: number, transport: string): string =>
    `${names} ${form(passengers, { one: 'est', other: 'sont' })} à bord ${de(transport)}.`,

  asked: {
    overwatch: 'Pourquoi ce tir ?',
    'hack-down': 'Pourquoi ces touches ?',
    withdrawal: 'Pourquoi ces dégâts ?',
    'dangerous-terrain': 'Que fait un terrain dangereux ?',
    splash: 'Qui l’explosion touche-t-elle ?',
    passengers: 'Que deviennent les passagers ?',
    'blast-marker': 'Pourquoi ces pertes ?',
    critical: 'Que fait un coup critique ?',
  },
  askedOfDice: {
    're-roll': 'Pourquoi relancer ?',
    invulnerable: 'Quelle est cette sauvegarde ?',
    damage: 'Pourquoi ces dés d’abord ?',
    critical: 'Qu’est-ce qu’un coup critique ?',
  },
  whatCriticalDoes: 'Que fait un coup critique ?',
  whatSaves: 'Quelle sauvegarde contre ces touches ?',
  armourOrCover: 'Blindage ou couvert ?',
  whatShields: 'Qu’arrêtent les boucliers ?',
  whatFields: 'Que font ces champs ?',
  whichOrder: 'Dans quel ordre ?',

  criticalRows: 'Engins de guerre qui ont subi des points de dégât',
  stopped: points => counted(points, { one: 'point arrêté', other: 'points arrêtés' }),
  lost: points => counted(points, { one: 'point perdu', other: 'points perdus' }),
  none: 'aucun',
  blowsUpAtOnce: 'explose',
  destroyedAtOnce: 'détruit',
  losesMore: points => `perd ${counted(points, { one: 'point', other: 'points' })} de plus`,
  noted: 'noté',
  ifSix: 'Si un 6 sort',
  ifSixOn: name => `Si un 6 sort pour ${name}`,
  settledHere: 'réglé ici',
  waits: 'L’effet attend la fin de l’assaut',
  moreDamage: 'Dégâts en plus, si ta liste le dit',
  youEnter: 'à saisir ensuite',
  destroyed: 'destruction',
  loses: (points: number): string =>
    `perte de ${counted(points, { one: 'point de plus', other: 'points de plus' })}`,
  splash: (length: string, blast: string): string => `à ${length} ou moins, tout le monde prend ${blast}`,
  splashOn: (length: string, blast: string, target: number): string =>
    `à ${length} ou moins, tout le monde prend ${blast} sur ${target}+`,
  blasts: {
    normal: 'une touche', 'ignore-cover': 'une touche qui ignore le couvert', lance: 'une touche de lance',
    sniper: 'une touche', 'macro-weapon': 'une touche de macro-arme', 'titan-killer': 'une touche de Tueur de Titans',
  },
  moves: (length: string): string => `déplacement de ${length} au plus`,
  entered: 'tu saisis le reste de l’effet selon la fiche',
  later: 'la suite vient après l’assaut',
  nothing: 'sans effet dans un assaut',
  damage: (points: number, capacity: number): string => `dégâts : ${figure(points)} sur ${figure(capacity)}`,
  left: (points: number): string => `encore ${settlingPointsOf(points)}`,
  leftAway: (points: number, length: string): string => `encore ${settlingPointsOf(points)}, à ${length}`,

  pointsOfDamage: 'Points de dégât',
  pointsFurther: 'Points de dégât, plus loin',
  pointsOn: (name: string): string => `Points de dégât sur ${name}`,
  othersFurther: (units: number): string =>
    `${counted(units, { one: 'autre unité', other: 'autres unités' })} plus loin`,
  enter: (points: number): string =>
    `Saisir ${counted(points, { one: 'point de dégât', other: 'points de dégât' })}`,

  moveIt: 'Déplacer',
  moveHow: most => `à faire glisser sur la carte, ${most} au plus`,
  movedBy: (length, most) => `${length} sur ${most} au plus`,
  putBack: 'Remettre en place',
  enterMove: length => `Déplacer de ${length}`,
  enterBoth: (points, length) =>
    `Saisir ${counted(points, { one: 'point', other: 'points' })} et déplacer de ${length}`,
};

const wins = (formations: number): string => form(formations, { one: 'gagne', other: 'gagnent' });
const takes = (formations: number): string => form(formations, { one: 'prend', other: 'prennent' });
const endingsHitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });
const endingsPointsOf = (points: number): string => counted(points, { one: 'point', other: 'points' });

/** How an assault ended. */
const stepsOutcome: Words['steps/outcome'] = {
  testFailed: 'Test d’action raté : pas de combat.',
  nobodyNear: 'Personne n’était assez près : pas de combat.',
  nobodyLeft: 'Il ne reste personne pour gagner.',
  winsNobodyLeft: (names: string, formations: number, losers: string): string =>
    `${names} ${wins(formations)} tout de suite : il ne reste rien ${de(losers)}.`,
  winsEngagedDead: (names: string, formations: number): string =>
    `${names} ${wins(formations)} tout de suite : tous les attaquants directement engagés sont morts.`,
  winsResult: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} au résultat, de ${endingsPointsOf(points)}.`,
  winsResultAfter: (names: string, formations: number, points: number, rounds: number): string =>
    `${names} ${wins(formations)} au résultat, de ${endingsPointsOf(points)}, après `
      + `${counted(rounds, { one: 'round', other: 'rounds' })}.`,
};

/** What the panels say from the result on. */
const stepsEndings: Words['steps/endings'] = {
  withdraws: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se replie', other: 'se replient' })}`,
  defeatBroke: 'La défaite a aussi démoralisé des formations amies proches.',
  fireBroke: 'Le tir d’état d’alerte a démoralisé les vainqueurs pendant leur consolidation.',
  twoMoves: 'Chaque unité peut faire deux mouvements, avec test de terrain dangereux ; si elle finit à l’écart, ou à '
    + '15 cm ou moins d’un ennemi, elle est perdue.',
  twoMovesEngines: 'Chaque unité peut faire deux mouvements, avec test de terrain dangereux ; si elle finit à l’écart, '
    + 'ou à 15 cm ou moins d’un ennemi, elle est perdue ; un engin de guerre prend un point de dégât par ennemi.',
  whyWithdraw: 'Pourquoi se replier ?',
  whyBreak: 'Pourquoi cette démoralisation ?',
  whoGetsAway: 'Qui s’échappe ?',
  whyAircraft: 'Pourquoi l’appareil est-il perdu ?',
  mayFearless: 'Les Fearless peuvent-ils rester ?',
  ofFriends: 'Et les amis tout près ?',
  whichOrder: 'Dans quel ordre ?',

  etherealLost: 'Un Ethereal est perdu',
  grieves: 'Sa formation est en deuil : D3 pions Impact de plus par Ethereal tué.',
  consolidates: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'consolide', other: 'consolident' })}`,
  mayMove: 'Chaque unité peut bouger de 5 cm, mais sans entrer dans une zone de contrôle ennemie.',
  mayRun: 'Chaque unité peut bouger de sa Vitesse si son armée frappe et se dérobe, sinon de 5 cm, mais sans entrer '
    + 'dans une zone de contrôle ennemie.',
  runs: (length: string): string => `Frappe et se dérobe, jusqu’à ${length}`,
  noMarkers: 'Aucun pion Impact pour cette formation.',
  whyMarkers: 'Pourquoi ces pions Impact ?',
  whoMoves: 'Qui peut bouger ?',
  evenBroken: 'Et une formation démoralisée ?',
  whoIsPickedUp: 'Qui peut être embarqué ?',
};

/** The result, and the end. */
const stepsResult: Words['steps/result'] = {
  result: 'Résultat',
  resultOf: (round: number): string => `Résultat du round ${round}`,
  to: 'à',
  for: names => `pour ${names}`,
  resultLead: 'Chaque camp lance deux dés, garde le plus haut et ajoute ce que le combat lui a rapporté.',
  takesHalf: (names, formations, taken, points) =>
    `${names} ${takes(formations)} la moitié de ${figure(points)} : ${endingsHitsOf(taken)}.`,
  brutalAdds: 'Des vainqueurs avec Brutal ajoutent une touche.',
  fearless: (names, units) =>
    form(units, { one: `${names} est Fearless : la débâcle l’épargne.`, other: `${names} sont Fearless : la débâcle `
      + `les épargne.` }),
  whatAdds: 'Qu’ajoute chaque camp ?',
  whoWins: 'Qui gagne ?',
  whyHit: 'Pourquoi ces touches ?',
  passedOver: 'Qui est épargné ?',
  ofEngine: 'Et un engin de guerre ?',
  ofInside: 'Et les passagers ?',
  whyThere: 'Pourquoi les touches tombent-elles là ?',

  noAssault: 'Pas d’assaut',
  nobodyWon: 'Personne n’a gagné',
  hasWon: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'a gagné', other: 'ont gagné' })}`,
  whatIsLeft: 'Ce qui reste',
  formation: 'Formation',
  lost: 'Pertes',
  left: 'Reste',
  markers: 'Pions Impact',
  round: (round: number): string => `Round ${round}`,
  tieRound: (round: number): string => `Round ${round} : égalité`,
  failedTestCost: 'Que coûte un test raté ?',
  whyNothing: 'Pourquoi pas de combat ?',
  whyAtOnce: 'Pourquoi tout de suite ?',
  whyWon: 'Pourquoi cette victoire ?',
  whichMarkers: 'Quelles pertes sont devenues des pions Impact ?',
  stillInContact: 'Et les unités encore au contact ?',

  losses: {
    attack: names => `Pertes dans les attaques : ${names}`,
    support: names => `Pertes sous le tir d’appui : ${names}`,
    'hack-down': names => `Pertes dans la débâcle : ${names}`,
    withdrawal: names => `Pertes dans le repli : ${names}`,
    'already-broken': names => `Pertes d’une formation déjà démoralisée : ${names}`,
    passengers: names => `Pertes avec un transport : ${names}`,
    critical: names => `Pertes sur un coup critique : ${names}`,
    coherency: names => `Hors de cohésion : ${names}`,
    'dangerous-terrain': names => `Pertes en terrain dangereux : ${names}`,
    'blast-marker': names => `Pertes dans la panique : ${names}`,
    overwatch: names => `Pertes sous le tir d’état d’alerte : ${names}`,
    summoned: names => `Disparition : ${names}`,
  },
  damaged: (name: string, damage: string): string => `${name} : ${damage}`,
  destroyed: 'détruite',
  broken: 'démoralisée',
};

/** What is said around the questions that the rules leave open. */
const resolverClubRulings: Words['resolver/club-rulings'] = {
  heading: 'Comment joue-t-on dans ton club ?',
  open: questions =>
    `Les règles laissent ${counted(questions, { one: 'question ouverte', other: 'questions ouvertes' })}.`,
  differing: answers => (answers === 0 ? 'Chaque question a la réponse habituelle.'
    : `${form(answers, { one: 'Une de tes réponses diffère', other: `${answers} de tes réponses diffèrent` })}.`),
  playedAgain: 'Une nouvelle réponse fait rejouer ton assaut avec les mêmes dés.',
  allAsUsual: 'Partout la réponse habituelle',
  back: 'Retour à l’assaut',
  search: 'Chercher une question',
  groups: {
    charge: 'Cible, charge et contre-charge',
    hits: 'Attaques, touches et sauvegardes',
    support: 'Tir d’appui',
    result: 'Résultat et suites',
  },
  countYours: answers => `tes réponses : ${answers}`,
  yours: 'Ta réponse',
  usual: 'La réponse habituelle',
};

const HITS = { one: 'touche', other: 'touches' } as const;
const POINTS = { one: 'point', other: 'points' } as const;
const SUCCESSES = { one: 'réussite', other: 'réussites' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'sauvegarde', other: 'sauvegardes' }, attacks: { one: 'attaque', other: 'attaques' },
  damage: POINTS, criticals: { one: 'coup critique', other: 'coups critiques' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'pion Impact', other: 'pions Impact' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Touches', saves: 'Sauvegardes', attacks: 'Attaques', damage: 'Dégâts', criticals: 'Coups critiques',
  splash: 'Touches alentour', result: 'Dé le plus haut', terrain: 'Tests de terrain', test: 'Test d’action',
  markers: 'Pions Impact',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Attaquant', defender: 'Défenseur' };
const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };
const FOR: Readonly<Record<Side, string>> = { attacker: 'pour l’attaquant', defender: 'pour le défenseur' };

/** Why there are no odds. */
const resolverLiveOdds: Words['resolver/live-odds'] = {
  nobodyInReach: 'En l’état, personne n’est à portée et il n’y a pas de combat.',
  unfinished: 'Les chances ne peuvent pas être calculées tant que cette étape ne peut pas finir en l’état.',
  notLoaded: 'Les chances n’ont pas pu être chargées.',
};

/** What hangs on a throw, and what throws have turned. */
const resolverThrows: Words['resolver/throws'] = {
  names: NAMES,
  heads: HEADS,
  stakes: 'L’enjeu de ce jet',
  stakesOf: (side, what) => `${NAMES[side]} : ${within(HEADS[what])}`,
  at: (what, count, chance) => `${chance} avec ${counted(count, COUNTS[what])}`,
  chance: 'Chances',
  wins: { attacker: 'L’attaquant gagne', defender: 'Le défenseur gagne' },
  all: 'Tous les chiffres',
  result: 'Résultat',
  lead: count =>
    (count === 0 ? 'égalité' : `${count > 0 ? 'attaquant' : 'défenseur'} +${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Attaquant ${attacker}, défenseur ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Attaquant ${attacker}, défenseur ${defender}, égalité ${tie} ; l’attaquant gagne ensuite dans ${wins} des cas.`,
  inRound: (title, round) => (round === 1 ? title : `${title}, round ${round}`),
};

/** What all throws have turned. */
const resolverLuck: Words['resolver/luck'] = {
  luck: 'Chance aux dés',
  lucky: (side, points) =>
    `Les dés ont valu ${pointsIn(points)} ${side === 'attacker' ? 'à l’attaquant' : 'au défenseur'}.`,
  even: 'Les dés n’ont favorisé personne.',
  biggest: 'Surtout :',
  moment: (name, what, swing, side) => `${name} : ${what}, ${pointsIn(swing)} ${FOR[side]}.`,
  rolled: (side, what, thrown, expected) =>
    `${within(HEADS[what])} ${OF[side]}, ${thrown} au lieu de ${expected} en moyenne`,
  higher: (attacker, defender) => `le ${attacker} de l’attaquant contre le ${defender} du défenseur`,
  totals: 'Obtenu et attendu',
  thrown: 'Obtenu',
  expected: 'Attendu',
  throws: 'Jet par jet',
  throw: 'Jet',
  swing: 'Chances de l’attaquant',
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Calcul de ce que chaque jet a changé…',
  leftOut: 'Les jets dont les chances n’ont pas pu être calculées sont laissés de côté.',
};

/** Beside a counter whose unit may choose how it fights. */
const stepsBadges: Words['steps/badges'] = {
  strikes: 'CC',
  strikesInWords: 'frappe au corps à corps',
  fires: 'FF',
  firesInWords: 'tire sur les unités à son contact, qui doivent tirer aussi',
  splits: (blows: number, shots: number): string =>
    `${counted(blows, DICE)} au corps à corps, ${shots} en fusillade`,
  ways: { 'close-combat': 'corps à corps', firefight: 'fusillade' },
  effects: {
    'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper', 'macro-weapon': 'macro-arme',
    'titan-killer': 'Tueur de Titans',
  },
};

/** What has been counted so far. */
const stepsTally: Words['steps/tally'] = {
  soFar: 'Jusqu’ici',
  soFarIn: (round: number): string => `Jusqu’ici, round ${round}`,
};

/** What is added to a die or to a result. */
const stepsModifiers: Words['steps/modifiers'] = {
  modifiers: {
    kills: 'pertes infligées', 'points of damage': 'points de dégât', 'more units': 'supériorité numérique',
    'more than twice as many': 'plus du double',
    'no Blast markers': 'sans pion Impact', 'enemy has more Blast markers': 'pions ennemis plus nombreux',
    Inspiring: 'Inspiring', 'Blast markers': 'pions Impact', 'keeping the initiative': 'initiative gardée',
    army: 'armée',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  versus: (what, more, fewer) => `${what} : ${figure(more)} contre ${figure(fewer)}`,
  result: 'Résultat',
  higherDie: 'Le dé le plus haut',
  higherOf: (face, other) => `${figure(face)}, l’autre ${figure(other)}`,
  nothingToAdd: 'Rien à ajouter',
  higherOfTwo: (force: string, added: string): string => `${force} : le plus haut de deux dés, ${added}`,
};

/** What bounds a move on the map. */
const stepsMapAreas: Words['steps/map-areas'] = {
  blast: (length, face) => `explose : ${length}${face === null ? '' : `, touche sur ${figure(face)}+`}`,
  zones: length => `zone de ${length}`,
  closed: formation => `${formation} · zone interdite`,
};

/** Formations on the map. */
const stepsMapFormations: Words['steps/map-formations'] = {
  label: (name, left, all, markers) =>
    `${name}${all === 1 ? '' : ` · ${figure(left)}`}${left < all ? ` sur ${figure(all)}` : ''}`
    + `${markers > 0 ? ` · ${counted(markers, { one: 'pion Impact', other: 'pions Impact' })}` : ''}`,
  maySupport: label => `${label} · appui possible`,
};

/** What the map shows of a unit. */
const stepsMapDetails: Words['steps/map-details'] = {
  at: target => `sur ${figure(target)}+`,
  fire: dice => `tir ${dice}`,
  fireAt: (dice, target) => `tir ${dice} sur ${figure(target)}+`,
  left: (points, all) => `encore ${figure(points)} sur ${figure(all)}`,
  pointsOf: (points, all) => `${figure(points)} sur ${figure(all)}`,
  fillings: {
    solid: 'corps à corps', tinted: 'fusillade',
    ring: 'peut encore intervenir', dotted: 'non engagée',
  },
  nearestAt: (unit, enemy, length) => `L’ennemi le plus proche ${de(unit)} est ${enemy}, à ${length}.`,
  aboard: units => `${figure(units)} à bord`,
};

/** Hits on the map, and how far a move goes. */
const stepsMapMoves: Words['steps/map-moves'] = {
  stopped: 'arrêtée',
  noSave: 'pas de sauvegarde',
  saves: {
    armour: target => `sauvegarde ${target}+`, cover: target => `couvert ${target}+`,
    holofield: target => `champ ${target}+`, 'knight-shield': target => `bouclier ${target}+`,
    'ion-shield': target => `bouclier ionique ${target}+`,
    none: () => 'pas de sauvegarde',
  },
  hitsOn: (hits, name) => `${counted(hits, { one: 'touche', other: 'touches' })} sur ${name}`,
  hits: (hits: number): string => counted(hits, { one: 'touche', other: 'touches' }),
  hit: (number: number, name: string): string => `Touche ${figure(number)} sur ${name}`,
  way: (length, most) => `${length} sur ${most}`,
  maySupport: 'peut appuyer',
};

/** What the resolver says of an assault under way. */
const resolverPlaying: Words['resolver/playing'] = {
  round: round => `round ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`Au contact ${de(enemy)}`]), cm === null ? 'se pose ici' : `encore ${cm}`].join(' ; '),
  out: (transport, enemy) =>
    (enemy === null ? `Débarque ${de(transport)}` : `Débarque ${de(transport)}, au contact ${de(enemy)}`),
  review: 'Analyser l’assaut',
  lookForBest: 'Chercher la meilleure décision',
  playedAgain: 'Ton assaut a été rejoué avec cette réponse, jusqu’au même moment.',
  playedUpTo: title => `Ton assaut a été rejoué avec cette réponse. À partir d’ici, la suite diffère : ${title}.`,
};

const STANDS = { one: 'socle', other: 'socles' } as const;

/** What the next action of an assault is called. */
const stepsPrimary: Words['steps/primary'] = {
  throwTest: 'Faire le test d’action',
  throwTestAgain: 'Relancer le test',
  acceptTest: 'Accepter le test raté',
  charge: force => `Charger ${force}`,
  callOff: 'Renoncer',
  endCharge: 'Finir la charge',
  holdOverwatch: (names, formations) => `${names} ne ${form(formations, { one: 'tire', other: 'tirent' })} pas`,
  endOverwatch: 'Finir le tir d’état d’alerte',
  counterCharge: units => `Contre-charger avec ${units}`,
  endCounterCharge: 'Finir la contre-charge',
  anotherRound: 'Jouer un autre round',
  throwAttackNumbers: dice => `Lancer ${diceOf(dice)} d’attaques supplémentaires`,
  throwSaves: saves => `Lancer ${counted(saves, { one: 'sauvegarde', other: 'sauvegardes' })}`,
  throwCriticals: dice => `Lancer ${diceOf(dice)} de coup critique`,
  throwDamage: dice => `Lancer ${diceOf(dice)} de dégâts`,
  throwBlast: dice => `Lancer ${diceOf(dice)} d’explosion`,
  throwTerrain: dice => `Lancer ${diceOf(dice)} de terrain dangereux`,
  throwMarkers: dice => `Lancer ${diceOf(dice)} de pions Impact`,
  throwResult: 'Lancer les dés du résultat',
  takeOff: stands => `Retirer ${counted(stands, STANDS)}`,
  takeHits: hits => `Prendre ${counted(hits, { one: 'touche', other: 'touches' })}`,
  endCritical: engine => `${engine} ne perd rien de plus`,
  callSupporters: stands => `Appeler ${counted(stands, { one: 'appui', other: 'appuis' })}`,
  holdFire: 'Ne pas tirer',
  hackDown: hits => `Débâcle : ${hitsHitsOf(hits)}`,
  withdraw: stands => `Replier ${counted(stands, STANDS)}`,
  stay: 'Rester sur place',
  endWithdrawal: 'Finir le repli',
  endConsolidation: 'Finir la consolidation',
};

/** What each event of an assault is called when it is taken back or done again. */
const resolverEvents: Words['resolver/events'] = {
  'test.repeated': 'test relancé',
  'test.accepted': 'test raté',
  'target.chosen': 'choix de la cible',
  'unit.disembarked': 'débarquement',
  'unit.embarked': 'embarquement',
  'overwatch.fired': 'tir d’état d’alerte',
  'overwatch.ended': 'fin du tir d’état d’alerte',
  'way.chosen': 'façon de combattre',
  'dice.split': 'répartition des dés',
  'ways.settled': 'façons de combattre',
  'sniper.aimed': 'cible d’un sniper',
  'critical.entered': 'coup critique',
  'care.taken': 'marche prudente',
  'unit.rose': 'élévation',
  'charge.ended': 'fin de la charge',
  'counterCharge.ended': 'fin de la contre-charge',
  'hit.moved': 'déplacement d’une touche',
  'hits.allocated': 'pertes',
  'save.chosen': 'choix d’une sauvegarde',
  'supporters.called': 'choix des appuis',
  'support.called': 'appel des appuis',
  'rest.withdrew': 'repli',
  'withdrawal.halfway': 'premiers mouvements',
  'withdrawal.moved': 'mouvements',
  'withdrawal.ended': 'fin du repli',
  'consolidation.moved': 'mouvements',
  'consolidation.ended': 'fin de la consolidation',
};

export const stepsPlayingBooks: English['steps-playing'] = {
  'resolver/playing': resolverPlaying,
  'resolver/events': resolverEvents,
  'steps/primary': stepsPrimary,
  'steps/tally': stepsTally,
  'steps/modifiers': stepsModifiers,
};

export const stepsMapBooks: English['steps-map'] = {
  'steps/map-moves': stepsMapMoves,
  'steps/map-areas': stepsMapAreas,
  'steps/map-details': stepsMapDetails,
  'steps/map-formations': stepsMapFormations,
  'steps/badges': stepsBadges,
};

export const stepsChargeBooks: English['steps-charge'] = {
  'steps/action-test': stepsActionTest,
  'steps/charges': stepsCharges,
};

export const stepsMovesBooks: English['steps-moves'] = {
  'steps/moves': stepsMoves,
  'steps/transports': stepsTransports,
};

export const stepsOverwatchBooks: English['steps-overwatch'] = {
  'steps/overwatch': stepsOverwatch,
};

export const stepsDiceBooks: English['steps-dice'] = {
  'steps/dice': stepsDice,
};

export const stepsOtherDiceBooks: English['steps-other-dice'] = {
  'steps/other-dice': stepsOtherDice,
};

export const stepsAttacksBooks: English['steps-attacks'] = {
  'steps/attacks': stepsAttacks,
};

export const stepsWaysBooks: English['steps-ways'] = {
  'steps/ways': stepsWays,
};

export const stepsSupportBooks: English['steps-support'] = {
  'steps/support': stepsSupport,
};

export const stepsHitsBooks: English['steps-hits'] = {
  'steps/hits': stepsHits,
};

export const stepsSettlingBooks: English['steps-settling'] = {
  'steps/settling': stepsSettling,
};

export const stepsResultBooks: English['steps-result'] = {
  'steps/result': stepsResult,
};

export const stepsOutcomeBooks: English['steps-outcome'] = {
  'steps/outcome': stepsOutcome,
};

export const stepsEndingsBooks: English['steps-endings'] = {
  'steps/endings': stepsEndings,
};

export const clubRulingsBooks: English['club-rulings'] = {
  'resolver/club-rulings': resolverClubRulings,
};

export const liveOddsBooks: English['live-odds'] = {
  'resolver/live-odds': resolverLiveOdds,
};

export const luckBooks: English['luck'] = {
  'resolver/luck': resolverLuck,
};

export const throwsBooks: English['throws'] = {
  'resolver/throws': resolverThrows,
};
