/** In German: what the sharing of an assault or a phase says. */
import { counted } from '../../shared/languages/forms.ts';
import type { shareWords as english } from '../../share/share-words.ts';

const letters = (count: number): string => counted(count, { one: 'Zeichen', other: 'Zeichen' });

export const words: typeof english = {
  heading: 'Diesen Sturmangriff teilen',
  phaseHeading: 'Diese Phase teilen',
  privacy: 'Der Tisch und jeder Schritt darauf stehen im Link selbst, hinter seinem #: Nichts verlässt diesen Browser, '
    + 'bis du ihn jemandem schickst.',
  link: 'Link',
  working: 'Der Link wird erstellt …',
  nothing: 'Es gibt noch nichts zu teilen.',
  unfinished: 'Zu diesem Tisch gibt es noch keinen Link:',
  unreadable: 'Etwas auf diesem Tisch ist nicht vollständig.',
  length: count => `${letters(count)}. Wer ihn öffnet, sieht den Tisch, wie er jetzt ist.`,
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  copyRefused: 'Dieser Browser lässt die Seite nicht kopieren. Der Link ist markiert: Kopiere ihn mit Strg+C, auf dem '
    + 'Mac mit Cmd+C, oder durch langes Drücken.',
  share: 'Senden …',
  title: (title, isPhase) => title || (isPhase ? 'Eine Nahkampfphase' : 'Ein Sturmangriff'),
  shareRefused: 'Dieser Browser konnte den Link nicht senden. Kopiere ihn stattdessen.',
  code: 'QR-Code',
  codeLabel: 'QR-Code des Links',
  codeHint: 'Halte die Kamera eines anderen Handys darauf.',
  codeDense: 'Dieser Code ist dicht: Geh mit der Kamera nah heran oder vergrößere ihn.',
  codeTooLong: (count, most) => `Ein Link von ${letters(count)} ist zu lang für einen QR-Code, den ein Handy liest; `
    + `höchstens ${letters(most)} gehen. Kopiere ihn stattdessen.`,
  codeNotLoaded: 'Der QR-Code ließ sich nicht laden. Klapp ihn zu und wieder auf, um es noch einmal zu versuchen.',
};
