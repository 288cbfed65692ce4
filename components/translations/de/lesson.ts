/** In German: what lessons say of their own accord. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { lessonWords as english } from '../../shared/lesson/lesson-words.ts';
import { blastMarkers, units } from './counts.ts';
import { SIDES } from './sides.ts';

const RAIL = { done: 'erledigt', missed: 'verfehlt', later: 'kommt noch', missing: 'kommt nie', now: 'jetzt' } as const;

export const words: typeof english = {
  lesson: title => `Lektion: ${title}`,
  moments: 'Stationen dieser Lektion',
  moment: (at, of) => `Station ${at} von ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `„${title}“ kommt in diesem Sturmangriff nicht vor.`,
  answerLegends: {
    units: 'Wähle sie auf der Karte oder hier', formations: 'Wähle sie hier', number: 'Deine Zahl',
    side: 'Deine Antwort', order: 'Zuerst kommt der Erste', 'yes-no': 'Deine Antwort',
  },
  check: 'Prüfen',
  hint: 'Tipp',
  moreHint: 'Noch ein Tipp',
  show: 'Zeig es mir',
  again: 'Noch einmal versuchen',
  leave: 'Auslassen',
  onceMore: 'Noch einmal',
  goOn: 'Weiter',
  end: 'Lektion beenden',
  back: 'Zurück',
  advice: 'Deine Entscheidungen und die Chancen',
  weighing: 'Jede Entscheidung wird an den Chancen gemessen …',
  loading: 'Die Lektion ist unterwegs …',
  verdicts: { right: 'Richtig', done: 'Erledigt', wrong: 'Dein Gegner sagt', shown: 'Die Antwort' },
  said: {
    right: says => `Richtig. ${says}`.trim(),
    wrong: says => `So nicht. ${says}`.trim(),
    shown: says => `Die Antwort wird gezeigt. ${says}`.trim(),
  },
  summary: {
    heading: title => `Das Ende von „${title}“`,
    said: (asked, right) => {
      if (asked === 0) return 'Diesmal wurde nichts gefragt.';
      if (right === asked) return `${asked === 1 ? 'Richtig' : `Alle ${figure(asked)} richtig`} auf Anhieb, ohne `
        + 'Hilfe.';
      return `${figure(right)} von ${figure(asked)} auf Anhieb richtig, ohne Hilfe. Die anderen, jede mit ihrer Regel:`;
    },
    missed: 'Was verfehlt wurde',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'die Antwort wurde gezeigt';
      if (outcome === 'passed') return 'offengelassen';
      const goes = form(wrong, { one: 'beim zweiten Versuch', other: `nach ${figure(wrong)} falschen` });
      return ['richtig', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['mit Tipp'])].join(' ');
    },
    back: 'Dorthin',
    goTo: title => `Zu ${title}`,
    missedAgain: 'Verfehltes noch einmal',
    begin: 'Von vorn',
  },
  whyList: 'Frag warum',
  why: name => `Warum ${name}?`,
  log: lines => `Protokoll, ${counted(lines, { one: 'Zeile', other: 'Zeilen' })}`,
  logName: 'Protokoll',
  stands: 'Die Einheiten und ihre Werte',
  openRule: rule => `Regel ${rule}`,
  ruleSays: 'Was die Regel sagt',
  sides: SIDES,
  theSides: SIDES,
  dice: 'Die geworfenen Würfel',
  purposes: {
    'close-combat': 'Nahkampf', firefight: 'Feuergefecht', 'extra-attacks': 'Anzahl der Extra-Attacken',
    damage: 'Schadenspunkte', save: 'Schutzwurf', 're-roll': 'Schutzwurf, wiederholt', invulnerable: 'Rettungswurf',
    critical: 'kritischer Treffer', splash: 'eine Explosion', result: 'Ergebnis',
    'dangerous-terrain': 'gefährliches Gelände', 'action-test': 'Aktionstest', 'blast-markers': 'Blastmarker',
  },
  withCharacters: (unit, characters) => `${unit} mit ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'in deiner Antwort',
  inOrder: at => `Nr. ${at}`,
  marked: 'vom Gegner genannt',
  markedSign: '!',
  lost: 'verloren',
  broken: 'gebrochen',
  values: (cc, ff, armour) => `NK ${cc}, FG ${ff}, Rüstung ${armour}`,
  aboard: transport => `an Bord von ${transport}`,
  standsIn: terrain => `Gelände: ${terrain}`,
  touches: names => `berührt ${names}`,
  away: (far, name) => `${far} bis ${name}`,
  behind: (far, terrain) => `${far}, dazwischen ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, units(stands), ...(markers === 0 ? [] : [blastMarkers(markers)]), ...(isBroken ? ['gebrochen'] : []),
  ].join(', '),
  answers: {
    attacker: 'Der Angreifer', defender: 'Der Verteidiger', neither: 'Keiner', yes: 'Ja', no: 'Nein',
  },
  linkTooOld: 'Dieser Browser ist zu alt für Links: Er kann nichts packen und entpacken.',
  linkChanged: 'Dieser Link zu einer Lektion ist unterwegs abgeschnitten oder verändert worden.',
  linkStrange: 'Das ist kein Link zu einer Lektion: Er muss mit lesson=1 beginnen.',
  less: 'Eins weniger',
  more: 'Eins mehr',
  course: {
    lead: (lessons, done) => `${figure(lessons)} Lektionen: Du sagst, was als Nächstes geschieht, tust es auf dem `
      + 'Tisch, '
      + `und die Regeln antworten. ${done === 0
        ? 'Gefragt wird nur, was der Tisch zeigt.' : `${figure(done)} davon erledigt.`}`,
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Weiter mit „${title}“`;
      return isAny ? `Als Nächstes: „${title}“` : `Beginne mit „${title}“`;
    },
    marks: {
      done: () => 'Erledigt',
      missed: moments => `Erledigt, ${figure(moments)} verfehlt`,
      begun: () => 'Begonnen',
    },
  },
  order: {
    keys: 'Pfeiltasten verschieben es nach oben und unten, Entfernen nimmt es heraus.',
    none: 'Noch niemand: Nimm sie der Reihe nach, auf der Karte oder hier.',
    rest: 'Noch nicht in der Reihe',
    placed: (name, at, of) => `${name}, ${at} von ${of}`,
    earlier: name => `${name} früher`,
    later: name => `${name} später`,
    out: name => `${name} herausnehmen`,
  },
};
