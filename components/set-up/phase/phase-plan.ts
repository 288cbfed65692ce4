/** What is set up of Warhammer 40,000: a line a side, the text it is played by, and what is made of them. */
import {
  phaseLexiconOf, type OwnPhaseProfiles, type PhaseLexicon,
} from '../../../src/deployment/phase-line/lexicon.ts';
import { lineUpPhase } from '../../../src/deployment/phase-line/line-up.ts';
import { readPhaseLine, type LineUnit, type PhaseLine } from '../../../src/deployment/phase-line/read-line.ts';
import { unitsOnTable, writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import { once } from '../../../src/shared/once.ts';
import { editionOf, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { bySide, SIDES, type BySide, type Start } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { RowId } from '../../../src/warhammer-40k/editions/rows.ts';
import { phaseLibraryOf } from '../../../src/warhammer-40k/units/library.ts';
import { setUpWords } from '../set-up-words.ts';
import { movedFrom, withPlaces, type Places } from './phase-places.ts';

/** Plain JSON. */
export interface PhaseSetUp {
  readonly edition: Edition;
  readonly texts: BySide<string>;
  /** Profiles of one's own by their ids. */
  readonly profiles: OwnPhaseProfiles;
  /** The rows of pages beside the text that are played. */
  readonly completions: readonly RowId[];
  readonly startAt: Start;
  /** Where models stand that were moved by hand, by their ids. */
  readonly places: Places;
}

export const NO_PHASE: PhaseSetUp = {
  edition: '7th', texts: { attacker: '', defender: '' }, profiles: {}, completions: [], startAt: 'charge',
  places: {},
};

const lexiconOfOwn = once((profiles: OwnPhaseProfiles) => {
  const known = new Map<Edition, PhaseLexicon>();
  return (edition: Edition): PhaseLexicon => {
    const lexicon = known.get(edition) ?? phaseLexiconOf(phaseLibraryOf(edition), profiles);
    known.set(edition, lexicon);
    return lexicon;
  };
});

export const lexiconIn = ({ edition, profiles }: PhaseSetUp): PhaseLexicon => lexiconOfOwn(profiles)(edition);

/** What each line was read as; its units are those of its first side. */
export const linesIn = once((setUp: PhaseSetUp): BySide<PhaseLine> =>
  bySide(side => readPhaseLine(setUp.texts[side], lexiconIn(setUp))));

export const sidesIn = (setUp: PhaseSetUp): BySide<readonly LineUnit[]> => {
  const lines = linesIn(setUp);
  return bySide(side => lines[side].attacker);
};

const linedUp = (setUp: PhaseSetUp, startAt: Start): Scenario | null => {
  const { edition, completions } = setUp;
  return lineUpPhase(
    { edition, completions, startAt, sides: sidesIn(setUp), title: setUpWords.title }, lexiconIn(setUp),
  );
};

/** The table; null while a side is missing. */
export const phaseTable = once((setUp: PhaseSetUp): Scenario | null => {
  const table = linedUp(setUp, setUp.startAt);
  return table && withPlaces(table, setUp.places);
});

/** The same in contact as after its charge, which is what its odds are of. */
export const phaseInContact = once((setUp: PhaseSetUp): Scenario | null =>
  (setUp.startAt === 'fight' ? phaseTable(setUp) : linedUp(setUp, 'fight')));

/** Ids of profiles of one's own. */
const OWN_ID = /^own-(?:file-)?\d+$/;

/** What a table was typed as, and who of it was moved; null where nobody could have typed it. */
export const phaseSetUpOf = once((scenario: Scenario): PhaseSetUp | null => {
  const edition = editionOf(scenario);
  const { completions, startAt } = scenario;
  const profiles = Object.fromEntries(Object.entries(scenario.profiles).filter(([id]) => OWN_ID.test(id)));
  const lexicon = phaseLexiconOf(phaseLibraryOf(edition), profiles);
  const units = unitsOnTable(scenario, lexicon);
  if (units === null) return null;
  const texts = bySide(side => writePhaseSide(units[side], lexicon));
  const setUp: PhaseSetUp = { edition, texts, profiles, completions, startAt, places: {} };
  const table = phaseTable(setUp);
  const places = table && movedFrom(table, scenario);
  if (places === null) return null;
  return Object.keys(places).length === 0 ? setUp : { ...setUp, places };
});

export const isPhaseEmpty = ({ texts }: PhaseSetUp): boolean => SIDES.every(side => texts[side].trim() === '');

export const phaseSidesSwapped = (setUp: PhaseSetUp): PhaseSetUp =>
  ({ ...setUp, texts: { attacker: setUp.texts.defender, defender: setUp.texts.attacker }, places: {} });
