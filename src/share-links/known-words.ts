/**
 * Words that every link knows by their place in this list.
 *
 * The list is part of the format: new words are put behind the last, and none is ever moved, changed or taken out. A
 * word that a game no longer knows harms nobody here; one that is missing here is written letter by letter.
 */
import { Register } from './memory.ts';

export const KNOWN_WORDS = new Register();

const LIST = `
  attacker defender infantry light-vehicle armoured-vehicle war-engine character assault small-arms normal
  ignore-cover lance sniper macro-weapon titan-killer buildings cliffs fortifications jungle marsh open-ground
  hill river road ruins rubble scrub woods a1ChooseTarget a4Attacks none usual retaining armour cover holofield
  knight-shield close-combat firefight trench bunker gun-emplacement minefield razor-wire they-shall-know-no-fear
  hit-and-run-tactics dark-eldar-hit-and-run-tactics fleet-of-foot unblooded bravery power-of-the-waaagh
  feral-ork-power-of-the-waaagh pack-mentality masters-of-siege summoned-units xeno-biology aircraft automata
  automaton commander damage-capacity deflector-shield expendable farsight fearless first-strike infiltrator
  inspiring invulnerable-save jump-packs living-metal mounted passengers-fire power-fields reinforced-armour scout
  shadowfield shadowfields skimmer support-craft supreme-commander tau-jet-packs transport void-shield
  void-shields walker augmented-summoning brood coordinated-fire daemonic-focus leader markerlights necron
  planetfall portal regeneration self-planetfall self-reliant slow-and-steady spotter synapse teleport
  thick-rear-armour tunneler webway-portal single-shot slow-firing all D3 D6 2D6 2D3 lineOfFireToAssault needed
  not-needed immobileCounterCharge stays 5cm reachToTarget any-included the-target combinedFormations
  three-in-total three-more scoutZones 10cm disembarkWithin any-part whole-base warEngineCounterCharge
  below-capacity never drawnInCover equalDistances owner-chooses list-order laterBatch fresh-lap lap-continues
  specialHits where-they-bite in-order mountedCover soak in-position-order war-engines-first nomination
  war-engines others impossibleHits lost anybody-engaged sniperPlace outside-the-lap in-the-lap titanDice
  starting-capacity half-macro splashTiming with-the-batch after-the-attacks supportEachRound every-round
  first-round supportCalledBy enemy-that-attacked enemy-engaged supportReach all-engaged within-15cm supportOrder
  together one-by-one losersSupporters when-support-is-called swift-endings-too able-to-fire supportingWarEngine
  one bothSwift attacker-if-any-lives nobody engagedInLaterRounds this-round whoConsolidates
  formations-in-the-assault supporters-too brokenWinner consolidates passengersAsKills kills no-kills
  criticalDeath all-that-was-left one-more mixedMarines all-marines-only any-marines fearlessTransport
  passengers-hit passengers-skipped engagedAttackersGone defender-wins fights-on
  warhammer-40k-trial-seven-steps warhammer-40k-trial-eight-steps warhammer-40k-4th warhammer-40k-7th charge fight
  terminators bikes dreadnought monstrous-creature independent-character may-not-sweep barricade craters water swamp
  rock building difficult dangerous impassable blocks-sight ordinary pistol power-fist lightning-claw power poisoned
  heavy rending force frag plasma photon low high combat toughness armour-group casualty pool nominee force-victim
  morale sweep free-round lapOverflow spill discard majority most more-than-half coverInOngoingCombat no yes
  freeRoundSecondWeapon moraleTest at-most-leadership natural-two-passes penaltyPerWound 1 0 2 chargeShape in-turn
  chargeRange unit six two-dice chargeTerrain keep-higher minus-two chargeSight multiCharge primary cluster
  disordered shotThenCharge shot-unit-first shot-unit-only shot-unit-primary stationaryFireBan banned allowed caller
  overwatch support one-attack full supportReach own-unit any-friend engagedWhen fight-start step step-after-pile-in
  vulnerable danger-zone engaged whole-unit chargeBonusBar fired-but-terminators fired initiative-10 before-all
  nothing coverLine model terrainStrikesLast majorityOver tieWeaponSkill lowest highest tieToughness owner
  denied-or-capped denied armour-piercing allocation lap iterative pools owner-picks splitAttacks by-model by-attack
  stageOrder pile-in-first break-off-first sweep-first panic within-6 moralePenalty autoFail relock destroy
  consolidate three-any three-new die-none endPileIn six-unengaged-first three-as-charge lockedShooting
  characterStrike may must monsterIsCharacter test fail stay strike hold
  power-gauntlet-and-shock-lance power-lance big-gun big-gun-head skorcha
  skorcha-head skorcha-for-big-gun flak-gun-for-big-gun khorne nurgle chaos-undivided slaanesh tzeentch wheels
  multilaser heavy-bolter heavy-flamer wings twin-lascannon damage-capacity-1 damage-capacity-2 damage-capacity-3
  exarch-close-combat-weapon exarch-ranged-weapon soopagun supa-zzap-gun mega-choppa without-option twin-soopagun
  lifta-droppa railgun ion-cannon twin-fusion-cannon bile-launcher bio-titan-bio-cannon cluster-spines
  pyro-acid-spray razorclaw daemon-weapon servo-arm vulcan-mega-bolter two-vanquishers sonic-disruptor
  hellfire-missiles nova-cannon close-combat-weapon laser-burner corvus-assault-pod titan-pulsar twin-heavy-bolter
  kombat-ammer demolisher-and-heavy-bolters aa-missile-launcher-and-multilasers vanquisher barrage-missile
  deathstrike-missile vortex-missile warp-missile invulnerable
  brutal ferocity ion-shield destroy-by-most dangerousSave armour-or-invulnerable
  7C-D1 7C-D2 7C-D3 7C-D4 7C-D5 7C-D6 7C-O1 7C-O2 7C-O3 7C-O4 7C-O5 7C-U1 7C-U2 7C-U3 7C-U4 7C-U5 7C-U6 7C-U7 7C-U8
  7C-U9 7C-U10 7C-U11 7C-U12 7C-U13 7C-U13a 7C-U14 7C-U15 7C-U16 7C-U17 7C-U18 7C-U19 7C-U20 7C-U21 7C-U22 7C-U23
  7C-U24 7C-U25 7C-U26 7C-U27 7C-U28 7C-U29 7C-U30 7C-U31 7C-U32 7C-W1 7C-W2 7C-W3 7C-W4 7C-W5 7C-W6 7C-W7 7C-W8 7C-W9
  7C-W10 7C-W11 7C-W12 7C-W13 7C-W14 7C-W15 7C-W16 7C-G1 7C-G2 7C-G3 7C-G4 7C-G5 7C-C1 7C-C2 7C-C3 7C-C4 7C-C5 7C-C6
  7C-C7 7C-R1 7C-R2 7C-R3 7C-R4 7C-R5 7C-V1 7C-V2 7C-V3 7C-V4 7C-V5 7C-V6 7C-V7 7C-V8 7C-T1 4C-D1 4C-D2 4C-D3 4C-D4
  4C-D5 4C-D6 4C-D7 4C-D8 4C-D9 4C-W1 4C-W2 4C-W3 4C-W4 4C-T5 4C-T6 4C-U1 4C-U2 4C-U3 4C-U4 4C-I1 4C-A1 4C-C1 4C-R1
  4C-R2 4C-R3 4C-R4 4C-R5 4C-R6 4C-R7 4C-R8 4C-R9 4C-R10 4C-R11 4C-R12 4C-R13 4C-R14 stubborn
  and-they-shall-know-no-fear zealot hatred preferred-enemy fear counter-attack furious-charge rage rampage
  eternal-warrior fleshbane shred armourbane hammer-of-wrath smash daemon monster-hunter tank-hunters swarms crusader
  hit-and-run slow-and-purposeful relentless fleet move-through-cover jump-charge storm-shield terminator-armour
  unwieldy specialist concussive instant-death master-crafted destroyer beasts cavalry jet-packs
`;

for (const word of LIST.trim().split(/\s+/)) KNOWN_WORDS.add(word);
