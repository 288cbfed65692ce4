/** What the two dice decide, and everything that follows for the formations on the table. */
import { certain, follow, type Chance } from './chance.ts';
import type { Band, Field } from './field.ts';
import { destroyed, frontHit, hackedDown, withdrawn } from './losing.ts';
import { moodsBefore, moodWith, withMood, type Aftermath } from './mood.ts';
import type { RoundEnd } from './round.ts';
import { enemyOf, type BySide, type Side } from './scenario-json.ts';
import { counted, living, type Losses } from './losses.ts';

/** The part of a report that tells how an assault has ended. */
export interface Ending {
  readonly winner: Side | null;
  readonly ending: 'no-assault' | 'swift' | 'result';
  readonly rounds: number;
  readonly kills: BySide<number>;
  readonly formations: readonly {
    readonly id: string;
    readonly blastMarkers: number;
    readonly broken: boolean;
    readonly units: readonly { readonly id: string; readonly alive: boolean; readonly damage: number }[];
  }[];
}

/** An ending in one line: two endings are the same if their keys are. */
export const endingKey = ({ winner, ending, rounds, kills, formations }: Ending): string => {
  const bands = formations.map(({ id, blastMarkers, broken, units }) => {
    const lost = units.filter(unit => !unit.alive).map(unit => unit.id);
    const hurt = units.filter(unit => unit.alive && unit.damage > 0).map(unit => `${unit.id}=${unit.damage}`);
    const mood = lost.length === units.length ? 'gone' : `${blastMarkers}${broken ? ' broken' : ''}`;
    return [`${id}: ${mood}`, ...(lost.length > 0 ? ['without', ...lost] : []), ...hurt].join(' ');
  });
  const how = ending === 'no-assault' ? ending : `${ending} in ${rounds}, ${kills.attacker}-${kills.defender}`;
  return [`${winner ?? 'nobody'} by ${how}`, ...bands].join(' | ');
};

/** What a side adds to its higher die. @rule A6.2, A6.3, W8 */
export const bonus = (field: Field, losses: Losses, side: Side): number => {
  const [own, enemy] = [field.fighting[side], field.fighting[enemyOf(side)]];
  const [units, against] = [counted(living(own, losses)), counted(living(enemy, losses))];
  const inspiring = living(own, losses).filter(stand => stand.abilities.includes('inspiring')).length;
  const more = Number(units > against) + Number(units > 2 * against);
  const isClean = own.every(band => band.blastMarkers === 0 && !band.broken);
  const isCalmer = markers(enemy, losses) > markers(own, losses);
  return losses.kills[side] + more + Number(isClean) + Number(isCalmer) + inspiring;
};

/**
 * Blast markers as the comparison counts them, those of a side together: a broken formation's units, half the markers
 * of those who know no fear.
 *
 * @rule A1.3, B2
 */
const markers = (bands: readonly Band[], losses: Losses): number =>
  bands.reduce((sum, band) => sum + markersOf(band, losses), 0);

const markersOf = (band: Band, losses: Losses): number => {
  if (band.broken) return counted(living([band], losses));
  return band.knowsNoFear ? Math.floor(band.blastMarkers / 2) : band.blastMarkers;
};

/**
 * The ends of an assault that a round has settled.
 *
 * @param difference by how much the loser's total is lower; 0 if no dice were thrown for it
 * @rule A7.7
 */
export const settle = (field: Field, round: RoundEnd, rounds: number, difference: number): Chance<Ending> => {
  const start: Aftermath = { losses: round.losses, moods: moodsBefore(field) };
  const { winner } = round;
  const how = HOW[round.ending];
  if (winner === null) return certain(told(field, round, how, rounds, start));

  const hacked = hackedDown(field, round.losses, enemyOf(winner), difference);
  const lost = follow(hacked, losses => lose(field, winner, { ...start, losses }));
  const shaken = field.bands.filter(({ side, id }) => round.callable[enemyOf(winner)].includes(id) && side !== winner)
    .reduce((chance, band) => follow(chance, after => shake(field, band, after)), lost);
  return follow(shaken, after =>
    certain(told(field, round, how, rounds, field.fighting[winner].reduce(rewarded, after))));
};

const HOW = { nobody: 'no-assault', swift: 'swift', undecided: 'result' } as const;

/** The losing formations break, are destroyed if they were broken, and withdraw. @rule A7.1, A7.2, A7.3 */
const lose = (field: Field, winner: Side, after: Aftermath): Chance<Aftermath> => {
  const bands = field.fighting[enemyOf(winner)];
  const broken = bands.reduce((known, band) => withMood(known, band, { blastMarkers: 0, broken: true }), after);
  return follow(destroyed(field, after.losses, bands), left =>
    follow(withdrawn(field, left, bands), losses => certain({ ...broken, losses })));
};

/**
 * What losing costs a formation that stood near enough to support: a marker, or a hit on its front unit if broken.
 *
 * @rule A7.6
 */
const shake = (field: Field, band: Band, after: Aftermath): Chance<Aftermath> => {
  if (band.broken) {
    if (band.knowsNoFear) return certain(after);
    return follow(frontHit(field, after.losses, band), losses => certain({ ...after, losses }));
  }
  const mood = moodWith(band, band.blastMarkers + 1, after.losses);
  const now = withMood(after, band, mood);
  if (!mood.broken) return certain(now);
  return follow(withdrawn(field, after.losses, [band]), losses => certain({ ...now, losses }));
};

/** A winning formation gets a marker for each of its own losses; one that was broken gets none. @rule A8.1, A8.2 */
const rewarded = (after: Aftermath, band: Band): Aftermath => {
  if (band.broken) return after;
  return withMood(after, band, moodWith(band, band.blastMarkers + after.losses.markers[band.index]!, after.losses));
};

const told = (
  field: Field, round: RoundEnd, ending: Ending['ending'], rounds: number, { losses, moods }: Aftermath,
): Ending => ({
  winner: round.winner,
  ending,
  rounds,
  kills: round.losses.kills,
  formations: field.bands.map(({ id, index, stands }) => ({
    id,
    ...moods[index]!,
    units: stands.map(stand => ({
      id: stand.id, alive: losses.left[stand.index]! > 0, damage: stand.size - losses.left[stand.index]!,
    })),
  })),
});
