// The assaults whose odds are measured, everybody in place. Profiles come from the unit library of the built package.

/** From stand to stand in a rank, and from rank to rank, in cm: as near as bases of infantry stand. */
const PITCH = 2.1;
const DEPTH = 2.6;

/** So many stands a rank, the first base to base with the enemy's; `deeper` is 1 or -1. */
const ranks = (name, profiles, front, deeper, wide) => profiles.map((profile, i) => {
  const inRank = Math.min(wide, profiles.length - wide * Math.floor(i / wide));
  const x = 60 + PITCH * (i % wide - (inRank - 1) / 2);
  return { id: `${name}${i + 1}`, profile, at: [x, front + deeper * DEPTH * Math.floor(i / wide)] };
});

/** The kinds by turns, so that hits fall on another kind with every stand. */
const byTurns = (kinds, count) => Array.from({ length: count }, (_, i) => kinds[i % kinds.length]);

/** Front ranks base to base, everybody else behind them with a firefight. */
const match = (title, attackers, defenders, wide) => ({
  format: 1,
  ruleset: 'epic-armageddon',
  title,
  startAt: 'a4Attacks',
  formations: [
    { id: 'attackers', side: 'attacker', initiative: 2, units: ranks('a', attackers, 39, -1, wide) },
    { id: 'defenders', side: 'defender', initiative: 2, units: ranks('d', defenders, 41, 1, wide) },
  ],
  engage: { formation: 'attackers', target: 'defenders' },
});

const ELDAR = ['howling-banshees', 'dire-avengers', 'striking-scorpions'];
const MARINES = ['tactical', 'terminator', 'scout', 'assault'];
const GREENSKINS = ['boyz', 'nobz', 'grotz', 'stormboyz', 'kommandos'];
const GUARD = ['storm-troopers', 'infantry', 'ogryns', 'snipers', 'rough-riders'];

export const ONE_TYPE = match('16 boyz v 12 tacticals', byTurns(['boyz'], 16), byTurns(['tactical'], 12), 12);
export const MIXED = match('16 Eldar with First Strike v 12 marines with macro-weapons',
  byTurns(ELDAR, 16), byTurns(MARINES, 12), 8);
export const MIXED_TWELVES = match('12 Eldar with First Strike v 12 marines with macro-weapons',
  byTurns(ELDAR, 12), byTurns(MARINES, 12), 6);
export const THIRTIES = match('30 orks v 30 guardsmen, five kinds each',
  byTurns(GREENSKINS, 30), byTurns(GUARD, 30), 15);
