/** In Polish: what the cases of the comparison say beside the log. */
import type { CaseWords } from '../../../../machines/compare/editions/case-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { dice as diceOf } from '../counts.ts';

/** 'A, B lub C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' lub ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Model z WS 3 uderza w jednostkę dwóch modeli: jeden ma WS 2, drugi 4.',
  'X-02': 'Uderzono jednostkę dwóch modeli: jeden ma Wytrzymałość 2, drugi 4.',
  'X-03': 'Uderzono jednostkę sześciu modeli: trzy mają Wytrzymałość 3, trzy 5.',
  'X-04': 'Szarżujący z dwoma atakami i dwiema broniami stoi za swoim z tej samej jednostki, który dotyka wroga.',
  'X-05': 'Pięć modeli, każdy z jednym atakiem, szarżuje na jednostkę, którą wcześniej ostrzelały.',
  'X-06': 'Szarżujący z Inicjatywą 6 wpada na obrońcę z Inicjatywą 3 w osłonie.',
  'X-07': 'Szarżujący z Inicjatywą 6 doszedł przez trudny teren do obrońców z Inicjatywą 3.',
  'X-08': 'Szarżujący z Inicjatywą 10 wpada na obrońcę z Inicjatywą 3 w osłonie.',
  'X-09': 'Osiem ran spada na cztery modele z pancerzem 3+ i sześć z 5+, a każdy rzut obronny się udaje.',
  'X-10': 'Jedyny wróg, którego dotyka powolny model, pada, zanim na ten model przyjdzie kolej; dwóch innych stoi 1,5″ '
    + 'dalej.',
  'X-11': 'Z czterech modeli jeden dotyka uderzających, drugi innej jednostki, trzeci stoi za pierwszym, a czwarty '
    + 'daleko od wszystkich. Kto może paść?',
  'X-12': 'Przegrani wyrzucają na odwrót 3 i 3; zwycięzca w pościgu wyrzuca same trójki i nikt nie jest od nikogo '
    + 'szybszy.',
  'X-13': 'Przegrani wyrzucają na odwrót 3 i 3; zwycięzca jest szybszy i w pościgu wyrzuca same czwórki.',
  'X-14': 'Przegrani uciekli o 2″. Czy zwycięzca może na nich wpaść przy konsolidacji?',
  'X-15': 'W uderzonej jednostce jeden model z WS 4 dotyka wroga; pięć z WS 2 stoi 7″ dalej.',
  'X-16': 'Model związanej walką jednostki stoi 4″ od każdego swojego, który dotyka wroga, i chce strzelać.',
  'X-17': 'Wróg dotyka niezależnego bohatera i modelu z jego jednostki. Kogo uderza?',
  'X-18': 'Jednostka, która strzelała do B, chce szarżować na samo B, na B i potem na stojące obok C albo na C i '
    + 'potem na B.',
  'X-19': 'Jednostka, która stała w miejscu, by strzelać z broni ciężkiej, chce szarżować.',
  'X-20': 'Z trzech szarżujących, każdy z dwoma atakami, jeden dotyka wroga; pozostali stoją przy innej jednostce, '
    + 'która go dotyka.',
  'X-21': 'Wróg stoi 8″ dalej w otwartym terenie; sama jednostka szarżuje na 6″ albo na 12″.',
  'X-22': 'Jednostka, która sama szarżuje na 6″, szarżuje przez kratery na wroga 3″ dalej i wyrzuca 4 i 6.',
  'X-23': 'Dwa modele szarżują na trzy, które stoją w rzędzie; droga jednego wiedzie przez beczki stojące przed dwoma '
    + 'pierwszymi.',
};

export const words: CaseWords = {
  inputs: INPUTS,
  silent: 'Tekst nie mówi.',
  may: 'Wolno.',
  mayCharge: 'Wolno szarżować.',
  charging: (targets, refusal) => `${listed(targets)}: ${refusal ?? 'wolno szarżować.'}`,
  chargingFrom: (inches, refusal) => `Przy ${inches}″: ${refusal ?? 'wolno szarżować.'}`,
  toughness: value => `Wytrzymałość to ${value}.`,
  ownerChooses: values => `Właściciel wybiera ${oneOf(values)}.`,
  weaponSkill: value => `Liczy się WS ${value}.`,
  attacks: attacks => `Ma ${counted(attacks, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Uderza: ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Nikt nie jest w osłonie.' : `W osłonie: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} – ${target}: ${diceOf(dice)} na ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};
