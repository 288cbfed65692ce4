/** The sentences of a lesson as they are said at its moments: with names for ids, and what has happened so far. */
import { withFigures, type Figure } from '../../../src/scenario/lessons/figures.ts';
import type { Said } from '../../../src/scenario/lessons/lesson.ts';
import {
  PHASE_QUESTIONS, type FateName, type PhaseQuestion,
} from '../../../src/scenario/lessons/warhammer-40k/questions.ts';
import { rungWords } from '../../../src/warhammer-40k/phrases/wording.ts';
import { livingOf } from '../../../src/warhammer-40k/roster.ts';
import type { Phase, Side } from '../../../src/warhammer-40k/state.ts';
import { NEVER } from './questions/strikes.ts';
import { armourSaid } from './questions/wounds.ts';
import type { PhaseScene } from './scene.ts';

export const FATE_SAID: Readonly<Record<FateName, string>> = {
  away: 'running away', caught: 'caught and locked as before', struck: 'struck once more', destroyed: 'destroyed',
};

const COUNTED = { weaponSkill: 'Weapon Skill', toughness: 'Toughness' } as const;

const named = ({ units, models }: Phase, id: string): string | undefined =>
  [...units, ...models].find(one => one.id === id)?.name;

/** The figures of a sentence: what a unit or model is called, who is left, what was inflicted. */
const WRITE: Readonly<Record<string, (phase: Phase, of: string) => string | number | undefined>> = {
  name: named,
  left: (phase, unit) => livingOf(phase, unit).length,
  lost: ({ models }, unit) => models.filter(one => one.unit === unit && one.slain !== null).length,
  wounds: ({ results, fight, combats }, side) => (results.at(-1)
    ?? combats.find(({ id }) => id === fight?.combat))?.wounds[side as Side],
};

const figure = (phase: Phase, { name, of }: Figure): string => {
  const written = WRITE[name]?.(phase, of ?? '');
  return written === undefined ? `{${name}${of === null ? '' : ` ${of}`}}` : String(written);
};

/** A sentence with the figures of the fight as it stands. What figure there is not is left as it stands. */
export const spokenIn = ({ phase }: PhaseScene, { say, ...rest }: Said): Said =>
  ({ ...rest, say: withFigures(say, one => figure(phase, one)) });

/** A parameter in words. */
const inWords = ({ phase }: PhaseScene, name: string, value: unknown): string => {
  switch (name) {
    case 'save':
      return armourSaid(value as number | null);
    case 'of':
      return COUNTED[value as keyof typeof COUNTED];
    case 'fate':
      return FATE_SAID[value as FateName];
    default:
      return named(phase, String(value)) ?? String(value);
  }
};

/** A question in words. */
export const phaseQuestionSaid = (scene: PhaseScene, question: PhaseQuestion): Said => {
  const { say, rule } = PHASE_QUESTIONS[question.asks];
  const params: Readonly<Record<string, unknown>> = { ...question };
  return { say: withFigures(say, ({ name }) => inWords(scene, name, params[name])), rule };
};

const sentenceOf = (say: string): string => `${say[0]!.toUpperCase()}${say.slice(1)}`;

/** What is picked from a list, in words. */
export const choiceSaid = (scene: PhaseScene, { asks }: PhaseQuestion, id: string): string => {
  switch (asks) {
    case 'when-does-it-strike':
      if (id === NEVER) return 'Not any more';
      return sentenceOf(rungWords(id === 'cover' ? id : Number(id)));
    case 'which-armour-first':
      return sentenceOf(armourSaid(id === 'null' ? null : Number(id)));
    case 'what-becomes-of-it':
      return sentenceOf(FATE_SAID[id as FateName]);
    case 'where-is-it-so':
      return scene.lesson.takes.find(take => take.id === id)?.name ?? id;
    default:
      return named(scene.phase, id) ?? id;
  }
};
