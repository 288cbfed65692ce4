/** In French: what a lesson of Warhammer 40,000 asks and answers of its own accord. */
import type { PhaseAnswerWords as English } from '../../../../machines/lessons/warhammer-40k/answer-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { capital } from '../counts.ts';
import { SIDES } from '../sides.ts';
import { words as policy } from './policy.ts';

const QUESTIONS: English['questions'] = {
  'may-it-charge': 'L’unité {unit} peut-elle charger {target} ?',
  'does-cover-help': 'Dans ce combat, l’unité {unit} tire-t-elle avantage de son couvert ?',
  'who-strikes-first': 'Quel camp frappe d’abord ? (Aucun des deux : ils frappent ensemble.)',
  'when-does-it-strike': 'Quand frappe {model} ?',
  'who-strikes-at': 'Pour {side}, quelles figurines frappent à Initiative {rung} ?',
  'attacks-of': 'Combien d’attaques a {model} ?',
  'dice-of-a-side': 'Combien de dés {side} lance-t-il maintenant pour toucher ?',
  'needed-to-hit': 'À partir de quelle face touche {model} ?',
  'needed-to-wound': 'À partir de quelle face une touche de {model} blesse-t-elle ? (0 : jamais.)',
  'value-that-counts': 'Ses figurines diffèrent. Quelle {of} compte pour {unit} ?',
  'whom-may-it-strike': 'Quelles unités peut frapper {model} ?',
  'who-can-fall': 'Quelles figurines de {unit} peuvent tomber maintenant sous les coups de {by} ?',
  'which-armour-first': 'Quelle armure de {unit} prend d’abord les blessures ?',
  'saves-in-this-armour': 'Combien de ces blessures tombent sur des figurines de {unit} ({save}) ?',
  'who-may-take-it': 'Quelles figurines de {unit} peuvent prendre la prochaine blessure ?',
  'how-many-fall': 'Ces dés de sauvegarde sont lancés. Combien de figurines perd {unit} ?',
  'wounds-of-a-side': 'Combien de blessures {side} a-t-il infligées dans ce combat ?',
  'who-wins': 'Qui gagne ce combat, si quelqu’un le gagne ?',
  'who-must-test': 'Quelles unités doivent maintenant tester leur moral ?',
  'highest-that-holds': 'Jusqu’à quel total de deux dés tient {unit} ?',
  'does-it-hold': 'Ces dés sont lancés. L’unité {unit} tient-elle ?',
  'what-becomes-of-it': 'Ces dés sont lancés. Que devient {unit} ?',
  'where-is-it-so': 'Selon lesquelles de ces règles l’unité {unit} est-elle à la fin {fate} ?',
  'what-differs': 'À lesquelles de ces questions les deux textes répondent-ils différemment ?',
};

const ZONES: English['zones'] = {
  'danger-zone': 'Peuvent tomber ceux qui touchent l’unité qui frappe, et ceux de leur unité à 2″ de l’un d’eux.',
  engaged: 'Peuvent tomber ceux qui sont engagés : au contact, ou à 2″ d’un ami au contact.',
  'whole-unit': 'Toute l’unité peut tomber, où que soient ses figurines.',
};

const DEALING: English['dealing'] = {
  lap: 'Toutes les blessures sont réparties avant toute sauvegarde : une sur chaque figurine du plus grand groupe '
    + 'd’armure, puis sur chacune du suivant, puis on recommence.',
  iterative: 'Le plus grand groupe d’armure prend une blessure par figurine et les sauvegarde ; puis on recompte les '
    + 'groupes.',
  pools: 'La figurine la plus proche prend blessure sur blessure, jusqu’à être éliminée ou qu’il n’en reste plus.',
  'owner-picks': 'Le propriétaire dit pour chaque blessure qui la sauvegarde ; mais s’il y a autant de blessures que '
    + 'de figurines, qui frappe désigne celle qui sauvegarde d’abord.',
};

const MORE_THAN_THEY = 'La percée doit faire plus que le jet de retraite ; à égalité, les perdants s’échappent.';

const armour = (save: number | null): string => (save === null ? 'sans armure' : `sauvegarde ${save}+`);
const modelsOf = (count: number): string => counted(count, { one: 'figurine', other: 'figurines' });

export const words: English = {
  questions: QUESTIONS,
  sides: SIDES,
  fates: {
    away: 'en fuite', caught: 'rattrapée et au combat comme avant', struck: 'frappée encore une fois',
    destroyed: 'détruite',
  },
  counted: { weaponSkill: 'Capacité de Combat', toughness: 'Endurance' },
  armour,
  rung: rung => (rung === 'cover' ? 'à l’étape du couvert' : `Initiative ${rung}`),
  notAnyMore: 'Plus du tout',
  lookAgain: 'Regarde encore la règle.',
  nothingComes: 'Il n’en sort rien.',

  leftOut: name => `Tu as oublié ${name}.`,
  wrong: name => `Pas ${name}.`,
  tooMuch: 'C’est trop.',
  tooLittle: 'C’est trop peu.',

  nothingBars: unit => `Rien ne retient ${unit}, et l’une de ses figurines peut aller au contact.`,
  answers: (take, question, answer) => `${take} : ${answer === null ? 'pas de réponse'
    : (policy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `« ${policy[question].asks} »`,

  toHit: (skill, against) => `Capacité de Combat ${skill} contre ${against}. Plus haute, elle touche sur 3+, égale ou `
    + 'plus basse sur 4+, et au-dessous de la moitié sur 5+.',
  toWound: (strength, toughness) => `Force ${strength} contre Endurance ${toughness ?? '–'}. À égalité, on blesse sur `
    + '4+ ; chaque point de plus le rend plus facile d’un, chaque point de moins plus dur d’un, et un 1 ne blesse '
    + 'jamais.',
  noWounding: 'On n’en arrive pas là.',
  valuesIn: (unit, values) => `La majorité compte. Ceux qui comptent dans ${unit} : `
    + `${values.map(({ count, value }) => `${count} avec ${value}`).join(', ')}. Un personnage est une unité à lui `
    + 'seul.',

  inflicted: (attacker, defender) => 'Comptent les blessures vraiment infligées par tout le camp : '
    + `${attacker} par l’attaquant, ${defender} par le défenseur.`,
  together: 'Toutes les unités d’un combat comptent ensemble.',
  countsIn: units => 'Chaque point de vie que l’ennemi a perdu dans ce combat compte, les blessures sauvegardées ne '
    + `comptent pas. Participent au combat : ${listed(units)}.`,
  mustTest: unit => `${unit} a combattu dans le camp qui a perdu : chacune de ses unités teste pour elle-même.`,
  hasNotLost: side => `${capital(SIDES[side])} n’a pas perdu.`,
  testsWithHost: name => `${name} teste avec l’unité qui l’accueille.`,
  leadership: value => `Deux dés ne doivent pas faire plus que son Commandement, ${value}.`,
  noPenalty: 'De combien le camp a perdu ne compte pas dans ce texte.',
  penalty: value => `On ôte un point par blessure d’écart : ${value}.`,
  sweeps: {
    relock: 'Une unité rattrapée ne s’échappe pas : elle reste au combat, sans perdre personne pour cela.',
    'free-round': 'Une unité rattrapée est frappée encore une fois par les vainqueurs, qui touchent tous, puis fuit.',
    destroy: 'Une unité rattrapée est détruite jusqu’à la dernière figurine.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Chaque camp ajoute son Initiative à un dé ; il faut aux vainqueurs autant que les perdants, ou plus.',
  },
  runs: unit => `${unit} fuit aussi loin que le disent ses dés.`,

  ofModel: (model, why) => `${model} : ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit} : ${counted(models, { one: 'figurine frappe', other: 'figurines frappent' })} maintenant, avec `
    + `${counted(attacks, { one: 'attaque', other: 'attaques' })} en tout.`,
  dieForEach: 'Chaque attaque de tous ceux dont c’est l’Initiative vaut un dé.',
  character: name => `${name} est un personnage indépendant, donc une unité à part, et des règles disent qui peut le `
    + 'frapper, et qui le doit.',

  zones: ZONES,
  stands: {
    touching: 'Elle touche un ennemi.', supporting: 'Elle est à 2″ d’un ami qui touche un ennemi.',
    idle: 'Elle ne touche personne, et aucun ami à 2″ d’elle non plus.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit} : ${armours.map(({ count, value }) => `${modelsOf(count)} (${armour(value)})`).join(', ')}.`,
  savesIn: (unit, saves) => 'Un dé sauvegarde s’il montre ce qu’il faut à l’armure, ou plus ; chaque blessure non '
    + `sauvegardée coûte un point de vie. Pour tous dans ${unit} : ${saves.map(armour).join(' ou ')}.`,
};
