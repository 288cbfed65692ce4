/** In German: friends near by. */
import type { SUPPORT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a5-supporting-fire.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A5: 'Haben die Attacken nichts entschieden, helfen Formationen in der Nähe mit ihrem Feuergefecht.',
  'A5.1': 'Beide Seiten dürfen Unterstützung rufen, solange die Attacken keinen Sieger ergeben haben.',
  'A5.2': 'Eine Einheit darf unterstützen, wenn ihre Formation nicht am Sturmangriff beteiligt, nicht gebrochen und '
    + 'nicht marschiert ist und ein Gegner, der attackiert hat, höchstens 15 cm entfernt und in Schusslinie steht.',
  'A5.3': 'Wer unterstützt, wirft auf den Feuergefechtswert, mit Extra-Attacken der Handfeuerwaffen. First Strike '
    + 'bringt hier nichts.',
  'A5.4': 'Ihre Treffer fallen auf Einheiten, die direkt im Kampf sind, die den Unterstützern nächsten zuerst. '
    + 'Unterstützer selbst können nicht getroffen werden.',
  'A5.5': 'Kills der Unterstützer zählen. Ihre Anzahl, ihre Blastmarker und ihre Einheiten mit Inspiring zählen nicht.',
  'A5.6': 'Löscht Unterstützungsfeuer eine Seite aus, hat die andere gewonnen.',
};
