/** What an answer, or a decision, can be made of: rows to choose from. */
import { NOBODY } from '../../../machines/lessons/warhammer-40k/judge-task.ts';
import type { PosedPhaseQuestion } from '../../../machines/lessons/warhammer-40k/lesson-run.ts';
import type { PhasePosition } from '../../../machines/lessons/warhammer-40k/position.ts';
import type { PhaseMoment } from '../../../src/lessons/warhammer-40k/phase-lesson.ts';
import { NO_WEAPON } from '../../../src/warhammer-40k/fight/weapons.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import { unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import { POLICY_WORDS } from '../spoken/policy-words.ts';
import { optionInWords } from '../steps/option-words.ts';
import { nameIn } from '../steps/wording.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { placeOf } from './asked-view.ts';
import { phaseLessonWords } from './phase-lesson-words.ts';

export const choicesFor = (scene: PhasePosition, moment: PhaseMoment, asked: PosedPhaseQuestion): readonly Choice[] =>
  asked.choices.map(({ id, name }) => ({ id, refusal: null, ...rowOf(scene, moment, asked, { id, name }) }));

type Row = Pick<Choice, 'label' | 'detail'>;

const rowOf = (scene: PhasePosition, moment: PhaseMoment, { kind, choices }: PosedPhaseQuestion, { id, name }: {
  readonly id: string; readonly name: string;
}): Row => {
  const { phase } = scene;
  if (moment.kind === 'do') return optionOf(scene, moment.decide.decides, id);
  if (moment.kind === 'predict' && moment.ask.asks === 'what-differs') {
    return { label: POLICY_WORDS[id as PolicyQuestion].asks, detail: null };
  }
  const model = kind === 'units' ? phase.models.find(one => one.id === id) : undefined;
  if (model === undefined) return { label: name, detail: null };
  const sides = new Set(phase.models.filter(one => choices.some(choice => choice.id === one.id)).map(one => one.side));
  const side = sides.size > 1 ? [askedWords.sides[model.side]] : [];
  return { label: name, detail: [...side, ...placeOf(phase, model)].join(', ') };
};

const optionOf = ({ phase }: PhasePosition, decides: string, id: string): Row => {
  if (decides === 'choice') return optionInWords(phase, phase.choice!, id);
  if (id === NOBODY) return { label: phaseLessonWords.nobodyCharges, detail: null };
  if (id === NO_WEAPON) return { label: phaseWords.noWeapon, detail: null };
  const isUnit = phase.units.some(one => one.id === id);
  return { label: nameIn(phase, id), detail: isUnit ? askedWords.sides[unitOf(phase, id).side] : null };
};
