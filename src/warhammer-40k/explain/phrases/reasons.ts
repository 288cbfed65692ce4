/** Why a model strikes as it does, or takes a wound, in English. Another language is another record of these. */
import type { ReasonValues } from '../../model/log-entries.ts';
import { count, joinNames, rungWords } from './wording.ts';

/** A sentence for each kind of reason. */
export type Reasons = { readonly [K in keyof ReasonValues]: (values: ReasonValues[K]) => string };

export const REASON_PHRASES: Reasons = {
  'is-lost': ({ model }) => `${model} is lost.`,
  'in-no-combat': ({ unit }) => `${unit} is in no combat.`,
  'fought-already': () => 'Its combat has been fought this phase.',
  'touches-enemies': ({ foes }) => `It touches ${joinNames(foes)}.`,
  'touches-the-fallen': () => 'The enemy it touched has fallen; it counts as in contact all the same.',
  'stands-near-a-friend': ({ friends }) =>
    `It touches nobody, but stands within 2″ of ${joinNames(friends)}, who does.`,
  'stands-idle': () => 'It touches no enemy, and is not near enough to a friend who does.',
  'may-pile-in': ({ rung }) => `When Initiative ${rung} comes, it may pile in and fight.`,
  'own-initiative': ({ initiative }) => `Its Initiative is ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `${weapon} strikes at Initiative 1, whatever else there is.`,
  'terrain-is-slow': () => 'Its unit charged through difficult terrain and strikes at Initiative 1.',
  'frag-keeps-initiative': () =>
    'Its unit charged through difficult terrain; its frag grenades keep it at its own Initiative.',
  'cover-is-quick': ({ rung }) => `It was charged in cover and strikes at ${rungWords(rung)}.`,
  'cover-is-no-quicker': ({ rung }) =>
    `It was charged in cover, and would strike at ${rungWords(rung)} without it too.`,
  'frag-is-quick': ({ rung }) =>
    `Its frag grenades let it strike at ${rungWords(rung)}, with those whom it charged in cover.`,
  'cover-does-nothing': () => 'It was charged in cover; by this text that changes nothing.',
  'cover-is-lost': () => 'It was charged in cover, but that does not count here.',
  'no-initiative': () => 'Without Initiative it never strikes.',
  'own-attacks': ({ attacks }) => `Its profile has ${count(attacks, 'attack')}.`,
  'one-attack': () => 'Whoever only supports has one attack, whatever it carries.',
  'second-weapon': () => 'A second weapon is worth one more.',
  'charge-bonus': ({ more }) => `It charged this turn: ${more === 1 ? 'one' : more} more.`,
  'no-charge-bonus': () => 'It charged this turn, but something takes the attack for it away.',
  'strikes-with': ({ weapon }) => `It strikes with: ${weapon}.`,
  'effect-of-trial-rules': ({ weapon }) =>
    `What ${weapon ?? 'a monstrous creature'} does is borrowed from the trial rules, not told by this text.`,
  'effect-of-page': ({ weapon }) => `A page beside this text tells what ${weapon ?? 'a monstrous creature'} does.`,
  'row-has-a-part': ({ row }) => `${row} has a part in its blows.`,
  'plasma-does-nothing': () => 'Plasma grenades do nothing by this text.',
  'photon-does-nothing': () => 'Photon grenades do nothing by this text.',
  'strikes-these': ({ units }) => `It can strike ${joinNames(units)}.`,
  'strikes-nobody': () => 'Nobody whom it could strike is left.',
  'has-no-attacks': () => 'It has no attacks.',
  'has-struck': () => 'It has struck in this fight.',
  'strikes-now': ({ attacks, rung }) => `It strikes now: ${count(attacks, 'attack')} at ${rungWords(rung)}.`,
  'strikes-later': ({ attacks, rung }) => `Its turn comes: ${count(attacks, 'attack')} at ${rungWords(rung)}.`,
  'skill-of-all': ({ value }) => `Everybody who counts has Weapon Skill ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Weapon Skill ${value} counts: ${have} of ${of} have it.`,
  'skill-of-tie': ({ value }) => `No Weapon Skill is in the majority: ${value} counts.`,
  'toughness-of-all': ({ value }) => `Everybody who counts has Toughness ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Toughness ${value} counts: ${have} of ${of} have it.`,
  'toughness-of-tie': ({ value }) => `No Toughness is in the majority: ${value} counts.`,
  'out-of-zone': () => 'Those who struck cannot reach it.',
  'other-armour': () => 'The wound fell on models in other armour.',
  'other-is-wounded': () => 'A model that is wounded already comes first.',
  'other-goes-on': () => 'Another model takes wounds until it is gone.',
  'other-has-fewer-wounds': () => 'Another of the swarm has fewer wounds left.',
  'holds-unit-together': () => 'Without it the unit would fall apart.',
  'touches-no-striker': () => 'Others touch a model that strikes now.',
  'further-away': () => 'Others are nearer to a model that strikes now.',
  'only-taker': () => 'No other model may take the wound.',
  'may-take': () => 'Its owner may choose it.',
};
