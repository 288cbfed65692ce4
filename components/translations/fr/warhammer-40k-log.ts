/** In French: what has happened in a phase of Warhammer 40,000. */
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, diceOf, hitsOf, que, withMonsters } from './grammar.ts';

type Words = English['warhammer-40k-charge-log'] & English['warhammer-40k-log']
  & English['warhammer-40k-aftermath-log'];

const SIDES: Readonly<Record<Side, string>> = { attacker: 'l’attaquant', defender: 'le défenseur' };
const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'personne' : listed(items));
const verb = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : one}`;
/** 'd’Assault 1 et de Boyz 1' */
const ofEach = (items: readonly string[]): string => listed(items.map(item => de(item)));
const woundsOf = (wounds: number): string => counted(wounds, { one: 'blessure', other: 'blessures' });
const logFar = (inches: number): string => `${figure(Math.round(inches * 10) / 10)}″`;
const lossesOf = (models: readonly string[]): string =>
  `${form(models.length, { one: 'perte', other: 'pertes' })} : ${listed(models)}.`;
const losses = (models: readonly string[]): string => (models.length === 0 ? '' : ` ${capital(lossesOf(models))}`);

const ARMS: Readonly<Partial<Record<Parameters<typeof withMonsters>[0], string>>> = {
  ordinary: 'arme ordinaire', power: 'arme énergétique', poisoned: 'arme empoisonnée', heavy: 'arme lourde',
  rending: 'arme perforante', monstrous: 'créature monstrueuse',
};
const armOf = (kind: Parameters<typeof withMonsters>[0]): string => ARMS[kind] ?? withMonsters(kind);

/** What happened in the charges of a phase, and what was agreed on. */
const warhammer40kChargeLog: Words['warhammer-40k/charge-log'] = {
  'charge-declared': ({ units, targets }) =>
    `${verb(units, 'déclare', 'déclarent')} une charge contre ${listed(targets)}.`,
  'charge-rolled': ({ unit, faces, range, penalty }) =>
    `${unit} fait ${listed(faces)} : charge de `
    + `${logFar(range)}${penalty === 0 ? '' : ` ; le terrain difficile a coûté ${logFar(penalty)}`}.`,
  'charge-failed': ({ unit, target, inches }) =>
    `Avec ${logFar(inches)}, ${unit} n’atteint pas ${target} et reste sur place.`,
  'charge-without-chargers': ({ unit }) => `Il ne reste personne ${de(unit)} pour charger.`,
  'charge-without-targets': ({ unit }) => `Il ne reste personne ${que(unit)} puisse charger.`,
  'charge-ended': ({ unit, targets }) => `${unit} est au combat avec ${listed(targets)}.`,
  'charge-untouched': ({ unit, targets }) => `${unit} n’est au contact d’aucune figurine ${ofEach(targets)}.`,
  'overwatch-fired': ({ unit, wounds, slain }) =>
    `Tir d’état d’alerte ${de(unit)} : ${woundsOf(wounds)}.${losses(slain)}`,
  regrouped: ({ unit, total, leadership }) =>
    `${unit} fait ${total} contre un Commandement de ${leadership}, se regroupe et tient.`,
  'regroup-failed': ({ unit, total, leadership }) =>
    `${unit} fait ${total} contre un Commandement de ${leadership} et continue à fuir : destruction.`,
  'danger-taken': ({ model, face }) => `En terrain dangereux, ${model} fait ${face} : perte.`,
  'danger-failed': ({ model, face }) => `En terrain dangereux, ${model} fait ${face} : blessure.`,
  'danger-passed': ({ model, face }) => `En terrain dangereux, ${model} fait ${face} et s’en tire.`,
  'terrain-slows-not': ({ unit }) => `Le terrain difficile ne ralentit pas ${unit}.`,
  'overwatch-shoots': ({ unit }) => `${unit} tire sur ceux qui chargent.`,
  'templates-hit': ({ unit, target, hits }) => `${unit} contre ${target} : ${hitsOf(hits)} de gabarit.`,
  counters: ({ model, inches }) => `${model} avance de ${logFar(inches)} à la rencontre de la charge.`,
  'regroups-by-itself': ({ unit }) => `${unit} se regroupe sans test.`,
  'charge-untold': () => 'Ce texte ne dit pas comment on charge : personne ne charge.',
  agreed: ({ question, answer }) => `Réponse convenue. ${question} ${capital(answer)}.`,
};

/** What happened in its fights. */
const warhammer40kLog: Words['warhammer-40k/log'] = {
  'saves-thrown': ({ who, saved, dice, by, need }) =>
    `${who} : ${counted(saved, { one: 'blessure sauvegardée', other: 'blessures sauvegardées' })} sur ${dice} `
    + `(${by === 'armour' ? 'armure' : 'invulnérable'} ${need}+).`,
  destroyed: ({ who, wounds }) =>
    `${who} : le destructeur enlève ${counted(wounds, { one: 'point de vie', other: 'points de vie' })}.`,
  'shrugged-off': ({ who, saved, dice, need }) =>
    `${who} : ${counted(saved, { one: 'blessure ignorée', other: 'blessures ignorées' })} sur ${dice} (${need}+).`,
  'fear-passed': ({ unit, total, leadership }) =>
    `${unit} fait ${total} contre un Commandement de ${leadership} et n’a pas peur.`,
  'fear-failed': ({ unit, total, leadership }) =>
    `${unit} fait ${total} contre un Commandement de ${leadership} et a peur : Capacité de Combat 1.`,
  rampages: ({ units, attacks }) =>
    `${units} : carnage, ${counted(attacks, { one: 'attaque', other: 'attaques' })} de plus par figurine.`,
  'save-chosen': ({ who, dice, by, need }) => `${who} : ${woundsOf(dice)} à sauvegarder avec `
    + `${by === 'armour' ? 'l’armure' : 'l’invulnérable'} sur ${need}+.`,
  slain: ({ unit, models }) => `${unit}, ${lossesOf(models)}`,
  wounded: ({ model, wounds }) =>
    `Blessure : il reste ${counted(wounds, { one: 'point', other: 'points' })} de vie à ${model}.`,
  'wounds-lost': ({ unit, lost }) => `${unit} : ${woundsOf(lost)} sans victime.`,
  'group-first': ({ unit, save }) =>
    `${unit} : les figurines ${save === null ? 'sans armure' : `qui sauvegardent sur ${save}+`} prennent d’abord les `
    + 'blessures.',
  picked: ({ model }) => `C’est ${model} qui prend la blessure.`,
  'pool-first': ({ unit, wounds, strength }) => `${unit} : ensuite ${woundsOf(wounds)} de Force ${strength}.`,
  nominated: ({ model }) => `${model} doit faire la première sauvegarde.`,
  'look-out-heard': ({ model, taker, face, need }) =>
    `Attention, ${model} ! ${face} au dé (${need}+) : ${taker} prend la blessure.`,
  'look-out-declined': ({ model }) => `Personne ne prend la blessure à la place ${de(model)}.`,
  'look-out-unheard': ({ model, face, need }) => `Attention, ${model} ! ${face} au dé (${need}+) : nul autre ne `
    + 'prend la blessure.',
  'psychic-passed': ({ psyker, total, victim }) =>
    `${psyker} fait ${total} et réussit le test psychique : ${victim} meurt sur le coup.`,
  'psychic-failed': ({ psyker, total }) => `${psyker} fait ${total} et rate le test psychique.`,
  'fight-begun': ({ units }) => `On règle le combat ${ofEach(units)}.`,
  'cover-strikes': ({ strikers }) => `Avant tout le monde, à cause du couvert : ${listed(strikers)}.`,
  'rung-strikes': ({ rung, strikers }) =>
    `${rung === 'cover' ? 'Étape du couvert' : `Initiative ${rung}`} : ${listed(strikers)}.`,
  'fight-broken-off': () => 'Les camps sont trop loin l’un de l’autre. Plus personne ne frappe.',
  hits: ({ unit, target, dice, need, hits }) =>
    `${unit} contre ${target} : ${diceOf(dice)} sur ${need}+, ${hitsOf(hits)}.`,
  rends: ({ unit, target, rending }) =>
    `${unit} contre ${target} : ${counted(rending, { one: 'touche blesse', other: 'touches blessent' })} d’office.`,
  'rends-to-wound': ({ unit, target, rending }) => `${unit} contre ${target} : `
    + `${counted(rending, { one: 'blessure perce', other: 'blessures percent' })} l’armure.`,
  'effect-borrowed': ({ unit, kind }) =>
    `${unit}, ${armOf(kind)} : effet emprunté aux règles d’essai, absent de ce texte.`,
  'effect-by-page': ({ unit, kind }) => `${unit}, ${armOf(kind)} : effet décrit sur une autre page.`,
  'row-counts': ({ who, row }) => `${who} : le complément ${row} s’applique.`,
  'grenades-idle': ({ unit, kind }) => `${unit}, ${armOf(kind)} : sans effet selon ce texte.`,
  wounds: ({ unit, target, dice, need, wounds }) =>
    `${unit} contre ${target} : ${diceOf(dice)} sur ${need}+, ${woundsOf(wounds)}.`,
  'toughness-chosen': ({ unit, toughness }) => `Endurance ${de(unit)} pour les blessures : ${toughness}.`,
  'weapon-chosen': ({ model, weapon }) => `${model} frappe avec : ${weapon}.`,
  'weapon-declined': ({ model }) => `${model} frappe sans arme spéciale.`,
  aimed: ({ model, at }) => `${model} frappe ${listed(at)}.`,
  'piled-in': ({ model }) => `${model} avance pour sa mise au contact.`,
};

/** What came of its fights. */
const warhammer40kAftermathLog: Words['warhammer-40k/aftermath-log'] = {
  'fight-won': ({ winner, attacker, defender }) =>
    `Combat gagné par ${SIDES[winner]} : l’attaquant a infligé ${woundsOf(attacker)}, le défenseur ${defender}.`,
  drawn: ({ wounds }) => `Égalité : chaque camp a infligé ${woundsOf(wounds)}.`,
  'wiped-out': ({ loser, winner }) => `Plus personne du côté ${OF[loser]} dans ce combat : victoire pour `
    + `${SIDES[winner]}.`,
  'both-wiped-out': () => 'Plus personne d’aucun camp dans ce combat : égalité.',
  'handed-back': ({ attacker, defender }) =>
    `Le combat est fini : l’attaquant a infligé ${woundsOf(attacker)}, le défenseur ${defender}. Ce texte n’en dit `
    + 'pas plus.',
  stands: ({ unit, total, need }) => `${unit} fait ${total} (${need} ou moins requis) et tient.`,
  runs: ({ unit, total, need }) => `${unit} fait ${total} (${need} ou moins requis) et bat en retraite.`,
  'holds-fearless': ({ unit }) => `${unit} ne connaît pas la peur et tient sans test.`,
  'is-stubborn': ({ unit }) => `L’unité ${unit} est obstinée : rien n’est retiré à son Commandement.`,
  'sweeps-further': ({ unit, inches }) => `${unit} ajoute ${inches} à sa percée.`,
  'no-retreat': ({ unit, odds, wounds }) => `${unit} résiste à ${odds} contre 1 et subit ${woundsOf(wounds)}.`,
  'may-not-regroup': ({ unit }) => `${unit} ne peut pas se regrouper et continue à fuir.`,
  regroups: ({ unit, total, need }) => `${unit} fait ${total} (${need} ou moins requis) et se regroupe.`,
  'runs-on': ({ unit, total, need }) => `${unit} fait ${total} (${need} ou moins requis) et continue à fuir.`,
  'leaves-table': ({ unit, models }) => `${unit} : ${verb(models, 'quitte', 'quittent')} la table.`,
  'wins-roll-off': ({ side }) => `${capital(SIDES[side])} gagne le jet de départage et se dégage en premier.`,
  'may-break-away': ({ unit, face, initiative }) =>
    `${unit} fait ${face} contre une Initiative de ${initiative} et peut se dégager.`,
  'may-not-break-away': ({ unit, face, initiative }) =>
    `${unit} fait ${face} contre une Initiative de ${initiative} et reste au combat.`,
  'breaks-away': ({ unit, inches }) => `${unit} se dégage de ${logFar(inches)}.`,
  'cannot-break-away': ({ unit, inches }) =>
    `Avec ${logFar(inches)}, ${unit} n’échappe pas à l’ennemi et reste sur place.`,
  'fails-on-purpose': ({ unit }) => `${unit} ne peut pas blesser l’ennemi et bat en retraite sans test.`,
  'runs-so-far': ({ unit, roll }) => `${unit} fait ${roll} pour sa retraite.`,
  sweeps: ({ unit, total, target, roll }) => `${unit} fait ${total} et rattrape ${target}, qui a fait ${roll}.`,
  'sweeps-in-vain': ({ unit, total, target, roll }) =>
    `${unit} fait ${total} et ne rattrape pas ${target}, qui a fait ${roll}.`,
  caught: ({ unit, by }) => `L’unité ${unit}, rattrapée par ${listed(by)}, reste au combat.`,
  'lets-run': ({ unit }) => `${unit} laisse fuir l’ennemi.`,
  overrun: ({ unit, own, by, best }) => `${unit} fait ${own} contre ${best} pour ${listed(by)} : destruction.`,
  outruns: ({ unit, own, by, best }) => `${unit} fait ${own} contre ${best} pour ${listed(by)} : la fuite réussit.`,
  trapped: ({ unit }) => `${unit} n’a aucun chemin de retraite : destruction.`,
  'falls-back': ({ unit, inches }) => `${unit} bat en retraite de ${logFar(inches)}.`,
  'falls-back-slowly': ({ unit, inches }) => `${unit} bat en retraite de ${logFar(inches)} en terrain difficile.`,
  'piles-in': ({ model, inches }) => `${model} avance de ${logFar(inches)} pour sa mise au contact.`,
  'may-consolidate': ({ unit, inches }) => `${unit} peut consolider de ${logFar(inches)}.`,
  consolidates: ({ model, inches }) => `${model} consolide de ${logFar(inches)}.`,
  'locks-again': ({ unit, target }) =>
    `${unit} tombe sur ${target} : c’est un combat, mais pas une charge.`,
  'free-round': ({ unit, target }) => `${unit} frappe encore une fois ${target}. Tous les coups touchent.`,
  'outcome-untold': () => 'Ce texte ne dit pas ce qui suit le combat : personne ne bouge.',
};

export const chargeLogBooks: English['warhammer-40k-charge-log'] = {
  'warhammer-40k/charge-log': warhammer40kChargeLog,
};

export const logBooks: English['warhammer-40k-log'] = {
  'warhammer-40k/log': warhammer40kLog,
};

export const aftermathLogBooks: English['warhammer-40k-aftermath-log'] = {
  'warhammer-40k/aftermath-log': warhammer40kAftermathLog,
};
