/** The table of which the odds of a phase are, on the map: as its models stand before anybody strikes. */
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { phaseView, type ViewOptions } from '../steps/battlefield-view.ts';
import { foundFor, type WantedOdds } from './ruleset-odds.ts';

export interface PhaseOnMap {
  /** What it is called, in the language spoken. */
  readonly title: string;
  readonly view: BattlefieldView;
}

/** Null: something is wrong with it, and there is nothing to be seen. */
export const phaseOnMap = (wanted: WantedOdds): PhaseOnMap | null => {
  const { scene, sample } = foundFor(wanted);
  return scene && { title: titleOf(scene, sample), view: viewOf(scene) };
};

const titleOf = ({ title }: Scenario, sample: string | null): string =>
  bundledTitle(sample, title) || phaseWords.untitled;

/** Nobody is moved here, and nobody chosen. */
const STILL: ViewOptions = {
  movable: [], choosable: [], chosen: null, shown: [], ghost: null, allowance: null, stoodBefore: [],
};

const viewOf = onceSpoken((scene: Scenario): BattlefieldView => phaseView(setUpPhase(scene), STILL));
