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
`;

for (const word of LIST.trim().split(/\s+/)) KNOWN_WORDS.add(word);
