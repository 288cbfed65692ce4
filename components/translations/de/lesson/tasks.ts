/** In German: the tasks of lessons, by their ids. */
import type { taskWords as english } from '../../../epic-armageddon/lesson/question-words.ts';

export const words: typeof english = {
  'charge-with': 'Wähle das Ziel und lass {formations} in diesem Sturmangriff kämpfen.',
  'in-contact': 'Bring mindestens {count} Einheiten des {side}s in Basekontakt.',
  'not-in-contact': 'Stürm so an, dass jemand nah genug ist, aber keine Einheit des {side}s in Basekontakt.',
  near: 'Stell {unit} höchstens {cm} cm von {from} auf.',
  away: 'Stell {unit} mehr als {cm} cm von {from} auf.',
  'clear-of-enemies': 'Stell {unit} mehr als {cm} cm von jedem Gegner auf.',
  'in-cover': 'Stell {units} in Deckung.',
  engaged: 'Sorg dafür, dass {units} attackieren darf.',
  'not-engaged': 'Sorg dafür, dass {units} weder attackieren noch getroffen werden kann.',
  'hit-last': 'Stell {unit} so auf, dass auf dieser Seite danach niemand mehr getroffen wird.',
  'dice-split': 'Teil die Würfel von {unit} auf: {count} in den Nahkampf, die anderen ins Feuergefecht.',
  hit: 'Verteil die Treffer so, dass {unit} einen nimmt.',
  spare: 'Verteil die Treffer so, dass {unit} keinen nimmt.',
  'save-by': 'Schütz {unit} durch {save}.',
  'supported-by': 'Lass genau {units} den {side} mit Feuer unterstützen.',
  'got-away': 'Zieh {formation} so zurück, dass unterwegs niemand verloren geht.',
  reach: 'Spiel weiter bis „{state}“.',
  'play-well': 'Spiel den {side} bis zum Ende; danach wird jede Entscheidung an den Chancen gemessen.',
};
