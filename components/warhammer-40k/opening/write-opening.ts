/** Writes the first moments of the bundled phases, in the language that is spoken: the build stores them. */
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { RULESET_PREFIX } from '../../../src/warhammer-40k/model/scenario.ts';
import type { PhaseSample } from '../../../src/warhammer-40k/scenario/samples/sample.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { bundledTitle } from '../../shared/languages/bundled.ts';
import { throwCards } from '../../shared/parts/throw-cards.ts';
import { ladderIn } from '../resolver/fight/ladder.ts';
import { logLinesOf } from '../resolver/log.ts';
import { phaseWords, silentWords } from '../resolver/phase-words.ts';
import { railOf } from '../resolver/rail.ts';
import { notHadInWords } from '../resolver/refused-weapons.ts';
import { ResolverController } from '../resolver/resolver-controller.ts';
import { EDITION_NAMES, SHORT_EDITION_NAMES } from '../spoken/edition-words.ts';
import { chargersOf } from '../steps/phase-declare-step.ts';
import { handLabelOf } from '../steps/hand-label.ts';
import { phasePrimaryWords } from '../steps/primary-words.ts';
import type { OpeningChoice, OpeningFight, PackedView, PhaseOpening } from './opening.ts';

const HOST = {
  addController: () => undefined, removeController: () => undefined, requestUpdate: () => undefined,
  updateComplete: Promise.resolve(true),
};

/** A phase at its first moment. */
export const begunPhase = (sample: PhaseSample, edition: Edition): ResolverController => {
  const controller = new ResolverController(HOST, undefined, () => true);
  controller.begin({
    scenario: sample.scenario(edition), prepared: sample.decisions, seed: sample.seed, dice: [], events: [],
  });
  return controller;
};

export const openingOf = (controller: ResolverController, { id }: PhaseSample): PhaseOpening => {
  const { phase, state, waitsFor, barView: { primary, myDice }, table: { view }, timeline, playing } = controller;
  const { edition } = phase;
  const { title: own } = playing!.scenario;
  const title = bundledTitle(id, own);
  const isSilent = waitsFor === 'silence.accepted';
  return {
    table: { id, title: own, ruleset: `${RULESET_PREFIX}${edition}` },
    path: state.path,
    label: phaseWords.phase(title), title, when: EDITION_NAMES[edition], menu: phaseWords.menu,
    edition: phaseWords.edition, editions: EDITIONS.map(one => EDITION_NAMES[one]), at: EDITIONS.indexOf(edition),
    short: SHORT_EDITION_NAMES[edition],
    rail: railOf(timeline), lines: logLinesOf(timeline), refused: notHadInWords(phase).join(' '),
    heading: isSilent ? silentWords.silent : state.title,
    lead: isSilent ? silentWords.silentLead(EDITION_NAMES[edition], state.description) : state.description,
    choice: waitsFor === 'declarations.ended' ? choiceIn(controller) : null,
    fight: state.path.startsWith('fight.') ? fightIn(controller) : null,
    primary: primary!.words, myDice: myDice?.words ?? null,
    map: packed(view),
  };
};

const choiceIn = ({ phase }: ResolverController): OpeningChoice => ({
  legend: phaseWords.charger, options: chargersOf(phase),
  row: phasePrimaryWords.nobodyElse,
});

const fightIn = ({ phase, hands }: ResolverController): OpeningFight => ({
  ladder: ladderIn(phase, phase.fight!),
  cards: throwCards(hands, hands.map(hand => handLabelOf(phase, hand))),
});

/** Fields of counters that say the same for all of a first moment, or are told from others. */
const TOLD = ['note'];

export const packed = (view: BattlefieldView): PackedView => {
  const { counters, words, terrain, lines } = view;
  const told = counters.map(one => ({ ...one, spoken: one.spoken.slice(one.name.length) }));
  const names = [...new Set(told.flatMap(one => Object.keys(one)))].filter(name => !TOLD.includes(name));
  const columnOf = (name: string): readonly unknown[] => {
    const all = told.map(one => (one as Readonly<Record<string, unknown>>)[name] ?? null);
    return new Set(all.map(one => JSON.stringify(one))).size === 1 ? [all[0]] : all;
  };
  const placeOf = (id: string): number => counters.findIndex(one => one.id === id);
  return {
    size: [view.width, view.depth], step: view.step!, label: words!.map(counters.length),
    terrain, count: counters.length, counters: Object.fromEntries(names.map(name => [name, columnOf(name)])),
    units: view.mattering!.map(({ id, name, side }) => [id, name, side]),
    lines: lines.map(({ kind, from, to }) => [kind === 'support' ? 1 : 0, placeOf(from), placeOf(to)]),
  };
};
