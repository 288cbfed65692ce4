/**
 * The army rules of the lists: those that bend an assault, and those that nothing in one asks for, with the reason why.
 */

/** Those that bend an assault, by the words of the army lists. */
export const ARMY_RULES = [
  'they-shall-know-no-fear', 'hit-and-run-tactics', 'dark-eldar-hit-and-run-tactics', 'fleet-of-foot', 'unblooded',
  'bravery', 'power-of-the-waaagh', 'feral-ork-power-of-the-waaagh', 'pack-mentality', 'masters-of-siege',
  'summoned-units', 'xeno-biology',
] as const;
export type ArmyRule = (typeof ARMY_RULES)[number];

export const isArmyRule = (word: string | undefined): word is ArmyRule => ARMY_RULES.some(rule => rule === word);

/** The others: words by the reason that they share. */
const REASONS: readonly (readonly [why: string, words: string])[] = [
  ['Concerns shooting.', 'coordinated-fire directed spotter'],
  ['Concerns rallying.', 'feral-ork-mob-rule gargant-mob-mob-rule iron-willed mob-rule'],
  ['Concerns the end phase.', 'phase-out'],
  ['Concerns other actions than Engage.', 'implacable-advance'],
  ['Concerns the return of dead units.', 'xeno-sociology'],
  ['Concerns rallying, and an initiative that the scenario gives.', 'the-hive-mind'],
  ['Concerns victory in a whole game.', 'regimental-hqs'],
  [
    'Concerns garrisons and reserves.',
    'kabal-of-pains-way-epic-tournament-special-rules may-not-garrison saim-hann-epic-tournament-special-rules '
    + 'scarab-conflict-necron-army-epic-tournament-special-rules trail-blazing vanguard-organisms',
  ],
  [
    'Concerns which daemons are summoned and for how long.',
    '13th-black-crusade-black-legion-epic-tournament-special-rules augmented-summoning daemonic-focus '
    + 'emperors-children-epic-tournament-special-rules fickle-masters red-corsairs-epic-tournament-special-rules',
  ],
  [
    'Explains abilities, which stand on the lines of units and weapons.',
    'automata automaton dark-eldar-technology eldar-technology imperial-void-shields knight-technology '
    + 'necron-technology power-fields tau-technology',
  ],
  ['Brings characters, who do what stands on their own lines.', 'commissars ork-warlords weapon-mount'],
  [
    'Concerns what an army is made of and how it arrives.',
    'feral-ork-epic-tournament-special-rules fortified-positions gargant-mob-epic-tournament-special-rules '
    + 'grindel-stronghold-squat-army-epic-tournament-special-rules '
    + 'gryphonne-iv-skitarii-legion-epic-tournament-special-rules '
    + 'slaves-to-darkness-epic-tournament-special-rules speed-freek-epic-tournament-special-rules '
    + 'stigmatus-covenant-epic-tournament-special-rules war-griffons-epic-tournament-special-rules',
  ],
  [
    'Concerns who rides in what; a scenario says who is aboard.',
    'battlefortresses-and-gunfortresses dark-eldar-transport deathwatch-transports imperial-fists-transport '
    + 'ordo-xenos-epic-tournament-special-rules raven-guard-transport scions-of-iron-transports '
    + 'space-marine-transports space-wolves-transport squat-transports thunderhawk-transporter '
    + 'tiger-shark-gun-drones white-scars-transport',
  ],
  ['Says whom one beast has to charge, which its player does.', 'kashnarak'],
  ['Gives a formation Speed for damage before it charges; the scenario gives both.', 'ere-we-go'],
  ['Said on the units that have it.', 'farsight'],
  ['Concerns marshes and rivers, which the players draw as these swimmers find them.', 'amphibious'],
  [
    'Concerns field works: a scenario says where they stand.',
    'baran-siegemaster-fortified-positions death-korps-of-krieg-fortified-positions '
    + 'imperial-fist-fortified-positions iron-warrior-fortified-positions knight-world-fortified-positions',
  ],
];

/** Each of them by its word, with the reason why a formation that has it fights as any other. */
export const RULES_WITHOUT_EFFECT: Readonly<Record<string, string>> = /* @__PURE__ */ (() => Object.fromEntries(
  REASONS.flatMap(([why, words]) => words.split(' ').map(word => [word, why])),
))(); // what needs none of them is built without
