/** In French: why something may not be done in a phase of Warhammer 40,000, and why models fight as they do. */
import type { Rung } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { de, que } from './grammar.ts';
import { warhammer40kScene } from './warhammer-40k.ts';

type Words = English['warhammer-40k-refusals'] & English['warhammer-40k-reasons'];

const refusalsFar = (inches: number): string => `${figure(Math.round(inches * 10) / 10)}″`;

/** Why something is not allowed in a phase. */
const warhammer40kRefusals: Words['warhammer-40k/refusals'] = {
  'not-now': () => 'Ce n’est pas possible à cette étape.',
  'wrong-number-of-dice': ({ needed, given }) =>
    `Ce jet a ${counted(needed, { one: 'dé', other: 'dés' })}, pas ${given}.`,
  'no-such-face': ({ face }) => `Un dé n’a que les faces 1 à 6, pas ${face}.`,
  'not-asked': ({ question }) => `Cette question ne se pose pas maintenant : ${question}.`,
  'no-such-option': ({ option }) => `Ce n’est pas une réponse possible : ${option}.`,
  'text-tells': ({ question }) => `Le texte répond lui-même à cette question : ${question}.`,
  'not-in-this-fight': ({ model }) => `${model} ne participe pas à ce combat.`,
  'no-special-attack': ({ model }) => `${model} n’est au contact d’aucun ennemi : pas d’attaque spéciale.`,
  'no-such-weapon': ({ model, weapon }) => `${model} n’a pas cette arme pour frapper : ${weapon}.`,
  'strikes-not-now': ({ model }) => `${model} ne frappe pas maintenant.`,
  'strikes-not-there': ({ model, unit }) => `${model} ne peut pas frapper ${unit}.`,
  'strikes-so-often': ({ model, attacks }) =>
    `${model} a ${counted(attacks, { one: 'attaque', other: 'attaques' })}, ni plus ni moins.`,
  'strikes-one-unit': ({ model }) => `Toutes les attaques ${de(model)} visent une seule unité.`,
  'no-other-save': ({ who }) => `${who} n’a pas d’autre sauvegarde.`,
  'saves-so-many': ({ who, dice }) =>
    `${who} a ici ${dice === 1 ? '1 blessure' : `de 1 à ${dice} blessures`} à sauvegarder.`,
  'piles-in-not-now': ({ model }) => `${model} ne fait pas de mise au contact maintenant.`,
  apart: ({ unit }) => `Les figurines ${de(unit)} doivent finir à 2″ ou moins les unes des autres.`,
  'engaged-may-not-shoot': ({ model }) => `${model} est trop près du combat pour tirer ou servir de cible.`,
  'locked-may-not-shoot': ({ unit }) => `${unit} est au combat : aucune de ses figurines ne tire ni ne sert de cible.`,
  'no-heavy-while-falling-back': ({ unit }) => `${unit} bat en retraite et ne tire pas avec des armes lourdes.`,
  'charge-no-unit': ({ unit }) => `Aucune unité ne s’appelle « ${unit} ».`,
  'charge-not-your-turn': ({ unit }) => `${unit} charge pendant le tour de son propre joueur.`,
  'charge-nobody-left': ({ unit }) => `Il ne reste personne ${de(unit)}.`,
  'charge-declared-already': ({ unit }) => `${unit} a déjà déclaré sa charge pendant cette phase.`,
  'charge-locked': ({ unit }) => `${unit} est déjà au corps à corps.`,
  'charge-falling-back': ({ unit }) => `${unit} bat en retraite et ne peut pas charger.`,
  'charge-stood-to-fire': ({ unit }) => `L’unité ${unit} est restée immobile pour tirer et ne peut pas charger.`,
  'charge-regrouped': ({ unit }) => `L’unité ${unit} s’est regroupée ce tour-ci et ne peut pas charger.`,
  'charge-ran': ({ unit }) => `${unit} a couru ce tour-ci et ne peut pas charger.`,
  'charge-gone-to-ground': ({ unit }) => `L’unité ${unit} s’est jetée à terre et ne peut pas charger.`,
  'charge-barred': ({ unit }) => `Tu as préparé la table de sorte ${que(unit)} ne puisse pas charger.`,
  'charge-goes-along': ({ character, unit }) =>
    `${character} accompagne ${unit} : c’est l’unité qui déclare la charge.`,
  'charge-no-target': () => 'Il faut une cible pour charger.',
  'charge-no-enemy': ({ target }) => `${target} n’est pas une unité ennemie qu’on puisse charger.`,
  'charge-named-twice': ({ target }) => `${target} figure deux fois parmi les cibles.`,
  'charge-in-a-unit': ({ target, unit }) => `${target} est dans l’unité ${unit} : c’est elle qu’il faut charger.`,
  'charge-shot-first': ({ target, unit }) =>
    `Ce tour-ci, les tirs ont visé ${target} : ${unit} doit charger cette cible d’abord.`,
  'charge-shot-only': ({ target, unit }) =>
    `Ce tour-ci, les tirs ont visé ${target} : ${unit} ne peut charger personne d’autre.`,
  'charge-scattered': ({ target, inches }) => `${target} est à plus de ${refusalsFar(inches)} des autres cibles.`,
  'charge-unseen': ({ unit, target }) => `${unit} ne voit pas ${target}.`,
  'charge-out-of-reach': ({ unit, target, inches }) =>
    `Avec ${refusalsFar(inches)}, ${unit} ne peut pas atteindre ${target}.`,
  'charge-would-scatter': ({ unit }) =>
    `${unit} ne peut pas être au contact de toutes ces cibles et rester en cohésion.`,
  'charge-not-declared': ({ unit }) => `${unit} n’a plus de charge à faire.`,
  'overwatch-not-now': ({ unit }) => `${unit} ne peut pas tirer sur l’unité qui charge.`,
  'overwatch-is-told': () => 'L’effet de ce tir se saisit d’après la table : aucun complément n’en fait lancer les '
  + 'dés.',
  'overwatch-is-thrown': ({ unit }) => `Le tir ${de(unit)} se joue aux dés : dis avec quelles armes.`,
  'overwatch-no-guns': ({ unit }) =>
    `${unit} tire avec des armes de Force 1 à 10, de PA 1 à 6 ou sans PA, à raison de 1 à 60 tirs chacune.`,
  'overwatch-no-blast': ({ unit }) => `${unit} ne tire pas avec des armes à explosion sur ceux qui chargent.`,
  'overwatch-at-nobody': ({ model }) => `${model} ne charge pas, ou figure deux fois dans la liste.`,
  'overwatch-wounds': ({ model, left }) =>
    `${model} peut perdre ${left === 1 ? '1 point' : `de 1 à ${left} points`} de vie.`,
  'charge-not-in-it': ({ model, unit }) => `${model} ne charge pas avec ${unit}.`,
  'charge-has-moved': ({ model }) => `${model} a déjà bougé.`,
  'charge-models-left': ({ models }) => `${form(models.length, {
    one: 'Figurine qui peut encore s’approcher, et doit le faire',
    other: 'Figurines qui peuvent encore s’approcher, et doivent le faire',
  })} : ${listed(models)}.`,
  'off-the-table': ({ model }) => `${model} quitterait la table.`,
  'in-impassable-terrain': ({ model, terrain, kind }) =>
    `${model} ne peut pas être là. Terrain infranchissable : ${terrain ?? warhammer40kScene.kinds[kind]}.`,
  'stands-on': ({ by }) => `${by} est déjà là.`,
  'too-near': ({ model, by }) => `${model} ne peut pas venir si près ${de(by)}.`,
  'no-way-there': ({ model }) => `${model} n’a pas de chemin jusque-là.`,
  'too-far': ({ model, far: length, most }) =>
    `${model} devrait parcourir ${refusalsFar(length)}, mais ne peut faire que ${refusalsFar(most)}.`,
  'has-moved': ({ model }) => `${model} a déjà bougé.`,
  'does-not-move': ({ model }) => `${model} ne bouge pas maintenant.`,
  'not-the-nearest': ({ nearest }) => `${nearest} est au plus près de l’ennemi et bouge d’abord.`,
  'must-touch': ({ model, enemy }) => `${model} doit aller au contact ${de(enemy)}, l’ennemi le plus proche.`,
  'not-coherent': ({ model }) => `${model} serait à plus de 2″ des autres figurines de son unité.`,
  'could-touch-a-free-enemy': ({ model }) =>
    `${model} peut atteindre un ennemi que personne ne combat, et doit le faire.`,
  'could-touch-an-enemy': ({ model }) => `${model} peut atteindre un ennemi, et doit le faire.`,
  'could-support': ({ model }) => `${model} peut aller près d’un ami au contact, et doit le faire.`,
  'could-be-coherent': ({ model }) => `${model} peut rester à 2″ ou moins de ceux qui ont bougé, et doit le faire.`,
  'could-come-nearer': ({ model }) => `${model} peut encore s’approcher de l’ennemi, et doit le faire.`,
  'touches-an-enemy': ({ model }) => `${model} est au contact d’un ennemi et y reste.`,
  'may-not-touch': ({ model, by }) => `${model} ne peut pas aller au contact ${de(by)} pendant ce mouvement.`,
};

const attacksOf = (attacks: number): string => counted(attacks, { one: 'attaque', other: 'attaques' });
const at = (rung: Rung): string => (rung === 'cover' ? 'à l’étape du couvert' : `à Initiative ${rung}`);

/** Why a model strikes as it does, or takes a wound. */
const warhammer40kReasons: Words['warhammer-40k/reasons'] = {
  'is-lost': ({ model }) => `La figurine ${model} est éliminée.`,
  'in-no-combat': ({ unit }) => `${unit} n’est dans aucun combat.`,
  'fought-already': () => 'Son combat a déjà été réglé pendant cette phase.',
  'touches-enemies': ({ foes }) => `Au contact ${listed(foes.map(foe => de(foe)))}.`,
  'touches-the-fallen': () => 'L’ennemi qui était au contact est tombé, mais le contact compte quand même.',
  'stands-near-a-friend': ({ friends }) =>
    `Au contact de personne, mais à 2″ ou moins d’un ami au contact : ${listed(friends)}.`,
  'stands-idle': () => 'Au contact d’aucun ennemi, et pas assez près d’un ami au contact d’un ennemi.',
  'may-pile-in': ({ rung }) =>
    `${capital(at(rung))}, la figurine peut aller au contact et combattre.`,
  'own-initiative': ({ initiative }) => `Son Initiative est de ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `Son arme (${weapon}) frappe à Initiative 1, quoi qu’il arrive.`,
  'terrain-is-slow': () => 'Son unité a chargé à travers un terrain difficile et frappe à Initiative 1.',
  'frag-keeps-initiative': () => 'Son unité a chargé à travers un terrain difficile ; la figurine garde sa propre '
    + 'Initiative grâce à ses grenades frag.',
  'cover-is-quick': ({ rung }) => `Chargée à couvert, la figurine frappe ${at(rung)}.`,
  'cover-is-no-quicker': ({ rung }) => `Chargée à couvert, la figurine frapperait ${at(rung)} même sans cela.`,
  'frag-is-quick': ({ rung }) =>
    `Grâce à ses grenades frag, la figurine frappe ${at(rung)}, en même temps que les ennemis à couvert qu’elle a `
    + 'chargés.',
  'cover-does-nothing': () => 'La figurine a été chargée à couvert ; selon ce texte, cela ne change rien.',
  'cover-is-lost': () => 'La figurine a été chargée à couvert, mais cela ne compte pas ici.',
  'no-initiative': () => 'Sans Initiative, une figurine ne frappe jamais.',
  'own-attacks': ({ attacks }) => `Son profil a ${attacksOf(attacks)}.`,
  'one-attack': () => 'Qui ne fait que soutenir n’a qu’une attaque, quelles que soient ses armes.',
  'second-weapon': () => 'Une seconde arme vaut une attaque de plus.',
  'charge-bonus': ({ more }) => `La figurine a chargé ce tour-ci : ${attacksOf(more)} de plus.`,
  'no-charge-bonus': () => 'La figurine a chargé ce tour-ci, mais quelque chose lui ôte le bonus de charge.',
  'strikes-with': ({ weapon }) => `La figurine frappe avec : ${weapon}.`,
  'effect-of-trial-rules': ({ weapon }) =>
    `Effet que ce texte ne décrit pas, emprunté aux règles d’essai : ${weapon ?? 'créature monstrueuse'}.`,
  'effect-of-page': ({ weapon }) =>
    `Effet décrit sur une autre page : ${weapon ?? 'créature monstrueuse'}.`,
  'row-has-a-part': ({ row }) => `Complément qui compte dans ses coups : ${row}.`,
  'plasma-does-nothing': () => 'Les grenades à plasma ne font rien selon ce texte.',
  'photon-does-nothing': () => 'Les grenades à photons ne font rien selon ce texte.',
  'strikes-these': ({ units }) => `La figurine peut frapper ${listed(units)}.`,
  'strikes-nobody': () => 'Il ne reste personne que la figurine puisse frapper.',
  'has-no-attacks': () => 'La figurine n’a aucune attaque.',
  'has-struck': () => 'La figurine a déjà frappé dans ce combat.',
  'strikes-now': ({ attacks, rung }) => `La figurine frappe maintenant : ${attacksOf(attacks)} ${at(rung)}.`,
  'strikes-later': ({ attacks, rung }) => `Son tour viendra : ${attacksOf(attacks)} ${at(rung)}.`,
  'skill-of-all': ({ value }) => `Tous ceux qui comptent ont une Capacité de Combat de ${value}.`,
  'skill-of-most': ({ value, have, of }) =>
    `La Capacité de Combat ${value} compte : ${have} figurines sur ${of} l’ont.`,
  'skill-of-tie': ({ value }) => `Aucune Capacité de Combat n’a la majorité : c’est ${value} qui compte.`,
  'toughness-of-all': ({ value }) => `Tous ceux qui comptent ont une Endurance de ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `L’Endurance ${value} compte : ${have} figurines sur ${of} l’ont.`,
  'toughness-of-tie': ({ value }) => `Aucune Endurance n’a la majorité : c’est ${value} qui compte.`,
  'out-of-zone': () => 'Ceux qui ont frappé ne peuvent pas atteindre cette figurine.',
  'other-armour': () => 'La blessure est tombée sur des figurines à l’armure différente.',
  'other-is-wounded': () => 'Une figurine déjà blessée passe d’abord.',
  'other-goes-on': () => 'Une autre figurine prend les blessures jusqu’à être éliminée.',
  'other-has-fewer-wounds': () => 'Il reste moins de points de vie à une autre figurine de la nuée.',
  'holds-unit-together': () => 'Sans cette figurine, l’unité perdrait sa cohésion.',
  'touches-no-striker': () => 'D’autres sont au contact d’une figurine qui frappe maintenant.',
  'further-away': () => 'D’autres sont plus près d’une figurine qui frappe maintenant.',
  'only-taker': () => 'Aucune autre figurine ne peut prendre la blessure.',
  'may-take': () => 'Son propriétaire peut choisir cette figurine.',
};

export const warhammer40kRefusalsBooks: English['warhammer-40k-refusals'] = {
  'warhammer-40k/refusals': warhammer40kRefusals,
};

export const warhammer40kReasonsBooks: English['warhammer-40k-reasons'] = {
  'warhammer-40k/reasons': warhammer40kReasons,
};
