/** What the panels of attacks and of supporting fire say. */
import { figure } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

export const attackWords = spoken('steps/attacks', {
  firstStrike: 'First Strike',
  attacks: 'Attacks',
  inRound: (batch: string, round: number): string => `${batch}, round ${round}`,
  batchHits: (batch: string, hits: string): string => `${batch}: ${hits}`,
  macroHits: (hits: string): string => `Macro-weapons: ${hits}`,
  firstStrikeLead: 'Units with First Strike attack before everybody else. Whoever they kill does not strike back.',
  engagedLead: 'Everybody in contact, or in sight within 15 cm, strikes at the same time.',
  leftLead:
    'Everybody who is left strikes, both sides at once: close combat in contact, firefight from up to 15 cm.',
  macroLead:
    'Thrown with the others, saved after them: they fall on those who are left, from the nearest outwards.',
  oneEach: 'Hits fall from the nearest unit outwards, one each.',
  oneEachFirst: 'Hits fall from the nearest unit outwards, one each before anybody takes a second.',
  enginesTake: 'A war engine takes as many as its starting damage capacity when its turn comes.',
  second: (hit: number, name: string): string => `Hit ${hit} is the second on ${name}.`,
  beyond: (hit: number, name: string): string => `Hit ${hit} falls on ${name}, the nearest of those not in contact.`,
  ownerChooses: 'Of equally near units their owner chooses.',
  sniperPicks: 'Whoever struck as a sniper picks the victim.',
  macroLater: 'Macro-weapon hits come after these are saved.',

  whoIsEngaged: 'Who is directly engaged?',
  whichDice: 'Which dice are these?',
  whenEnds: 'When does it end here?',
  whyNot: (names: string): string => `Why not ${names}?`,
  whyNotOthers: 'Why not the others?',
  noFirefight: (name: string): string => `${name} has no firefight value.`,
  farFromAll: (name: string): string => `${name} is far from every enemy.`,
  whyThere: 'Why do they fall there?',
  whoCanBeHit: 'Who can be hit at all?',
  specialHits: 'Where do special hits fall?',
  sniperHits: 'Whom may a sniper hit?',
  engineHits: 'Whom do a war engine’s hits reach?',
  engineTakes: 'How many does a war engine take?',
  shields: 'What do shields stop?',
  whyLast: 'Why do these come last?',
});

/** The choice of how to fight. */
export const wayWords = spoken('steps/ways', {
  howDoThey: 'How do they fight?',
  choosingLead:
    'Skimmers in contact may strike or fire, war engines split their dice. What is set here is the usual way.',
  howEngine: 'How does a war engine fight?',
  whatSkimmer: 'What may a skimmer do?',
  skimmers: 'A skimmer in contact may fire instead of striking, and whoever touches it must then fire back, '
    + 'unless it touches somebody else as well.',
  onlyCloseCombat: (name: string): string =>
    `${name} can fight in one way only, everybody it can fight is in contact: close combat.`,
  onlyFirefight: (name: string): string =>
    `${name} can fight in one way only, nobody it could strike is in contact: firefight.`,
  allFire: 'All skimmers fire',
  allStrike: 'All skimmers strike',
  howFights: (force: string): string => `How ${force} fights`,
  noValue: 'none',
  howInContact: 'How does it fight those in contact?',
  strikeAt: (value: string): string => `Strike at ${value}`,
  fireAt: (value: string): string => `Fire at ${value}`,
  striking: 'Close combat, unless somebody in contact forces a firefight',
  firing: 'Those in contact with it, too, have to use their firefight value',
  closeCombatDice: (name: string): string => `Dice of ${name} in close combat`,
  howSplits: (name: string, dice: number): string => `How ${name} splits its ${figure(dice)} dice`,
});
