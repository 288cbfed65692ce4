/** Rulings on the earlier trial rules, of eight steps. */
import type { Ruling } from './rulings.ts';

const CHARGE = [
  {
    id: 'R-1.10',
    about: 'Whether a unit that has fired may charge several.',
    ruling: 'No, only the unit that it shot.',
  },
  {
    id: 'R-1.21',
    about: 'Nothing is said of charging after heavy weapons were fired standing still.',
    ruling: 'It is allowed.',
  },
  {
    id: 'R-1.22',
    about: 'Of the first charger it is only said that it should be the nearest.',
    ruling: 'It has to be.',
  },
  {
    id: 'R-1.24',
    about: 'When a unit that falls back and is charged tests to regroup.',
    ruling: 'As in the later rules: once it is known that the charge reaches it, before a charger moves.',
  },
] as const satisfies readonly Ruling[];

const FIGHT = [
  {
    id: 'R-1.04',
    about: 'The zone of casualties is fixed at a step whose number is not that of the fight.',
    ruling: 'At the beginning of the fight.',
  },
  {
    id: 'R-1.05',
    about: 'One word is used of engaged models and of engaged units.',
    ruling: 'They are two things: a model in contact, and a unit with such a model.',
  },
  {
    id: 'R-1.06',
    about: 'An example gives the charge bonus without asking whether the unit has fired.',
    ruling: 'The rule asks, and the rule counts.',
  },
  {
    id: 'R-1.07',
    about: 'A covered power fist would strike first and last.',
    ruling: 'Last: nothing makes a fist quicker.',
  },
  {
    id: 'R-1.08',
    about: 'Who charges with plasma grenades is said to strike by Initiative, which he would anyway.',
    ruling: 'The cover of the charged is cancelled.',
  },
  {
    id: 'R-1.09',
    about: 'Frag grenades strike together with the covered, but a covered fist waits until the end.',
    ruling: 'Whoever carries frag strikes in the step of the covered all the same.',
  },
  {
    id: 'R-1.20',
    about: 'Enemies who touch a character and his unit must strike him, and may choose.',
    ruling: 'They must strike him.',
  },
  {
    id: 'R-1.23',
    about: 'Terminators are not among those who keep the charge bonus though they have fired.',
    ruling: 'They lose it.',
  },
] as const satisfies readonly Ruling[];

const WOUNDS = [
  {
    id: 'R-1.17',
    about: 'Mixed armour looks at models near an enemy, casualties at the zone around the front.',
    ruling: 'The zone counts for both.',
  },
  {
    id: 'R-1.18',
    about: 'Two groups of armour are equally large in a batch of wounds.',
    ruling: 'Their owner chooses, for each batch anew.',
  },
  {
    id: 'R-1.19',
    about: 'Over whom majorities are counted.',
    ruling: 'As in the later rules: skill and Toughness over the unit, armour over those who can fall.',
  },
  {
    id: 'R-1.26',
    about: 'Batches are saved in the armour of the majority, and a model among them has an invulnerable save.',
    ruling: 'The batch is dealt first; then each model may throw its own against the wound that was dealt to it.',
  },
] as const satisfies readonly Ruling[];

const OUTCOME = [
  {
    id: 'R-1.01',
    about: 'Those who pass their morale are sent to a step that does not exist.',
    ruling: 'They go on to the pile-in.',
  },
  {
    id: 'R-1.02',
    about: 'The summary has losers test whether they get away.',
    ruling: 'The sweep of the winners is that test; there is no other.',
  },
  {
    id: 'R-1.03',
    about: 'The summary lets losers fall back after the pile-in, the text before it.',
    ruling: 'They make their first move between the sweep and the consolidation.',
  },
  {
    id: 'R-1.11',
    about: 'With what winners strike those whom they have caught.',
    ruling: 'With the attacks of the profile and special weapons in contact, once near it, never with a bonus, unit by '
      + 'unit; who can fall is worked out anew.',
    subSwitch: 'freeRoundSecondWeapon',
  },
  {
    id: 'R-1.12',
    about: 'Whether winners have to strike those whom they have caught.',
    ruling: 'The throw is made in any case; striking is up to them.',
  },
  {
    id: 'R-1.13',
    about: 'Whether one may sweep and consolidate.',
    ruling: 'Yes, in this order.',
  },
  {
    id: 'R-1.14',
    about: 'What a new enemy is to those who consolidate.',
    ruling: 'A unit that they have not fought this phase.',
  },
  {
    id: 'R-1.15',
    about: 'A winner against several units advances.',
    ruling: 'A sweeping advance is meant.',
  },
] as const satisfies readonly Ruling[];

const BESIDE = [
  {
    id: 'R-1.16',
    about: 'Models near the front are closely engaged in one sentence and free to shoot in the next.',
    ruling: 'They are engaged, and do not shoot.',
  },
  {
    id: 'R-1.25',
    about: 'Misspelt words and stray stops.',
    ruling: 'None changes a rule.',
  },
] as const satisfies readonly Ruling[];

export const TRIAL_EIGHT_STEPS_RULINGS = [...CHARGE, ...FIGHT, ...WOUNDS, ...OUTCOME, ...BESIDE] as const;
