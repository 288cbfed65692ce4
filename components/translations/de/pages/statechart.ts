/** In German: the page of the statecharts. */
import type { statechartPageWords as english } from '../../../site/site-words.ts';

export const words: typeof english = {
  views: {
    chart: 'Das Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  titles: {
    chart: 'Der Ablauf als Diagramm',
    compare: 'Zwei Auslegungen nebeneinander',
    phase: 'Das Diagramm von Warhammer 40,000',
    editions: 'Vier Editionen nebeneinander',
  },
  leads: {
    chart: 'Ein Kasten ist ein Zustand des Sturmangriffs, ein Pfeil etwas, das geschehen kann. Geh Ereignis um '
      + 'Ereignis durch.',
    compare: 'Derselbe Sturmangriff, dieselben Entscheidungen und Würfel, mit zwei Antworten auf eine Regelfrage.',
    phase: 'Ein Diagramm für alle Editionen: Wo ihre Texte sich trennen, sagt die Antwort auf eine Frage, wohin es '
      + 'geht.',
    editions: 'Derselbe Nahkampf, dieselben Entscheidungen und Würfel, in vier Editionen von Warhammer 40,000.',
  },
  shown: 'Was gezeigt wird',
  walkedWith: 'Sturmangriff, der dabei gespielt wird',
  print: 'Drucken',
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung.',
  tryAgain: 'Noch einmal versuchen',
};
