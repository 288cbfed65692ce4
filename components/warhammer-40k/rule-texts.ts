/** The rules of the assault phase in our own words, by their ids; where the texts differ, the question that tells. */
import { isSilent, answer } from '../../src/warhammer-40k/answers.ts';
import type { Question } from '../../src/warhammer-40k/policy.ts';
import type { Phase } from '../../src/warhammer-40k/state.ts';
import { answerInWords, POLICY_WORDS } from './policy-words.ts';
import { EDITION_NAMES, words } from './words.ts';

export interface RuleText {
  /** What all texts have in common. */
  readonly say: string;
  /** What they answer differently. */
  readonly turns: readonly Question[];
}

const rule = (say: string, ...turns: readonly Question[]): RuleText => ({ say, turns });

export const RULE_TEXTS: Readonly<Record<string, RuleText>> = {
  '40k.1': rule('A phase goes from charges over the fights to what comes of each of them.'),
  '40k.2': rule('A unit declares whom it charges before it moves.', 'chargeShape'),
  '40k.3': rule('A charge goes as far as its range and no further.', 'chargeRange'),
  '40k.4': rule('At least one model has to be able to reach the target, past walls and enemies it leaves alone.',
    'chargeSight'),
  '40k.6': rule('Difficult terrain on the way makes a charge shorter.', 'chargeTerrain'),
  '40k.7': rule('If the first model cannot reach the enemy, nobody of its unit moves.'),
  '40k.8': rule('A die is thrown for each model whose way leads through dangerous terrain; a one takes it.'),
  '40k.9': rule('Whom a unit has shot this turn limits whom it may charge.', 'shotThenCharge'),
  '40k.10': rule('A unit that stood still to fire may be barred from charging.', 'stationaryFireBan'),
  '40k.11': rule('A unit may charge several targets that lie together.', 'multiCharge'),
  '40k.12': rule('Those who are charged may have a chance to fire first.', 'overwatch'),
  '40k.13': rule('A unit that falls back and is charged first tests whether it regroups.'),
  '40k.14': rule('The model nearest to the enemy goes first, straight to the enemy nearest to it.'),
  '40k.15': rule('Each later model takes the best place it can reach: a free enemy, then any enemy, then near a friend '
    + 'in contact, then with its unit.'),
  '40k.16': rule('Models pass through nobody, through no gap narrower than their base, and keep 1″ from enemies they '
    + 'do not charge.'),
  '40k.17': rule('A unit that was declared a target and not touched takes no part in the fight.'),
  '40k.18': rule('The player whose turn it is says in which order combats are fought; each is finished first.'),
  '40k.19': rule('Models in base contact fight, and so do those within 2″ of a friend who is.', 'supportReach'),
  '40k.20': rule('Who fights is worked out from where models stand.', 'engagedWhen'),
  '40k.21': rule('A model may lose the enemy it touched before it strikes.', 'engagedWhen'),
  '40k.22': rule('Models near a friend in contact strike with less, or with all they have.', 'support'),
  '40k.24': rule('A charge is worth one attack more, unless something takes it away.', 'chargeBonusBar'),
  '40k.26': rule('A second one-handed weapon is worth one attack, and never more than one.'),
  '40k.27': rule('Models strike from Initiative 10 down to 1, in the order of their own.'),
  '40k.28': rule('Cover helps those who are charged in it, in the first round alone.', 'cover', 'coverLine'),
  '40k.30': rule('Frag grenades let chargers strike at the same time as enemies in cover.', 'cover'),
  '40k.31': rule('Plasma grenades take away what cover gives; so does a fight that was going on already.'),
  '40k.33': rule('A way through difficult terrain may make chargers strike last.', 'terrainStrikesLast'),
  '40k.34': rule('A power fist strikes at Initiative 1, whatever else there is.'),
  '40k.35': rule('Everybody at one Initiative strikes at the same time, on both sides.'),
  '40k.36': rule('Models may close up when their Initiative comes.', 'engagedWhen'),
  '40k.37': rule('A fight ends when the sides stand too far apart to reach each other.', 'engagedWhen'),
  '40k.38': rule('A die for each attack. What hits is read off Weapon Skill against Weapon Skill.'),
  '40k.39': rule('A unit of several Weapon Skills defends with the one that most have.', 'majorityOver'),
  '40k.40': rule('Where no Weapon Skill is in the majority, a rule settles it.', 'tieWeaponSkill'),
  '40k.41': rule('A unit of several Toughnesses is wounded by the one that most have.', 'majorityOver'),
  '40k.42': rule('Where no Toughness is in the majority, somebody has to settle it.', 'tieToughness'),
  '40k.43': rule('A die for each hit. What wounds is read off Strength against Toughness.'),
  '40k.45': rule('An invulnerable save is thrown where armour is denied, or where it is better.', 'allocation'),
  '40k.46': rule('A die for each wound saves by armour, unless the weapon keeps it from being taken.', 'armour'),
  '40k.47': rule('Where a unit wears several kinds of armour, the text says which takes wounds.', 'allocation'),
  '40k.48': rule('Of armour groups that are equally large, the owner says which takes wounds first.', 'allocation'),
  '40k.49': rule('Not everybody in a unit can fall to a blow.', 'vulnerable'),
  '40k.50': rule('Wounds fall on models, and the text says who picks them.', 'allocation', 'vulnerable'),
  '40k.51': rule('A model that has lost a wound takes the next ones until it is gone.'),
  '40k.52': rule('Wounds for which nobody is left are lost.', 'vulnerable'),
  '40k.53': rule('Wounds of special weapons are settled apart from plain ones.', 'allocation'),
  '40k.54': rule('Nobody strikes twice, and who falls at the Initiative at which it strikes has struck all the same.'),
  '40k.55': rule('Special weapons double Strength, deny armour, wound again or come last.'),
  '40k.56': rule('Each side counts the wounds it has inflicted. The side with fewer has lost.'),
  '40k.57': rule('Where both sides have inflicted as many wounds it is a draw, and the combat goes on.'),
  '40k.58': rule('Whoever wipes out the enemy has won, whatever the wounds are.'),
  '40k.59': rule('Friends who see a unit wiped out may panic.', 'panic'),
  '40k.60': rule('Losers throw two dice against their Leadership, and fall back if they throw more.', 'moralePenalty'),
  '40k.61': rule('Losers who cannot hurt the enemy may be let off the test.', 'autoFail'),
  '40k.62': rule('A unit that falls back throws two dice for its way, fast ones three.'),
  '40k.63': rule('Winners may run after those who break off.', 'sweep'),
  '40k.64': rule('A sweeping advance is thrown for against those who run.', 'sweep'),
  '40k.66': rule('Whether winners have to run after the enemy is told by the text.', 'sweep'),
  '40k.68': rule('Winners with nobody left to fight reorder their ranks.', 'consolidate'),
  '40k.70': rule('Those who are still locked close up.', 'endPileIn'),
  '40k.71': rule('What comes after a fight comes in a fixed order.', 'stageOrder'),
  '40k.72': rule('A model that could strike several units has to say which.', 'splitAttacks'),
  '40k.74': rule('A character is a unit of his own, and whoever touches him may strike him.', 'characterStrike'),
  '40k.76': rule('Who is in close combat neither shoots nor is shot at.', 'lockedShooting'),
  '40k.78': rule('Units that fall back may fire, but no heavy weapons.'),
  '40k.79': rule('A unit that cannot finish its fall-back move is destroyed.'),
  'R-0.26': rule('A unit that falls back and is run into tests whether it regroups, and is destroyed if it does not.'),
  'R-3.01': rule('What a text does not tell is not made up: players agree on it, or leave it out.'),
};

/** By this text: the answers to what a rule turns on; empty where the texts agree. */
export const editionSays = (phase: Phase, { turns }: RuleText): string => turns.map(question => {
  const said = isSilent(phase, question) ? words.notTold : answerInWords(question, answer(phase, question));
  return `${POLICY_WORDS[question].asks} ${said[0]!.toUpperCase()}${said.slice(1)}.`;
}).join(' ');

/** A rule in whole sentences; null: there is no text for it. */
export const ruleInWords = (phase: Phase, id: string): { readonly say: string; readonly source: string } | null => {
  const text = RULE_TEXTS[id];
  if (text === undefined) return null;
  return { say: [text.say, editionSays(phase, text)].join(' ').trim(), source: EDITION_NAMES[phase.edition] };
};
