/** In German: the charge and the counter-charge. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { chargeWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

const breaking = (formations: number, then: string): string =>
  form(formations, {
    one: `Auf dem Weg gebrochen: Sie zieht sich mit zwei Bewegungen zurück${then}`,
    other: `Auf dem Weg gebrochen: Sie ziehen sich mit zwei Bewegungen zurück${then}`,
  });

export const words: typeof english = {
  charges: (names, formations) => `${names} ${form(formations, { one: 'stürmt', other: 'stürmen' })} an`,
  lead: (length, target) => `Bewege jede Einheit einmal, bis zu ihrem Tempo. Jemand muss höchstens ${length} von `
    + `${target} entfernt enden, mit Sicht darauf.`,
  allToNearest: 'Alle zum nächsten Gegner',
  end: 'Ansturm beenden',
  ifEnded: engaged => `Endete der Ansturm jetzt: ${engaged}.`,
  nobodyNear: (length, target) =>
    `Niemand ist höchstens ${length} von ${target} entfernt und in Schusslinie. Endet der Ansturm jetzt, gibt es `
    + 'keinen Sturmangriff.',
  gotOut: 'ausgestiegen',
  inContact: 'Sie ist in Kontakt und bleibt dort.',
  letOut: 'Sie hat Passagiere abgesetzt und bewegt sich nicht weiter.',
  landNearest: 'Möglichst nah am Gegner landen',
  landInContact: enemy => `In Kontakt mit ${enemy} landen`,
  towards: 'Auf den nächsten Gegner zu',
  intoContact: enemy => `In Kontakt mit ${enemy}`,
  howFar: 'Wie weit darf sie?',
  whereNot: 'Wohin darf sie nicht?',
  whoIsShoved: 'Wen darf eine Kriegsmaschine beiseiteschieben?',
  whoGetsOut: 'Wer darf aussteigen?',
  isThereOne: 'Gibt es einen Sturmangriff?',
  mustAll: 'Müssen alle ankommen?',
  together: 'Müssen sie beisammenbleiben?',

  breaks: (names, formations) => `${names} ${form(formations, { one: 'bricht', other: 'brechen' })}`,
  brokenAndOver: formations => breaking(formations, ', und es wird nicht gekämpft.'),
  brokenOthersGoOn: formations =>
    breaking(formations, form(formations, { one: ' und kämpft nicht mit.', other: ' und kämpfen nicht mit.' })),
  whyBreak: 'Warum bricht sie?',
  whoGetsAway: 'Wer entkommt?',

  countersIn: (names, _formations, round) =>
    `${round === 1 ? '' : `Runde ${round}: `}Gegenstoß von ${names}`,
  tie: 'Gleichstand: Der Sturmangriff geht weiter.',
  counterLead: 'Einheiten ohne Kontakt dürfen geradewegs zu ihrem nächsten Gegner.',
  someMust: 'Manche müssen.',
  nobodyMust: 'Niemand muss.',
  skimmersMay: 'Skimmer dürfen auftauchen.',
  asTheyStand: engaged => `So, wie sie stehen: ${engaged}.`,
  allToTheirs: 'Alle zu ihrem nächsten Gegner',
  endCounter: 'Gegenstoß beenden',
  nobodyCan: 'Weiter: niemand kann',
  must: 'Muss einen Gegenstoß machen',
  poppedUp: 'aufgetaucht',
  drawnIn: formations => form(formations, {
    one: 'Sie kämpft, als hätte sie angestürmt.', other: 'Sie kämpfen, als hätten sie angestürmt.',
  }),
  cannotMove: 'Sie kann sich nicht bewegen und bleibt.',
  toNearest: 'Zum nächsten Gegner',
  intoDrawing: (enemy, formation) => `In Kontakt mit ${enemy}: zieht ${formation} hinein`,
  howFarAtWhom: 'Wie weit, und auf wen zu?',
  withoutSpeed: 'Und eine Einheit ohne Tempo?',
  engineInContact: 'Und eine Kriegsmaschine in Kontakt?',
  third: 'Und wenn eine dritte Formation berührt wird?',
  whoGetsInOrOut: 'Wer darf ein- oder aussteigen?',
  whoMust: 'Wer muss?',
  whyAnother: 'Warum noch eine Runde?',
  ifNobodyCan: 'Und wenn dann niemand kämpfen kann?',

  hasPoppedUp: 'Aufgetaucht: Sie kämpft im Feuergefecht, und wer sie berührt auch.',
  popUp: 'Auftauchen',
  cannotPopUp: 'Sie kann nicht auftauchen.',

  engaged: {
    contact: units => `${figure(units)} in Kontakt`,
    firefight: units => `${figure(units)} im Feuergefecht`,
    not: units => `${figure(units)} nicht im Kampf`,
    aboard: units => `${figure(units)} an Bord`,
  },
};
