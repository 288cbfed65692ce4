/** In Polish: what a lesson of Warhammer 40,000 asks and answers of its own accord. */
import type { PhaseAnswerWords as English } from '../../../../machines/lessons/warhammer-40k/answer-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { HEADED_SIDES, SIDES } from '../sides.ts';
import { words as policy } from './policy.ts';
import { rungWords } from './rungs.ts';

const QUESTIONS: English['questions'] = {
  'may-it-charge': 'Cel: {target}. Czy {unit} może na niego szarżować?',
  'does-cover-help': '{unit} jest w osłonie. Czy w tej walce to pomaga?',
  'who-strikes-first': 'Czyje modele uderzają pierwsze? (Nikt: obie strony uderzają razem.)',
  'when-does-it-strike': 'Kiedy uderza {model}?',
  'who-strikes-at': 'Strona: {side}. Które modele uderzają przy Inicjatywie {rung}?',
  'attacks-of': 'Ile ataków ma {model}?',
  'dice-of-a-side': 'Iloma kośćmi rzuca teraz na trafienie {side}?',
  'needed-to-hit': 'Od ilu oczek trafia {model}?',
  'needed-to-wound': 'Uderza {model}. Od ilu oczek rani trafienie? (0: wcale.)',
  'value-that-counts': 'Modele jednostki {unit} się różnią. {of}: która wartość się liczy?',
  'whom-may-it-strike': 'Które jednostki może uderzyć {model}?',
  'who-can-fall': 'Uderza {by}. Które modele jednostki {unit} mogą teraz paść?',
  'which-armour-first': '{unit}: który pancerz pierwszy przyjmuje rany?',
  'saves-in-this-armour': '{unit}: ile z tych ran spada na modele {save}?',
  'who-may-take-it': '{unit}: które modele mogą przyjąć następną ranę?',
  'how-many-fall': 'Te rzuty obronne już leżą. Ile modeli traci {unit}?',
  'wounds-of-a-side': 'Ile ran zadał w tej walce {side}?',
  'who-wins': 'Kto wygrywa tę walkę, jeśli ktokolwiek?',
  'who-must-test': 'Które jednostki muszą teraz testować morale?',
  'highest-that-holds': 'Przy jakiej najwyższej sumie dwóch kości {unit} jeszcze wytrzymuje?',
  'does-it-hold': 'Te kości już leżą. Czy {unit} wytrzymuje?',
  'what-becomes-of-it': 'Te kości już leżą. Jaki los czeka jednostkę {unit}?',
  'where-is-it-so': '{unit}: według których z tych zasad jednostka jest na koniec {fate}?',
  'what-differs': 'Na które z tych pytań oba teksty odpowiadają różnie?',
};

const ZONES: English['zones'] = {
  'danger-zone': 'Paść mogą ci, którzy dotykają uderzającej jednostki, i ci z ich jednostki, którzy stoją do 2″ od '
    + 'takiego.',
  engaged: 'Paść mogą ci, którzy walczą: w kontakcie albo do 2″ od swojego w kontakcie.',
  'whole-unit': 'Paść może cała jednostka, gdziekolwiek stoją jej modele.',
};

const DEALING: English['dealing'] = {
  lap: 'Wszystkie rany rozdziela się przed pierwszą obroną: po jednej na każdy model największej grupy pancerza, '
    + 'potem na każdy z następnej i znów od początku.',
  iterative: 'Największa grupa pancerza przyjmuje po jednej ranie na każdy swój model i się broni; potem grupy liczy '
    + 'się od nowa.',
  pools: 'Najbliższy model przyjmuje ranę za raną, póki nie padnie albo póki nie skończą się rany.',
  'owner-picks': 'Właściciel mówi o każdej ranie, kto się przed nią broni; tylko gdy ran jest tyle, ile modeli, '
    + 'uderzający wskazuje, kto broni się pierwszy.',
};

const MORE_THAN_THEY = 'Pościg musi dać więcej niż rzut na odwrót; przy równym wyniku przegrani uchodzą.';

const modelsOf = (count: number): string =>
  counted(count, { one: 'model', few: 'modele', many: 'modeli', other: 'modelu' });

const armour = (save: number | null): string => (save === null ? 'bez pancerza' : `z pancerzem ${save}+`);

export const words: English = {
  questions: QUESTIONS,
  sides: SIDES,
  fates: {
    away: 'w ucieczce', caught: 'dopadnięta i dalej związana walką', struck: 'dopadnięta i jeszcze raz uderzona',
    destroyed: 'zniszczona',
  },
  counted: { weaponSkill: 'WS', toughness: 'Wytrzymałość' },
  armour,
  rung: rungWords,
  notAnyMore: 'Już wcale',
  lookAgain: 'Zajrzyj jeszcze raz do zasady.',
  nothingComes: 'Nic z tego nie wynika.',

  leftOut: name => `Brakuje: ${name}.`,
  wrong: name => `Zbędne: ${name}.`,
  tooMuch: 'To za dużo.',
  tooLittle: 'To za mało.',

  nothingBars: unit => `${unit}: nic tego nie zabrania i ktoś może dojść do kontaktu.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'brak odpowiedzi'
    : (policy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `„${policy[question].asks}”`,

  toHit: (skill, against) => `WS ${skill} wobec ${against}. Wyższe trafia na 3+, równe lub niższe na 4+, a mniejsze `
    + 'niż połowa na 5+.',
  toWound: (strength, toughness) => `Siła ${strength} wobec Wytrzymałości ${toughness ?? '–'}. Równe ranią na 4+; `
    + 'każdy punkt więcej ułatwia o jeden, każdy mniej utrudnia o jeden, a 1 nigdy nie rani.',
  noWounding: 'Do tego nie dochodzi.',
  valuesIn: (unit, values) => `Liczy się większość. ${unit}, liczą się: `
    + `${values.map(({ count, value }) => `${count} z wartością ${value}`).join(', ')}. Bohater jest osobną jednostką.`,

  inflicted: (attacker, defender) => 'Liczą się rany naprawdę zadane przez całą stronę: '
    + `atakujący ${attacker}, obrońca ${defender}.`,
  together: 'Wszystkie jednostki jednej walki liczą się razem.',
  countsIn: units => 'Liczy się każda rana, którą wróg w tej walce odniósł, a obronione się nie liczą. '
    + `Walczą: ${listed(units)}.`,
  mustTest: unit => `${unit} jest po stronie, która przegrała: tam każda jednostka testuje za siebie.`,
  hasNotLost: side => `${HEADED_SIDES[side]} nie przegrał.`,
  testsWithHost: name => `${name} testuje razem z jednostką, do której należy.`,
  leadership: value => `Dwie kości mogą dać najwyżej tyle, ile wynosi Dowodzenie: ${value}.`,
  noPenalty: 'W tym tekście nie ma znaczenia, jak wysoka jest przegrana.',
  penalty: value => `Za każdą ranę różnicy odejmuje się jeden punkt: ${value}.`,
  sweeps: {
    relock: 'Kogo dopadnięto, ten nie uchodzi: zostaje związany walką, ale nikt za to nie ginie.',
    'free-round': 'Kogo dopadnięto, ten zbiera jeszcze raz ciosy zwycięzców, które wszystkie trafiają, a potem ucieka.',
    destroy: 'Kogo dopadnięto, ten ginie do ostatniego modelu.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Obie strony dodają do kości swoją Inicjatywę; zwycięzcy potrzebują tyle, co przegrani, albo więcej.',
  },
  runs: unit => `${unit} ucieka tak daleko, jak mówią kości.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) => `${unit}, uderzają teraz: ${modelsOf(models)}, razem `
    + `${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })}.`,
  dieForEach: 'Każdy atak tych, na których Inicjatywę przyszła kolej, to jedna kość.',
  character: name =>
    `${name} to niezależny bohater: osobna jednostka, a zasady mówią, kto może ją uderzyć, a kto musi.`,

  zones: ZONES,
  stands: {
    touching: 'Dotyka wroga.', supporting: 'Stoi do 2″ od swojego, który dotyka wroga.',
    idle: 'Nikogo nie dotyka, a do 2″ nie ma swojego, który by dotykał.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit}: ${armours.map(({ count, value }) => `${modelsOf(count)} ${armour(value)}`).join(', ')}.`,
  savesIn: (unit, saves) => 'Kość broni, gdy pokazuje tyle, ile trzeba na pancerz, albo więcej; każda nieobroniona '
    + `rana kosztuje punkt żywotności. ${unit}, modele: ${listed(saves.map(armour))}.`,
};
