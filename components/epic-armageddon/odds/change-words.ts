/** Single changes in the language of the screen: the engine that finds them speaks English alone. */
import type { Change } from '../../../src/epic-armageddon/odds/changes/change.ts';
import {
  CHANGES, changeInWords, type ChangeValues, type ChangeWords,
} from '../../../src/epic-armageddon/odds/changes/phrases.ts';
import type { TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { bookOf } from '../../shared/languages/speech.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { kindName } from '../spoken/terrain-names.ts';

const changeWords = spoken('odds/changes', CHANGES);

/** What a single change is, and what comes of it. */
export const changeText = ({ kind, values }: Pick<Change, 'kind' | 'values'>): ChangeWords => {
  if (kind === 'cover-given') {
    const terrain = kindName(values['kind'] as TerrainKind);
    return changeInWords({ kind, values: { ...values, terrain } }, changeWords);
  }
  return changeInWords({ kind, values: kind === 'ruling' ? asked(values) : values }, changeWords);
};

/** The part of the screen that asks them brings their English; here it has come with the answer. */
interface Ruling {
  readonly question: string;
  readonly answers: Readonly<Record<string, string>>;
}

const asked = (values: Change['values']): Change['values'] => {
  const { ruling, answer, question, text } = values as Change['values'] & ChangeValues['ruling'];
  const told = (bookOf('epic-armageddon/rulings') as Readonly<Record<string, Ruling>> | undefined)?.[ruling];
  return { ruling, answer, question: told?.question ?? question, text: told?.answers[answer] ?? text };
};
