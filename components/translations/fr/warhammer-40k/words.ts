/** In French: what the walk-through of Warhammer 40,000 says of its own accord. */
import { counted } from '../../../shared/languages/forms.ts';
import type { phaseWords as english } from '../../../warhammer-40k/resolver/phase-words.ts';
import { withMonsters } from './weapons.ts';
import type { Side } from '../../../../src/warhammer-40k/model/procedure.ts';

const NO_YES = { no: 'non', yes: 'oui' };
const SIDES: Readonly<Record<Side, string>> = { attacker: 'L’attaquant', defender: 'Le défenseur' };
const BARE: Readonly<Record<Side, string>> = { attacker: 'attaquant', defender: 'défenseur' };

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export const words: typeof english = {
  phase: title => `Phase d’assaut : ${title}`,
  untitled: 'Une phase d’assaut',
  noEdition: (ruleset, editions) =>
    `Aucune règle « ${ruleset} ». Il y a warhammer-40k- avec ${editions.join(', ')}.`,
  noSample: (id, known) => `Aucune phase fournie « ${id} ». Il y a ${known.join(', ')}.`,
  charge: 'Charge',
  fight: 'Combat',
  aftermath: 'Suites',
  step: rung => `Initiative ${rung}`,
  coverStep: 'étape du couvert',
  decides: side => `${SIDES[side]} décide.`,
  usual: 'la réponse habituelle',
  forAll: 'Comme d’habitude pour toutes celles-ci',
  tapToo: 'Tu peux aussi toucher une figurine sur la carte.',
  whyRule: 'Que dit la règle ?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'ce texte ne le dit pas',
  menu: 'Phases, éditions et dés',
  startAgainMore: 'La même phase avec les mêmes dés.',
  newDiceMore: 'Depuis le début, avec des dés que personne n’a vus.',
  rulings: 'Comment joue ton club ?',
  rulingsMore: 'Les questions que les textes laissent ouvertes.',
  rulingsLead: 'Une nouvelle réponse rejoue ta phase avec les mêmes dés, aussi loin que possible.',
  back: 'Retour à la phase',
  editions: 'La même table selon un autre texte',
  phases: 'Phases fournies',
  nextTurnMore: 'Au tour de l’autre joueur : les combats en cours continuent, et ceux qui fuient fuient encore.',
  inTurn: (edition, turn, active) => `${edition}, tour ${turn}, ${BARE[active]}`,
  siblings: 'Selon les pages sœurs',
  siblingsMore: 'De seconde main, d’autres pages de cette édition. Le reste est ouvert.',
  siblingsTell: answer => `Les pages sœurs disent : ${answer}.`,
  siblingsTellNot: 'Les pages sœurs ne le disent pas.',
  asIn: edition => `Comme dans : ${edition}`,
  combat: (units, round) => `${units.join(', ')}, round ${round}`,
  fallBackRolls: 'Jets de retraite à battre',
  fallBackRoll: (unit, roll) => `${unit} fait ${roll}.`,
  wounds: 'Blessures infligées',
  losses: 'Unités',
  goOn: 'Continuer',
  undo: 'Annuler',
  over: 'La phase est finie',
  nextTurn: 'Tour suivant',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    const wounds = `${attacker} blessures à ${defender}.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'Égalité' : `${SIDES[winner]} gagne`} : ${wounds}`;
  },
  fateOf: (name, fate, lost, of) => `${name} : ${fate}, pertes ${lost} sur ${of}`,
  startAgain: 'Recommencer',
  newDice: 'Nouveaux dés',
  silent: 'Ce texte ne le dit pas',
  silentLead: (edition, what) =>
    `${edition} : ${what} Ici, rien n’est inventé. Prenez ensemble la réponse d’une autre édition, ou faites sans.`,
  without: 'Faire sans',
  notAgreed: 'pas convenu',
  moveRest: 'Bouger les autres comme d’habitude',
  moveAll: 'Bouger tout le monde comme d’habitude',
  done: 'Fini',
  toMove: names => `Reste à bouger : ${names}.`,
  declare: 'Déclarer la charge',
  declared: (unit, targets) => `${unit} charge ${targets.join(', ')}.`,
  noMore: 'Plus de charge',
  noCharge: 'Personne ne charge',
  charger: 'Qui charge ?',
  targets: 'Contre qui ?',
  primary: 'cible principale',
  picked: 'Qui bouge ensuite ?',
  overwatchDone: 'Plus de tir d’état d’alerte',
  strike: 'Frapper',
  noWeapon: 'rien de spécial',
  attacksOf: (model, attacks) => `${model} : ${counted(attacks, { one: 'attaque', other: 'attaques' })}`,
  attacksAt: (model, unit) => `${model} : attaques contre ${unit}`,
  at: targets => `contre ${targets.join(', ')}`,
  fires: unit => `${unit} peut tirer`,
  woundsOn: model => `Blessures sur ${model}`,
  hasFired: 'Tir effectué',
  undone: title => `Annulé. ${title}.`,
  nowAt: title => `${title}.`,
  nobody: 'personne',
  versus: (who, against) => `${who} contre ${against}`,
  purposes: {
    'charge-range': 'portée de charge', 'dangerous-terrain': 'terrain dangereux', regroup: 'regroupement',
    hit: 'pour toucher', wound: 'pour blesser', 'wound-again': 'pour blesser, relance', save: 'sauvegarde',
    'psychic-test': 'test psychique', panic: 'panique', morale: 'moral', 'fall-back': 'retraite', sweep: 'percée',
    consolidate: 'consolidation',
  },
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: 'Quel combat ensuite ?',
    toughness: 'Quelle Endurance compte ?',
    'armour-group': 'Quelle armure prend d’abord les blessures ?',
    casualty: 'Qui prend la blessure ?',
    pool: 'Quelles blessures régler ensuite ?',
    nominee: 'Qui doit faire la première sauvegarde ?',
    'force-victim': 'Contre qui sert l’arme de force ?',
    morale: 'Tester le moral, ou rater exprès ?',
    sweep: 'Tenter une percée ?',
    'free-round': 'Frapper l’ennemi en fuite ?',
  },
  options: {
    test: 'Tester le moral', fail: 'Rater exprès', sweep: 'Percée', stay: 'Rester', strike: 'Frapper',
    hold: 'Se retenir', 'no-armour': 'Sans armure',
  },
  toughness: value => `Endurance ${value}`,
  saveOn: face => `Sauvegarde ${face}+`,
  round: round => `round ${round}`,
  woundsLeft: (left, of) => `${counted(left, { one: 'point de vie', other: 'points de vie' })} sur ${of}`,
  armour: save => (save === null ? 'sans armure' : `sauvegarde ${save}+`),
  poolOf: (strength, kind) => `Force ${strength}, ${withMonsters(kind)}`,
  fates: {
    destroyed: 'détruite', 'falling-back': 'en retraite', locked: 'toujours au combat', free: 'libre',
  },
  editionsMore: {
    'trial-seven-steps': 'Le projet récent : tout ce qui est au contact frappe, la mise au contact vient avant le '
      + 'désengagement.',
    'trial-eight-steps': 'Le projet ancien : une étape pour le couvert avant les autres, un round gratuit pour qui '
      + 'fait une percée.',
    '4th': 'Ne décrit que le combat : charge et suites se conviennent.',
    '7th': 'Tir d’état d’alerte, charges aléatoires, lots de blessures, une percée qui détruit.',
  },
  asked: {
    lapOverflow: {
      asks: 'Où vont les blessures d’un groupe d’armure vidé ?',
      answers: { spill: 'au groupe suivant', discard: 'elles sont perdues' },
    },
    majority: {
      asks: 'Qu’est-ce qu’une majorité ?',
      answers: { most: 'le plus grand nombre', 'more-than-half': 'plus de la moitié' },
    },
    coverInOngoingCombat: { asks: 'Le couvert compte-t-il pour une unité déjà au combat ?', answers: NO_YES },
    freeRoundSecondWeapon: {
      asks: 'Une deuxième arme compte-t-elle dans le round gratuit d’une percée ?', answers: NO_YES,
    },
    moraleTest: {
      asks: 'Quand un test de Commandement est-il réussi ?',
      answers: {
        'at-most-leadership': 'deux dés font au plus le Commandement',
        'natural-two-passes': 'ainsi, et toujours sur un double 1',
      },
    },
    penaltyPerWound: {
      asks: 'Combien de Commandement coûte chaque blessure d’écart ?',
      answers: { 1: 'un', 0: 'rien', 2: 'deux' },
    },
  },
};
