/** In French: why a model strikes as it does, or takes a wound. */
import type { REASON_PHRASES as english } from '../../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { de } from '../elision.ts';
import type { Rung } from '../../../../src/warhammer-40k/model/procedure.ts';

const attacksOf = (attacks: number): string => counted(attacks, { one: 'attaque', other: 'attaques' });
const at = (rung: Rung): string => (rung === 'cover' ? 'à l’étape du couvert' : `à Initiative ${rung}`);

export const words: typeof english = {
  'is-lost': ({ model }) => `${model} n’est plus là.`,
  'in-no-combat': ({ unit }) => `${unit} n’est dans aucun combat.`,
  'fought-already': () => 'Son combat a déjà été réglé à cette phase.',
  'touches-enemies': ({ foes }) => `Elle est au contact ${de(listed(foes))}.`,
  'touches-the-fallen': () => 'L’ennemi à son contact est tombé ; elle compte quand même comme au contact.',
  'stands-near-a-friend': ({ friends }) =>
    `Elle ne touche personne, mais est à 2″ d’un ami au contact : ${listed(friends)}.`,
  'stands-idle': () => 'Elle ne touche aucun ennemi, et n’est pas assez près d’un ami au contact.',
  'may-pile-in': ({ rung }) =>
    `${rung === 'cover' ? 'À l’étape du couvert' : `À Initiative ${rung}`}, elle peut aller au contact et combattre.`,
  'own-initiative': ({ initiative }) => `Son Initiative est de ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `Son arme (${weapon}) frappe à Initiative 1, quoi qu’il y ait d’autre.`,
  'terrain-is-slow': () => 'Son unité a chargé à travers un terrain difficile et frappe à Initiative 1.',
  'cover-is-quick': ({ rung }) => `Chargée à couvert, elle frappe ${at(rung)}.`,
  'cover-is-no-quicker': ({ rung }) => `Chargée à couvert, elle frapperait ${at(rung)} même sans cela.`,
  'frag-is-quick': ({ rung }) =>
    `Ses grenades frag la font frapper ${at(rung)}, avec ceux qu’elle a chargés à couvert.`,
  'cover-does-nothing': () => 'Elle a été chargée à couvert ; selon ce texte, cela ne change rien.',
  'cover-is-lost': () => 'Elle a été chargée à couvert, mais cela ne compte pas ici.',
  'no-initiative': () => 'Sans Initiative, elle ne frappe jamais.',
  'own-attacks': ({ attacks }) => `Son profil a ${attacksOf(attacks)}.`,
  'one-attack': () => 'Qui ne fait que soutenir a une attaque, quelles que soient ses armes.',
  'second-weapon': () => 'Une deuxième arme en vaut une de plus.',
  'charge-bonus': () => 'Elle a chargé à ce tour : une de plus.',
  'no-charge-bonus': () => 'Elle a chargé à ce tour, mais quelque chose lui ôte cette attaque.',
  'strikes-with': ({ weapon }) => `Elle frappe avec : ${weapon}.`,
  'strikes-these': ({ units }) => `Elle peut frapper ${listed(units)}.`,
  'strikes-nobody': () => 'Il ne reste personne qu’elle puisse frapper.',
  'has-no-attacks': () => 'Elle n’a pas d’attaques.',
  'has-struck': () => 'Elle a frappé dans ce combat.',
  'strikes-now': ({ attacks, rung }) => `Elle frappe maintenant : ${attacksOf(attacks)} ${at(rung)}.`,
  'strikes-later': ({ attacks, rung }) => `Son tour viendra : ${attacksOf(attacks)} ${at(rung)}.`,
  'skill-of-all': ({ value }) => `Tous ceux qui comptent ont une Capacité de Combat de ${value}.`,
  'skill-of-most': ({ value, have, of }) => `La Capacité de Combat ${value} compte : ${have} sur ${of} l’ont.`,
  'skill-of-tie': ({ value }) => `Aucune Capacité de Combat n’a la majorité : ${value} compte.`,
  'toughness-of-all': ({ value }) => `Tous ceux qui comptent ont une Endurance de ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `L’Endurance ${value} compte : ${have} sur ${of} l’ont.`,
  'toughness-of-tie': ({ value }) => `Aucune Endurance n’a la majorité : ${value} compte.`,
  'out-of-zone': () => 'Ceux qui ont frappé ne peuvent pas l’atteindre.',
  'other-armour': () => 'La blessure est tombée sur des figurines à l’armure différente.',
  'other-is-wounded': () => 'Une figurine déjà blessée passe d’abord.',
  'other-goes-on': () => 'Une autre figurine prend les blessures jusqu’à être éliminée.',
  'holds-unit-together': () => 'Sans elle, l’unité perdrait sa cohésion.',
  'touches-no-striker': () => 'D’autres touchent une figurine qui frappe maintenant.',
  'further-away': () => 'D’autres sont plus près d’une figurine qui frappe maintenant.',
  'only-taker': () => 'Aucune autre figurine ne peut prendre la blessure.',
  'may-take': () => 'Son propriétaire peut la choisir.',
};
