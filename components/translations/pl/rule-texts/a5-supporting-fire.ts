/** In Polish: friends near by. */
import type { SUPPORT_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a5-supporting-fire.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A5: 'Jeśli ataki niczego nie rozstrzygnęły, formacje w pobliżu dokładają swoją wymianę ognia.',
  'A5.1': 'Obie strony mogą wezwać wsparcie, póki ataki nie dały zwycięzcy.',
  'A5.2': 'Jednostka może wspierać, gdy jej formacja nie jest w szturmie ani złamana, nie maszerowała, a wróg, który '
    + 'atakował, jest do 15 cm i na linii strzału.',
  'A5.3': 'Wspierający rzucają na wartość wymiany ognia, razem z dodatkowymi atakami broni ręcznej. First Strike nic '
    + 'tu nie daje.',
  'A5.4': 'Ich trafienia spadają na jednostki bezpośrednio w walce, zaczynając od najbliższych wspierającym. Samych '
    + 'wspierających trafić nie można.',
  'A5.5': 'Zabici przez wspierających się liczą. Ich liczebność, znaczniki wybuchu i jednostki Inspiring nie.',
  'A5.6': 'Jeśli ogień wsparcia zmiecie jedną stronę, wygrała druga.',
};
