/** What a critical hit does to each war engine of the library, as far as an assault sees it. */
import { USUAL_CRITICAL, type Critical, type Effect } from '../epic-armageddon/model/profile.ts';

const DESTROYED: Critical = { damage: 'all', splash: null, entered: false, later: false };

/** Destroyed, and a hit on everybody within so many cm who is thrown the face or more. */
const blast = (within: number, hitOn: number, effect: Effect = 'normal'): Critical =>
  ({ ...DESTROYED, splash: { within, hitOn, effect } });

/** Nothing at once: a breached reactor or a fire that is thrown for in the end phase. */
const SMOULDERS: Critical = { damage: 0, splash: null, entered: false, later: true };

/** It staggers; who stands in the way may be hit, and it is hurt or destroyed by what it cannot step over. */
const STAGGERS: Critical = { damage: 0, splash: null, entered: true, later: false };

/** It staggers so many cm at most, by a D6 or by three. */
const STAGGERS_D6: Critical = { ...STAGGERS, moves: 6 };
const STAGGERS_3D6: Critical = { ...STAGGERS, moves: 18 };

/** The first takes a field, weapons, speed or a way of arriving; each further one a point of damage or all of them. */
const WEAKENED = STAGGERS;

/** Its passengers are hit, its cars are lost, or a barrage falls on it: dice that only its datasheet knows. */
const TOLD = STAGGERS;

/** A point of damage, and more that its datasheet throws for or does from the second time on. */
const HURT: Critical = { ...USUAL_CRITICAL, entered: true };

/** A point of damage, and it staggers by a D6. */
const HURT_AND_STAGGERS: Critical = { ...HURT, moves: 6 };

/** Destroyed together with all its passengers. */
const ALL_ABOARD: Critical = { ...DESTROYED, entered: true };

/** Destroyed while it runs over others; who rides a fortress survives only on a 6. */
const RUNS_WILD = ALL_ABOARD;

/** Destroyed with a blast that is thrown for or does not harm everybody alike. */
const UNEVEN_BLAST = ALL_ABOARD;

/** Destroyed, and units that were summoned go with it on a 6 within 5cm. */
const BANISHED = ALL_ABOARD;

/** Destroyed, and friends who see it go are shaken when the assault is over. */
const mourned = (critical: Critical): Critical => ({ ...critical, later: true });

const TANK = blast(5, 6);

/** By the ids of the library. A war engine that is not here suffers the usual critical. @rule W6 */
export const CRITICALS: Readonly<Record<string, Critical>> = {
  'abattoir': { ...TOLD, splash: { within: 5, hitOn: 4, effect: 'titan-killer' } },
  'aeonic-orb': TOLD,
  'avatar': mourned(DESTROYED),
  'baneblade': TANK,
  'banelord-titan': STAGGERS_3D6,
  'barge-of-pleasure': WEAKENED,
  'baron': DESTROYED,
  'bastion': USUAL_CRITICAL,
  'battlefortress': RUNS_WILD,
  'bloodthirster': BANISHED,
  'bommer': DESTROYED,
  'brass-scorpion': DESTROYED,
  'chaos-altar': blast(5, 6, 'macro-weapon'),
  'chaos-altar-slaves-to-darkness': blast(5, 6, 'macro-weapon'),
  'chaos-thunderhawk': ALL_ABOARD,
  'cobra': TANK,
  'colossus': HURT,
  'cyclops': { ...HURT, later: true },
  'deathstrike-silo': blast(5, 4, 'macro-weapon'),
  'deathwheel': RUNS_WILD,
  'decimator': TANK,
  'dominatrix': HURT,
  'executor-landing-module': WEAKENED,
  'fellblade': TANK,
  'feral-titan': STAGGERS_D6,
  'gargant': SMOULDERS,
  'gargant-ogbm': SMOULDERS,
  'goliath': blast(5, 4),
  'gorgon': TOLD,
  'great-gargant': SMOULDERS,
  'great-gargant-ogbm': SMOULDERS,
  'great-unclean-one': BANISHED,
  'greater-daemon': BANISHED,
  'gunfortress': RUNS_WILD,
  'harbinger': DESTROYED,
  'harridan': USUAL_CRITICAL,
  'hell-knight': DESTROYED,
  'hell-scourge': DESTROYED,
  'hierodule-bio-titan': HURT,
  'hierophant-bio-titan': HURT,
  'imperator-class-titan': SMOULDERS,
  'kashnarak': DESTROYED,
  'keeper-of-secrets': BANISHED,
  'knight-castellan': DESTROYED,
  'knight-crusader': DESTROYED,
  'knight-errant': DESTROYED,
  'knight-lancer': DESTROYED,
  'knight-paladin': DESTROYED,
  'land-train': TOLD,
  'landa': ALL_ABOARD,
  'landing-craft': { ...ALL_ABOARD, splash: { within: 5, hitOn: 1, effect: 'normal' } },
  'leviathan': HURT,
  'lord-of-battles': STAGGERS_3D6,
  'lord-of-change': BANISHED,
  'macharius': DESTROYED,
  'macharius-command': DESTROYED,
  'manta': WEAKENED,
  'marauder-heavy-bomber': DESTROYED,
  'mega-gargant': SMOULDERS,
  'mole': DESTROYED,
  'orca': ALL_ABOARD,
  'ordinatus-majoris': mourned(blast(15, 5)),
  'ordinatus-medrengard': blast(15, 4),
  'ordinatus-minorus': blast(15, 5),
  'orkeosaurus': STAGGERS_3D6,
  'overlord': blast(5, 5),
  'perditor': DESTROYED,
  'phantom-titan': WEAKENED,
  'plague-tower': HURT,
  'pylon': blast(5, 4),
  'questor-titan': STAGGERS_D6,
  'ravager-titan': SMOULDERS,
  'reaver-class-titan': SMOULDERS,
  'reaver-class-titan-amtl': SMOULDERS,
  'revenant-titan': WEAKENED,
  'scorpion': TANK,
  'shadowsword': TANK,
  'siege-lord-titan': SMOULDERS,
  'slavebringer-assault-boat': ALL_ABOARD,
  'steam-gargant': UNEVEN_BLAST,
  'storm-serpent': TANK,
  'stormblade': TANK,
  'stormhammer': TANK,
  'stormsword': TANK,
  'subjugator-titan': STAGGERS_D6,
  'supa-stompa': WEAKENED,
  'supa-stompa-ogbm': WEAKENED,
  'the-deceiver': blast(5, 4, 'macro-weapon'),
  'the-nightbringer': blast(5, 4, 'macro-weapon'),
  'thunderhawk-close-air-support': DESTROYED,
  'thunderhawk-gunship': ALL_ABOARD,
  'thunderhawk-saturation-bomber': DESTROYED,
  'thunderhawk-transporter': ALL_ABOARD,
  'tormentor-titan': WEAKENED,
  'trygon': DESTROYED,
  'vampire-hunter': DESTROYED,
  'vampire-raider': ALL_ABOARD,
  'vessel-of-pain': UNEVEN_BLAST,
  'void-spinner': TANK,
  'warbarque': WEAKENED,
  'warden': DESTROYED,
  'warhound-class-titan': HURT_AND_STAGGERS,
  'warhound-class-titan-amtl': HURT_AND_STAGGERS,
  'warlock-titan': WEAKENED,
  'warlord-class-titan': SMOULDERS,
  'warlord-class-titan-amtl': SMOULDERS,
  'warlord-class-titan-deathstrike-pattern': SMOULDERS,
  'warmonger-class-titan': SMOULDERS,
};
