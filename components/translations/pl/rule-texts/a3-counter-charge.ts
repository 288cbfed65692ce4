/** In Polish: the answer of those who were charged. */
import type { COUNTER_CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a3-counter-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A3: 'Jednostki bez kontaktu mogą ruszyć na najbliższego wroga, zanim ktokolwiek uderzy.',
  'A3.1': 'Jednostka bez kontaktu może ruszyć się o 10 cm, jeśli jej szybkość to 30 cm lub więcej, inaczej o 5 cm.',
  'A3.2': 'Nikt nie musi. Kto to robi, idzie prosto na najbliższą jednostkę wroga z dowolnej formacji albo na '
    + 'następną, jeśli przy tamtej stoją już dwie.',
  'A3.3': 'Obowiązują zasady szarży: strefy kontroli, niebezpieczny teren, jeden łańcuch na końcu. Infiltrators i '
    + 'drogi nic tu nie dają. Skimmery mogą się wynurzyć: wtedy walczą w wymianie ognia, tak jak każdy, kto ich '
    + 'dotyka.',
  'A3.4': 'Jednostki mogą zamiast tego wsiąść lub wysiąść i dalej już nie idą. Nikt tego nie robi, gdy transportera '
    + 'dotyka dwóch wrogów, a machiny bojowej dwa razy tylu, ile wynosi jej początkowa wytrzymałość.',
  'A3.5': 'Formacja wroga spoza szturmu, której się dotknie, dołącza do niego, jakby szarżowała. Jeśli jej strona '
    + 'przegra, też się łamie; jeśli wygra, liczy własne straty.',
  'A3.6': 'Wciągnąć można tylko wrogów. Swoi w pobliżu mogą wspierać i nic więcej.',
  'A3.7': 'W pierwszej rundzie po kontrszarżach między stronami wciąż musi być linia strzału. Dalsze rundy toczą się '
    + 'i bez niej.',
  'A3.8': 'W pierwszej rundzie kontrszarżuje tylko obrońca. Po remisie mogą obie strony, najpierw atakujący.',
  'A3.9': 'Formacja Unblooded musi kontrszarżować, jak daleko może.',
  'A3.10': 'Jednostka, która wcale nie może się ruszać, zostaje na miejscu. Machina bojowa w kontakcie może iść '
    + 'dalej, póki dotyka jej mniej wrogów, niż wynosi jej początkowa wytrzymałość.',
};
