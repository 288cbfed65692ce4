/** In German: what the resolver says of its own accord. */
import { figure, form } from '../../shared/languages/forms.ts';
import type { resolverWords as english } from '../../shared/resolver/resolver-words.ts';

export const words: typeof english = {
  resolver: title => `Sturmangriff: ${title}`,
  untitled: 'Ein Sturmangriff',
  round: round => `Runde ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`In Kontakt mit ${enemy}`]), cm === null ? 'landet hier' : `noch ${cm}`].join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Aus ${transport} heraus` : `Aus ${transport} heraus, in Kontakt mit ${enemy}`),
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  playOn: 'Weiterspielen',
  over: 'Der Sturmangriff ist vorbei',
  why: name => `Warum? ${name}`,
  menu: 'Sturmangriffe und Würfel',
  startAgain: 'Neu anfangen',
  startAgainMore: 'Derselbe Sturmangriff mit denselben Würfeln.',
  newDice: 'Neue Würfel',
  newDiceMore: 'Von Anfang an, mit Würfeln, die niemand kennt.',
  rulings: 'Wie spielt euer Club das?',
  rulingsMore: 'Fragen, die die Regeln offenlassen.',
  odds: areOn => `Chancen ${areOn ? 'ausblenden' : 'zeigen'}`,
  oddsMore: 'Wer von hier aus wohl gewinnt.',
  playedAgain: 'Dein Sturmangriff ist mit dieser Antwort neu gespielt, bis zur selben Stelle.',
  playedUpTo: title =>
    `Dein Sturmangriff ist mit dieser Antwort neu gespielt. Von hier an läuft er anders: ${title}.`,
  assaults: 'Mitgelieferte Sturmangriffe',
  sameDice: 'Ein zurückgenommener Wurf zeigt wieder dieselben Augen.',
  undone: title => `Zurückgenommen. ${title}.`,
  reading: 'Das Szenario wird gelesen.',
  problems: 'Dieses Szenario ist nicht spielbar',
  problemsMore: count =>
    `${form(count, { one: 'Eines stimmt', other: `${figure(count)} Dinge stimmen` })} daran nicht. `
    + 'Nichts davon wird gezeigt.',
  whole: 'das ganze Szenario',
  unknownAssault: (id, known) => `Es gibt keinen mitgelieferten Sturmangriff „${id}“. Es gibt ${known.join(', ')}.`,
  unknownStep: step =>
    `Es gibt keinen Schritt „${step}“. Es gibt A1 bis A7; eine Zahl steht für so viele Ereignisse.`,
  notLoaded: 'Ein Teil des Programms ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
};
