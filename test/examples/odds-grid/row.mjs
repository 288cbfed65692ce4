// One ask and its answer.
import { matchUp, odds } from 'assault-resolver';

/** The standard error of who wins in each row, which says how large it is: for surer figures ask for less. */
export const TOLERANCE = 0.001;

/** Taken for granted in every row, and not worth a note. */
const USUAL = 'no counter-charge between rounds';

/** How many are lost on average. */
const mean = chances => chances.reduce((sum, chance, lost) => sum + lost * chance, 0);

/** The figures of a match-up; where it cannot be lined up, the reasons alone. */
export const rowOf = ({ attacker, defender, options = {}, tolerance = TOLERANCE }) => {
  const asked = {
    attacker, defender,
    attacker_markers: options.attacker?.blastMarkers ?? 0, defender_markers: options.defender?.blastMarkers ?? 0,
  };
  const made = matchUp(`${attacker} v ${defender}`, options);
  if ('problems' in made) return { ...asked, notes: made.problems.join(' ') };
  const { winner, ending, lost, broken, unresolved, error, assumptions } = odds(made.scenario, { tolerance });
  return {
    ...asked,
    attacker_wins: winner.attacker, defender_wins: winner.defender, nobody_wins: winner.none,
    swift_attacker: ending.swift.attacker, swift_defender: ending.swift.defender,
    first_round: ending.byRound[0] ?? 0,
    attacker_loses: mean(lost.attacker), defender_loses: mean(lost.defender),
    attacker_broken: broken.attacker, defender_broken: broken.defender,
    unresolved, error,
    notes: [...made.notes, ...assumptions.filter(said => said !== USUAL)].join(' '),
  };
};
