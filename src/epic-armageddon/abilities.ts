/** Every ability word a unit or weapon may carry, and what an assault makes of it. */

/** `played`: a rule here bends with it. `no-effect`: nothing in an assault asks for it. `not-yet`: refused by name. */
export type AbilityStanding = 'played' | 'no-effect' | 'not-yet';

interface Ability {
  readonly standing: AbilityStanding;
  /** What it does in an assault, why nothing, or what is missing; plain words. */
  readonly note: string;
}

const played = (note: string): Ability => ({ standing: 'played', note });
const noEffect = (note: string): Ability => ({ standing: 'no-effect', note });
const notYet = (note: string): Ability => ({ standing: 'not-yet', note });

/** Words on a unit's own line. @rule A2.3, A2.9, V4, V9 */
export const UNIT_ABILITIES: Readonly<Record<string, Ability>> = {
  'fearless': played('Skipped by hack-downs, not destroyed for losing while broken, may stand still.'),
  'first-strike': played('All its attacks fall before everybody else’s.'),
  'infiltrator': played('Doubles its Speed for the charge and ignores the target’s zones of control.'),
  'inspiring': played('+1 to its side’s result while it lives.'),
  'invulnerable-save': played('A second save on 6+ against any attack.'),
  'jump-packs': played('Moves over friends and terrain.'),
  'mounted': played('A vehicle where terrain is concerned.'),
  'reinforced-armour': played('Throws a failed save again, except against macro-weapons and lances.'),
  'scout': played('10cm zone of control, 20cm coherency.'),
  'walker': played('Throws a failed dangerous-terrain test again.'),

  'augmented-summoning': noEffect('Concerns summoning before the assault.'),
  'commander': noEffect('Leads combined assaults, which are chosen before the first step.'),
  'coordinated-fire': noEffect('Concerns shooting.'),
  'daemonic-focus': noEffect('Concerns summoning.'),
  'farsight': noEffect('Concerns keeping the initiative.'),
  'leader': noEffect('Removes Blast markers when rallying or regrouping.'),
  'markerlights': noEffect('Concern shooting.'),
  'necron': noEffect('Concerns repair and return to the table.'),
  'planetfall': noEffect('Concerns arriving on the table.'),
  'portal': noEffect('Concerns arriving on the table.'),
  'self-planetfall': noEffect('Concerns arriving on the table.'),
  'slow-and-steady': noEffect('Concerns march moves.'),
  'sniper': noEffect('On a unit’s own line it concerns shooting only.'),
  'spotter': noEffect('Concerns barrages.'),
  'supreme-commander': noEffect('Re-rolls action and rally tests only.'),
  'synapse': noEffect('Concerns rallying and respawning.'),
  'tau-jet-packs': noEffect('Concern moves after shooting.'),
  'teleport': noEffect('Concerns arriving on the table; its Blast markers are those of the scenario.'),
  'thick-rear-armour': noEffect('Cancels the crossfire modifier, which assaults do not have.'),
  'transport': noEffect('An empty transport fights as any vehicle.'),
  'tunneler': noEffect('Concerns arriving on the table.'),
  'webway-portal': noEffect('Concerns arriving on the table.'),

  'automata': notYet('Automata and automaton units'),
  'automaton': notYet('Automata and automaton units'),
  'brood': notYet('Brood units'),
  'damage-capacity': notYet('Battle cars'),
  'deflector-shield': notYet('Fields and shields'),
  'expendable': notYet('Expendable units'),
  'holofield': notYet('Fields and shields'),
  'knight-shield': notYet('Fields and shields'),
  'living-metal': notYet('Living metal'),
  'power-fields': notYet('Fields and shields'),
  'regeneration': notYet('Regeneration'),
  'shadowfield': notYet('Fields and shields'),
  'shadowfields': notYet('Fields and shields'),
  'skimmer': notYet('Skimmers'),
  'support-craft': notYet('Support craft'),
  'void-shield': notYet('Fields and shields'),
  'void-shields': notYet('Fields and shields'),
};

/** Words on an assault weapon or small arms. @rule A4.2, V5, V6, V7, V8 */
export const WEAPON_ABILITIES: Readonly<Record<string, Ability>> = {
  'first-strike': played('Its attacks fall before everybody else’s.'),
  'ignore-cover': played('No cover save.'),
  'lance': played('No second throw of Reinforced Armour.'),
  'macro-weapon': played('On extra attacks: armour saves only with Reinforced Armour, no cover save.'),
  'titan-killer': played('On extra attacks: as a macro-weapon, and Reinforced Armour gives no save either.'),
  'single-shot': noEffect('Concerns shooting.'),
  'slow-firing': noEffect('Concerns shooting.'),
  'sniper': notYet('Sniper on assault weapons and small arms'),
};

/** The word without its number: `void-shields-2` is `void-shields`, `titan-killer-d3` is `titan-killer`. */
export const abilityWord = (word: string): string => word.replace(/(-\d*d?\d+)+$/, '');
