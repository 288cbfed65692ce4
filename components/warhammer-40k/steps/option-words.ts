/** The options of a choice, in words. */
import type { Choice } from '../../../src/warhammer-40k/model/choices.ts';
import { isAlive, profileOf, unitsIn } from '../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { nameIn, namesTogether } from './wording.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';

export interface OptionWords {
  readonly label: string;
  readonly detail: string;
}

/** The hours of the clock that lie along the sides of the map: twelve is up. */
const SIDES_OF_MAP = { 3: 'right', 6: 'down', 9: 'left', 12: 'up' } as const;

const onMap = (hour: string): string => {
  const towards = (SIDES_OF_MAP as Readonly<Record<string, keyof typeof phaseWords.hours>>)[hour];
  return towards === undefined ? '' : phaseWords.hours[towards];
};

/** An option that is named for what is done; the option itself if it has no words. */
const plain = (option: string): string => (phaseWords.options as Readonly<Record<string, string>>)[option] ?? option;

/** What an option is called, and what there is to know of it. */
export const optionInWords = (phase: Phase, { question, about }: Choice, option: string): OptionWords => {
  switch (question) {
    case 'combat':
      return combatWords(phase, option);
    case 'toughness':
      return { label: phaseWords.toughness(option), detail: about === null ? '' : nameIn(phase, about) };
    case 'armour-group':
      return { label: option === 'none' ? plain('no-armour') : phaseWords.saveOn(option), detail: '' };
    case 'casualty':
    case 'nominee':
    case 'force-victim':
      return modelWords(phase, option);
    case 'pool':
      return poolWords(phase, option);
    case 'direction':
      return { label: phaseWords.oClock(option), detail: onMap(option) };
    case 'morale':
    case 'sweep':
    case 'free-round':
    case 'range-again':
    case 'hit-and-run':
      return { label: plain(option), detail: about === null ? '' : nameIn(phase, about) };
  }
};

const combatWords = (phase: Phase, id: string): OptionWords => {
  const combat = phase.combats.find(one => one.id === id);
  if (combat === undefined) return { label: id, detail: '' };
  const sides = SIDES.map(side => unitsIn(phase, combat, side).map(({ name }) => name).join(', '));
  return { label: phaseWords.versus(sides[0]!, sides[1]!), detail: phaseWords.round(combat.round) };
};

const modelWords = (phase: Phase, id: string): OptionWords => {
  const model = phase.models.find(one => one.id === id);
  if (model === undefined) return { label: id, detail: '' };
  const { save, wounds } = profileOf(phase, model);
  const left = wounds > 1 && isAlive(model) ? [phaseWords.woundsLeft(model.wounds, wounds)] : [];
  return { label: model.name, detail: [...left, phaseWords.armour(save)].join(', ') };
};

const poolWords = (phase: Phase, id: string): OptionWords => {
  const strike = phase.fight?.strikes.find(one => one.id === id.split(' ')[0]);
  if (strike === undefined) return { label: id, detail: '' };
  const isOfSixes = id !== strike.id;
  return {
    label: phaseWords.poolOf(strike.strength, strike.rules.kind),
    detail: [namesTogether(phase, strike.models), ...(isOfSixes ? [phaseWords.sixes] : [])].join(' · '),
  };
};
