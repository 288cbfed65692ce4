/** In Polish: what winning has cost, and a free move. */
import type { CONSOLIDATION_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a7-consolidate.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A8: 'Zwycięzca liczy straty i wykonuje wolny ruch.',
  'A8.1': 'Każda zwycięska formacja dostaje znacznik wybuchu za każdą swoją zabitą jednostkę lub punkt obrażeń, ale '
    + 'nie za jednostki Expendable. Formacja złamana na początku nie dostaje żadnego.',
  'A8.2': 'Zwycięzca może się od nich złamać. Wycofywać się nie musi.',
  'A8.3': 'Jednostki zwycięzcy mogą ruszyć się o 5 cm, a z Hit and Run o swoją szybkość, ale nie do strefy kontroli '
    + 'wroga. Transportery mogą zabrać inne jednostki zamiast ich ruchu.',
  'A8.4': 'Przegrany z Fearless, który zostaje w kontakcie, stoi tam dalej; nic więcej się teraz nie dzieje.',
};
