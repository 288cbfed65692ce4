/** Changes as English sentences. Another language is another record of these. */
import type { Values } from '../../log.ts';
import { listOf } from '../../wording.ts';
import type { Change, ChangeKind } from './change.ts';

const text = (values: Values, key: string): string => String(values[key] ?? '');
const names = (values: Values, key: string): readonly string[] => {
  const value = values[key];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};
const markers = (values: Values): string => {
  const count = Number(values['markers']);
  return count === 1 ? '1 Blast marker' : `${count || 'no'} Blast markers`;
};

const PHRASES: Readonly<Record<ChangeKind, (values: Values) => string>> = {
  'contact-more': v => `One more of the ${text(v, 'side')} in contact: ${text(v, 'unit')} touches ${text(v, 'enemy')}.`,
  'contact-fewer': v => `One fewer of the ${text(v, 'side')} in contact: ${text(v, 'unit')} stands back `
    + `from ${text(v, 'enemy')}.`,
  'marker-fewer': v => `One Blast marker fewer: ${text(v, 'formation')} has ${markers(v)}.`,
  'marker-more': v => `One Blast marker more: ${text(v, 'formation')} has ${markers(v)}.`,
  'support-more': v => `One more supports the ${text(v, 'side')}: ${text(v, 'unit')}.`,
  'support-fewer': v => `One fewer supports the ${text(v, 'side')}: ${text(v, 'unit')} is not there.`,
  'cover-given': v => `The defender’s infantry stands in ${text(v, 'terrain').toLowerCase()}, with a cover save of `
    + `${text(v, 'cover')}+.`,
  'cover-taken': () => 'The defender’s infantry stands in the open.',
  character: v => `${text(v, 'character')} joins ${text(v, 'unit')} of the ${text(v, 'side')}.`,
  shot: v => `Shot at before the charge, ${text(v, 'formation')} loses ${listOf(names(v, 'units'))}.`,
  ruling: v => `${text(v, 'question')} ${text(v, 'text')}`,
};

/** What a change is, as an English sentence. */
export const changeSentence = ({ kind, values }: Pick<Change, 'kind' | 'values'>): string => PHRASES[kind](values);
