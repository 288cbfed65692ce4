/** In Polish: the charge and the counter-charge. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { chargeWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  charges: (names, formations) => `${names} ${form(formations, { one: 'szarżuje', other: 'szarżują' })}`,
  lead: (length, target) => `Rusz każdą jednostkę raz, najwyżej o jej szybkość. Ktoś musi skończyć do ${length} od `
    + `celu i go widzieć. Cel: ${target}.`,
  allToNearest: 'Wszyscy do najbliższego wroga',
  end: 'Zakończ szarżę',
  ifEnded: engaged => `Gdyby szarża skończyła się teraz: ${engaged}.`,
  nobodyNear: (length, target) => `Nikt nie stoi do ${length} od celu i na linii strzału. Cel: ${target}. Jeśli szarża `
    + 'skończy się teraz, szturmu nie będzie.',
  gotOut: 'wysiadła',
  inContact: 'Jest w kontakcie i tam zostaje.',
  letOut: 'Wypuściła pasażerów i dalej się nie rusza.',
  landNearest: 'Ląduj najbliżej wroga',
  landInContact: enemy => `Ląduj w kontakcie: ${enemy}`,
  towards: 'W stronę najbliższego wroga',
  intoContact: enemy => `Do kontaktu: ${enemy}`,
  howFar: 'Jak daleko może się ruszyć?',
  whereNot: 'Gdzie nie może wejść?',
  whoIsShoved: 'Kogo może zepchnąć machina bojowa?',
  whoGetsOut: 'Kto może wysiąść?',
  isThereOne: 'Czy jest szturm?',
  mustAll: 'Czy wszyscy muszą dojść?',
  together: 'Czy muszą trzymać się razem?',

  breaks: (names, formations) => `${names} ${form(formations, { one: 'łamie', other: 'łamią' })} się`,
  brokenAndOver: formations => form(formations, {
    one: 'Złamana po drodze, wycofuje się o dwa ruchy i walki nie ma.',
    other: 'Złamane po drodze, wycofują się o dwa ruchy i walki nie ma.',
  }),
  brokenOthersGoOn: formations => form(formations, {
    one: 'Złamana po drodze, wycofuje się o dwa ruchy i nie walczy.',
    other: 'Złamane po drodze, wycofują się o dwa ruchy i nie walczą.',
  }),
  whyBreak: 'Czemu się łamie?',
  whoGetsAway: 'Kto uchodzi?',

  countersIn: (names, _formations, round) => `Kontrszarża${round === 1 ? '' : ` (runda ${round})`}: ${names}`,
  tie: 'Remis: szturm trwa dalej.',
  counterLead: 'Jednostki bez kontaktu mogą iść prosto na najbliższego wroga.',
  someMust: 'Niektóre muszą.',
  nobodyMust: 'Nikt nie musi.',
  skimmersMay: 'Skimmery mogą się wynurzyć.',
  asTheyStand: engaged => `Tak jak stoją: ${engaged}.`,
  allToTheirs: 'Wszyscy do najbliższego wroga',
  endCounter: 'Zakończ kontrszarżę',
  nobodyCan: 'Dalej: nikt nie może',
  must: 'Musi kontrszarżować',
  poppedUp: 'wynurzona',
  drawnIn: formations => form(formations, {
    one: 'Walczy tak, jakby szarżowała.', other: 'Walczą tak, jakby szarżowały.',
  }),
  cannotMove: 'Nie może się ruszyć i zostaje.',
  toNearest: 'Do najbliższego wroga',
  intoDrawing: (enemy, formation) => `Do kontaktu: ${enemy}. To wciąga: ${formation}`,
  howFarAtWhom: 'Jak daleko i na kogo?',
  withoutSpeed: 'A jednostka bez szybkości?',
  engineInContact: 'A machina bojowa w kontakcie?',
  third: 'A jeśli dotknie się trzeciej formacji?',
  whoGetsInOrOut: 'Kto może wsiąść lub wysiąść?',
  whoMust: 'Kto musi?',
  whyAnother: 'Czemu kolejna runda?',
  ifNobodyCan: 'A jeśli nikt nie może wtedy walczyć?',

  hasPoppedUp: 'Wynurzona: walczy w wymianie ognia, tak jak każdy, kto jej dotyka.',
  popUp: 'Wynurz się',
  cannotPopUp: 'Nie może się wynurzyć.',

  engaged: {
    contact: units => `${figure(units)} w kontakcie`,
    firefight: units => `${figure(units)} w wymianie ognia`,
    not: units => `${figure(units)} poza walką`,
    aboard: units => `${figure(units)} na pokładzie`,
  },
};
