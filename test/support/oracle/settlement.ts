/** What the two dice decide, and everything that follows for the formations on the table. */
import { alive, bySide, gapToNearest, joined, type Band, type Dead, type Field, type Stand } from './field.ts';
import { byDistance, isWithin } from './geometry.ts';
import { endOfFlight } from './flight.ts';
import type { RoundEnd } from './round.ts';
import { enemyOf, type BySide, type Side } from './scenario-json.ts';

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
    readonly units: readonly { readonly id: string; readonly alive: boolean }[];
  }[];
}

/** An ending in one line: two endings are the same if their keys are. */
export const endingKey = ({ winner, ending, rounds, kills, formations }: Ending): string => {
  const bands = formations.map(({ id, blastMarkers, broken, units }) => {
    const lost = units.filter(unit => !unit.alive).map(unit => unit.id);
    const mood = lost.length === units.length ? 'gone' : `${blastMarkers}${broken ? ' broken' : ''}`;
    return `${id}: ${mood}${lost.length > 0 ? ` without ${lost.join(' ')}` : ''}`;
  });
  const how = ending === 'no-assault' ? ending : `${ending} in ${rounds}, ${kills.attacker}-${kills.defender}`;
  return [`${winner ?? 'nobody'} by ${how}`, ...bands].join(' | ');
};

/** What a side adds to its higher die. @rule A6.2, A6.3 */
export const bonus = (field: Field, dead: Dead, side: Side): number => {
  const [own, enemy] = [field.fighting[side], field.fighting[enemyOf(side)]];
  const [units, against] = [alive(own, dead).length, alive(enemy, dead).length];
  const kills = enemy.stands.length - against;
  const inspiring = alive(own, dead).filter(stand => stand.abilities.includes('inspiring')).length;
  const more = Number(units > against) + Number(units > 2 * against);
  const isClean = own.blastMarkers === 0 && !own.broken;
  return kills + more + Number(isClean) + Number(markers(enemy, dead) > markers(own, dead)) + inspiring;
};

/** Blast markers as the comparison counts them: a broken formation's units, half of those who know no fear. @rule B2 */
const markers = (band: Band, dead: Dead): number => {
  if (band.broken) return alive(band, dead).length;
  return band.knowsNoFear ? Math.floor(band.blastMarkers / 2) : band.blastMarkers;
};

/**
 * The end of an assault that a round has settled.
 *
 * @param difference by how much the loser's total is lower; 0 if no dice were thrown for it
 * @rule A7.7
 */
export const settle = (field: Field, round: RoundEnd, rounds: number, difference: number): Ending => {
  const moods = new Map(field.bands.map(({ id, blastMarkers, broken }) => [id, { blastMarkers, broken }]));
  const kills = bySide(side => field.fighting[enemyOf(side)].stands.length
    - alive(field.fighting[enemyOf(side)], round.dead).length);
  const write = (ending: Ending['ending'], dead: Dead): Ending => ({
    winner: round.winner, ending, rounds, kills,
    formations: field.bands.map(({ id, stands }) => ({
      id,
      ...(moods.get(id) ?? { blastMarkers: 0, broken: false }),
      units: stands.map(stand => ({ id: stand.id, alive: !dead.includes(stand.id) })),
    })),
  });
  if (round.winner === null) return write(round.ending === 'nobody' ? 'no-assault' : 'swift', round.dead);

  const loser = field.fighting[enemyOf(round.winner)];
  let dead = hackDown(field, loser, round.dead, difference);
  moods.set(loser.id, { blastMarkers: 0, broken: true });
  if (loser.broken) dead = joined(dead, mortal(alive(loser, dead)));
  dead = withdraw(field, loser, dead);
  for (const band of field.bands.filter(({ id }) => round.callable[loser.side].includes(id))) {
    dead = shake(field, band, dead, moods);
  }
  const winner = field.fighting[round.winner];
  if (!winner.broken) {
    const marked = winner.blastMarkers + winner.stands.length - alive(winner, round.dead).length;
    moods.set(winner.id, moodWith(winner, marked, dead));
  }
  return write(round.ending === 'undecided' ? 'result' : 'swift', dead);
};

type Mood = Pick<Band, 'blastMarkers' | 'broken'>;

/** A formation breaks at as many markers as units, or twice as many for those who know no fear. @rule B1, A8.2 */
const moodWith = (band: Band, blastMarkers: number, dead: Dead): Mood => {
  const limit = alive(band, dead).length * (band.knowsNoFear ? 2 : 1);
  return blastMarkers >= limit ? { blastMarkers: 0, broken: true } : { blastMarkers, broken: false };
};

/** Hits without saves, nearest to the enemy first, the Fearless passed over. @rule A6.5, A6.6 */
const hackDown = (field: Field, loser: Band, dead: Dead, difference: number): Dead => {
  const hits = loser.knowsNoFear ? Math.floor(difference / 2) : difference;
  const enemies = alive(field.fighting[enemyOf(loser.side)], dead);
  return joined(dead, mortal(frontToBack(loser, enemies, dead)).slice(0, hits));
};

/** The living units of a formation, those nearest to any of the enemies first. */
const frontToBack = (band: Band, enemies: readonly Stand[], dead: Dead): readonly Stand[] =>
  byDistance(alive(band, dead), stand => gapToNearest(stand, enemies));

/** Every living unit of the other side, whatever its formation. */
const enemiesOf = (field: Field, band: Band, dead: Dead): readonly Stand[] =>
  field.bands.filter(({ side }) => side !== band.side).flatMap(enemy => alive(enemy, dead));

/** The ids of those who are not Fearless. */
const mortal = (stands: readonly Stand[]): Dead =>
  stands.filter(stand => !stand.abilities.includes('fearless')).map(({ id }) => id);

/** Two moves away from the enemy; whoever is still too near is lost. @rule A7.3 */
const withdraw = (field: Field, band: Band, dead: Dead): Dead => {
  const enemies = enemiesOf(field, band, dead);
  const caught = alive(band, dead).filter(stand => {
    const at = endOfFlight(stand, 2 * stand.speed, enemies, { ...field, impassable: stand.impassable });
    const hasMoved = at[0] !== stand.at[0] || at[1] !== stand.at[1];
    const isFearless = stand.abilities.includes('fearless');
    if (isFearless && !hasMoved) return false;
    return enemies.some(enemy => isWithin(isFearless ? 5 : 15, { at, radius: stand.radius }, enemy));
  });
  return joined(dead, caught.map(({ id }) => id));
};

/**
 * What losing costs a formation that was near enough to support: a marker, or its front unit if it is broken.
 *
 * @rule A7.6
 */
const shake = (field: Field, band: Band, dead: Dead, moods: Map<string, Mood>): Dead => {
  if (band.broken) {
    const [front] = mortal(frontToBack(band, enemiesOf(field, band, dead), dead));
    return band.knowsNoFear || front === undefined ? dead : joined(dead, [front]);
  }
  const mood = moodWith(band, band.blastMarkers + 1, dead);
  moods.set(band.id, mood);
  return mood.broken ? withdraw(field, band, dead) : dead;
};
