/** Every ability word a unit or weapon may carry, and what an assault makes of it. */

/** `played`: a rule here bends with it. `no-effect`: nothing in an assault asks for it. */
export type AbilityStanding = 'played' | 'no-effect';

export interface Ability {
  readonly standing: AbilityStanding;
  /** What it does in an assault, or why nothing; plain words. */
  readonly note: string;
}
export type Abilities = Readonly<Record<string, Ability>>;

const played = (note: string): Ability => ({ standing: 'played', note });
const noEffect = (note: string): Ability => ({ standing: 'no-effect', note });

const SHIELDS = played('Each stops a point of damage from a firefight or from support, and goes down.');
const FLIES_OVER = 'Moves over friends and terrain';

/** Words on a unit's own line. @rule A1.5, A2.3, A2.9, A7.5, A8.1, V4, V9, V10, V13 */
export const UNIT_ABILITIES: Abilities = {
  'aircraft': played('Lands anywhere in its charge and then stays; destroyed if its formation loses, unless Fearless.'),
  'automata': played('Its loss is no kill and no Blast marker while its formation has units of another kind.'),
  'automaton': played('Its loss is a kill but no Blast marker; it saves as usual when its broken formation panics.'),
  'brutal': played('One hit more in the hack-down if its side wins, once a side, while one with it lives.'),
  'commander': played('Leads combined assaults.'),
  'damage-capacity': played('On a character, such as a battle car: its carrier has so much more of it.'),
  'deflector-shield': played('A second save on 5+ against any attack.'),
  'expendable': played('Its loss is a kill but no Blast marker, unless its whole formation is Expendable.'),
  'farsight': played('Its formation loses nothing in the action test by keeping the initiative.'),
  'fearless': played('Skipped by hack-downs, not destroyed for losing while broken, may stand still.'),
  'ferocity': played('5cm further in a counter-charge.'),
  'first-strike': played('All its attacks fall before everybody else’s.'),
  'holofield': played('Saves on 3+ instead of its armour, whatever the hit.'),
  'infiltrator': played('Doubles its Speed for the charge and ignores the target’s zones of control.'),
  'inspiring': played('+1 to its side’s result while it lives.'),
  'invulnerable-save': played('A second save on 6+ against any attack.'),
  'ion-shield': played('Saves on 4+ instead of its armour from firefight hits, but not from macro-weapons.'),
  'jump-packs': played(`${FLIES_OVER}.`),
  'knight-shield': played('Saves on 4+ instead of its armour, whatever the hit, but not from supporting fire.'),
  'living-metal': played('A second save on 4+ against any attack.'),
  'mounted': played('A vehicle where terrain is concerned.'),
  'passengers-fire': played('Those inside fire from it, in an assault and in support.'),
  'power-fields': SHIELDS,
  'reinforced-armour': played('Throws a failed save again, except against macro-weapons and lances.'),
  'scout': played('10cm zone of control, 20cm coherency.'),
  'shadowfield': SHIELDS,
  'shadowfields': SHIELDS,
  'skimmer': played(`${FLIES_OVER}; in contact it may have everybody fight by firefight.`),
  'support-craft': played('A skimmer high up at all times: in contact everybody fights by firefight.'),
  'supreme-commander': played('Leads combined assaults and has a failed action test thrown again.'),
  'tau-jet-packs': played(`${FLIES_OVER}, as with jump packs.`),
  'transport': played('Carries others: they get out in a charge or a counter-charge, and may be lost with it.'),
  'void-shield': SHIELDS,
  'void-shields': SHIELDS,
  'walker': played('Throws a failed dangerous-terrain test again.'),

  'augmented-summoning': noEffect('Concerns summoning before the assault.'),
  'brood': noEffect('Concerns its return to the table; lost it counts as any unit.'),
  'coordinated-fire': noEffect('Concerns shooting.'),
  'daemonic-focus': noEffect('Concerns summoning.'),
  'leader': noEffect('Removes Blast markers when rallying or regrouping.'),
  'markerlights': noEffect('Concern shooting.'),
  'necron': noEffect('Concerns repair and return to the table.'),
  'planetfall': noEffect('Concerns arriving on the table.'),
  'portal': noEffect('Concerns arriving on the table.'),
  'regeneration': noEffect('Gives a point of damage back in the end phase.'),
  'self-planetfall': noEffect('Concerns arriving on the table.'),
  'self-reliant': noEffect('Concerns rallying and Blast markers between assaults.'),
  'slow-and-steady': noEffect('Keeps it away in the first turns.'),
  'sniper': noEffect('On a unit’s own line it concerns shooting only.'),
  'spotter': noEffect('Concerns barrages.'),
  'synapse': noEffect('Concerns rallying and the return of dead units.'),
  'teleport': noEffect('Concerns arriving on the table; its Blast markers are those of the scenario.'),
  'thick-rear-armour': noEffect('Cancels the crossfire modifier, which assaults do not have.'),
  'tunneler': noEffect('Concerns arriving on the table.'),
  'webway-portal': noEffect('Concerns arriving on the table.'),
};

/** Words on an assault weapon or small arms. @rule A4.2, H6, V5, V6, V7, V8, V11 */
export const WEAPON_ABILITIES: Abilities = {
  'first-strike': played('Its attacks fall before everybody else’s.'),
  'ignore-cover': played('No cover save.'),
  'lance': played('No second throw of Reinforced Armour.'),
  'macro-weapon': played('On extra attacks: armour saves only with Reinforced Armour, no cover save.'),
  'sniper': played('The striking side picks the victim, who saves one worse.'),
  'titan-killer': played('On extra attacks: a macro-weapon from which no armour saves, with several points at once.'),
  'single-shot': noEffect('Concerns shooting.'),
  'slow-firing': noEffect('Concerns shooting.'),
};

interface Numbered {
  /** The whole word with a number that it may have. */
  readonly example: string;
  /** What may stand behind the word. */
  readonly ending: RegExp;
}

const COUNT = /^-[1-9]\d?$/;
const COUNT_OR_DICE = /^-([1-9]|[1-9]?d[36])$/;

/** Words that have a number behind them. @rule V7, V10 */
const NUMBERED: Readonly<Record<string, Numbered>> = {
  'augmented-summoning': { example: 'augmented-summoning-2d3', ending: COUNT_OR_DICE },
  'brood': { example: 'brood-1', ending: COUNT },
  'damage-capacity': { example: 'damage-capacity-3', ending: COUNT },
  'power-fields': { example: 'power-fields-d3', ending: /^-d(3|33|66)$/ },
  'shadowfield': { example: 'shadowfield-1', ending: /^-1$/ },
  'shadowfields': { example: 'shadowfields-2', ending: COUNT },
  'synapse': { example: 'synapse-2', ending: /^-[1-9](-[1-9])?$/ },
  'titan-killer': { example: 'titan-killer-d3', ending: /^(-([1-9]|[1-9]?d[36]))?$/ },
  'transport': { example: 'transport-2', ending: /^(-[1-9]\d?)?$/ },
  'void-shield': { example: 'void-shield-1', ending: /^-1$/ },
  'void-shields': { example: 'void-shields-2', ending: COUNT },
};

/** The word without its number: `void-shields-2` is `void-shields`, `titan-killer-d3` is `titan-killer`. */
export const abilityWord = (word: string): string => word.replace(/(-\d*d?\d+)+$/, '');

/** What the program makes of a word with its number; undefined: there is no such word, or none with such a number. */
export const abilityOf = (abilities: Abilities, word: string): Ability | undefined => {
  const bare = abilityWord(word);
  if (!Object.hasOwn(abilities, bare)) return undefined;
  const ending = word.slice(bare.length);
  const isRight = Object.hasOwn(NUMBERED, bare) ? NUMBERED[bare]!.ending.test(ending) : ending === '';
  return isRight ? abilities[bare] : undefined;
};

/** How the words may be written: those that stand alone, and a pattern for each that has a number behind it. */
export const spellingsOf = (
  abilities: Abilities,
): { readonly alone: readonly string[]; readonly numbered: readonly string[] } => {
  const words = Object.keys(abilities);
  return {
    alone: words.filter(word => !Object.hasOwn(NUMBERED, word)),
    numbered: words.flatMap(word => NUMBERED[word]?.ending.source.replace('^', `^${word}`) ?? []),
  };
};

/** How a word with a number is written, undefined for a word without one. */
export const numberedExample = (word: string): string | undefined => {
  const bare = abilityWord(word);
  return Object.hasOwn(NUMBERED, bare) ? NUMBERED[bare]!.example : undefined;
};
