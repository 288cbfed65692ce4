/** In Polish: why something is not allowed. */
import type { Refusals } from '../../../../src/epic-armageddon/explain/phrases/refusals.ts';
import { counted, figure } from '../../../shared/languages/forms.ts';
import { centimetres, dice } from '../counts.ts';

/** After 'najwyżej'. */
const formations = (count: number): string =>
  counted(count, { one: 'formację', few: 'formacje', many: 'formacji', other: 'formacji' });
const pushed = (count: number): string =>
  counted(count, { one: 'jednostkę', few: 'jednostki', many: 'jednostek', other: 'jednostki' });

export const words: Refusals = {
  'not-a-target': ({ formation }) => `${formation} to nie formacja wroga z jednostką na stole.`,
  'not-yours-to-move': ({ unit }) => `${unit} w tym kroku się nie rusza.`,
  'too-far': ({ unit, cm, allowance }) =>
    `${unit}: ruch o ${centimetres(cm)} to za daleko, wolno ${centimetres(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} nie może zejść ze stołu.`,
  occupied: ({ by }) => `Tam już stoi ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} nie może tu wejść: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} nie może tędy przejść, na drodze stoi wróg: ${by}.`,
  'through-friend': ({ unit, by }) =>
    `${unit} nie może tędy przejść, na drodze stoi ${by}: przechodzi się tylko przez piechotę.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} ma już w kontakcie tyle jednostek, ile można: ${figure(most)}.`,
  'zone-of-another': ({ enemy }) => `Droga wchodzi w strefę kontroli wroga spoza celu: ${enemy}.`,
  'must-touch-nearest': ({ enemy, unit }) => `Droga wchodzi w strefę kontroli wroga: ${enemy}. ${unit} musi wejść `
    + 'z nim w kontakt albo iść prosto na niego, jak daleko może.',
  'in-contact-already': ({ unit, enemy }) => `${unit} i ${enemy} są w kontakcie, więc bez ruchu.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} zaczyna w strefie kontroli i musi dotknąć wroga albo z niej wyjść. Wróg: ${enemy}.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} może iść tylko prosto na najbliższego wroga: ${enemy}.`,
  'enters-zone': ({ enemy }) => `Ruch konsolidacji nie może wejść w strefę kontroli wroga: ${enemy}.`,
  'no-such-hit': () => 'Nie ma takiego trafienia.',
  'cannot-be-hit': ({ to }) => `${to} nie może dostać: trafia się tylko jednostki bezpośrednio w walce.`,
  'hit-stays': ({ to }) => `To trafienie już tam jest: ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} jest na liście wcześniej niż ${to}, a ten klub tak gra.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} ma do wroga ${centimetres(fromCm)}, ${to} `
    + `${centimetres(toCm)}: zamieniać można tylko jednakowo bliskie jednostki.`,
  'save-thrown': ({ unit }) => `${unit} ma już rzut obronny za sobą.`,
  'no-armour-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu na pancerz.`,
  'no-cover-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu rzutu za osłonę.`,
  'no-none-save': ({ unit }) => `${unit} broni się pancerzem albo osłoną.`,
  'wrong-number-of-dice': ({ needed, given }) => `Do tego rzutu trzeba: ${dice(needed)}. Podano: ${figure(given)}.`,
  'no-such-face': ({ face }) => `Kość pokazuje od 1 do 6, a nie ${face}.`,
  'not-now': () => 'W tym kroku to niemożliwe.',
  'no-supreme-commander': () => 'Nie ma Supreme Commandera, który mógłby kazać powtórzyć test.',
  'test-repeated': () => 'Test już powtórzono.',
  'not-intermingled': ({ formation, target }) => `${formation} stoi dalej niż 5 cm od celu: ${target}.`,
  'no-commander': ({ formation }) => `${formation} nie ma Commandera, który mógłby zabrać innych.`,
  'too-many-combined': ({ most }) => `Commander zabiera najwyżej ${formations(most)}.`,
  'not-combinable': ({ formation, cm, other }) =>
    `${formation} stoi za daleko, dalej niż ${centimetres(cm)} od formacji ${other}.`,
  'broken-not-combinable': ({ formation }) => `${formation} to złamana formacja, więc nie wykonuje akcji.`,
  'no-room-to-barge': ({ unit }) => `Obok nie ma miejsca dla tych, których spycha ${unit}.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} może zepchnąć najwyżej ${pushed(most)}.`,
  'not-aboard': ({ unit }) => `${unit} nie siedzi w transporterze.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} nie może teraz wysiąść. Transporter: ${transport}.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} nie może teraz wsiąść. Transporter: ${transport}.`,
  trapped: ({ transport, unit }) =>
    `${unit} nie wyjdzie: ${transport} leci wysoko albo wokół jest zbyt wielu wrogów.`,
  'too-far-from-transport': ({ unit, cm, transport }) =>
    `${unit} musi stanąć do ${centimetres(cm)} od transportera: ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `Do transportera ${transport} jest ${centimetres(cm)}; ${unit} ma jeszcze ${centimetres(left)}.`,
  'has-got-out': ({ unit }) => `${unit} w tym kroku już korzysta z transportera i dalej nie idzie.`,
  'has-unloaded': ({ unit }) => `${unit} ma za sobą wymianę pasażerów i dalej się nie rusza.`,
  'has-taken-in': ({ unit }) => `${unit} ma już pasażerów i zostaje.`,
  'not-on-overwatch': ({ formation }) => `${formation} nie jest na czuwaniu.`,
  'not-under-fire': ({ formation }) => `${formation} nie należy do szarżujących.`,
  'no-such-markers': () => 'Liczba znaczników wybuchu musi być całkowita.',
  'cannot-be-damaged': ({ unit }) => `${unit} nie może dostać takich obrażeń.`,
  'must-counter-charge': ({ unit }) => `${unit} ma Unblooded i musi kontrszarżować, jak daleko może.`,
  'cannot-rise': ({ unit }) => `${unit} to nie skimmer, który mógłby się wynurzyć.`,
  'no-skimmer': ({ unit }) => `${unit} to nie skimmer z takim wyborem.`,
  'nobody-in-contact': ({ unit }) => `${unit} nie ma z nikim kontaktu.`,
  'no-war-engine': ({ unit }) => `${unit} to nie machina bojowa z kośćmi do podziału.`,
  'one-way-open': ({ unit }) => `${unit} może walczyć tylko w jeden sposób.`,
  'no-such-split': ({ unit, most }) => `${unit} ma do podziału ${dice(most)}.`,
  'not-a-snipers': () => 'Tylko snajper wybiera sobie ofiarę.',
  'out-of-reach': ({ to, unit }) => `${to} jest dalej niż 15 cm albo poza zasięgiem wzroku. Strzela: ${unit}.`,
  'chain-stays': ({ from, to }) => `${from} lub ${to} należy do transportera: pasażerowie idą za nim.`,
  'no-holofield-save': ({ unit }) => `${unit} nie ma Holofield.`,
  'no-knight-shield-save': ({ unit }) => `${unit} nie ma przeciw temu trafieniu Knight Shield.`,
  'may-not-support': ({ unit }) => `${unit} nie może teraz dać ognia wsparcia.`,
};
