/** In Polish: what the resolver says of its own accord. */
import { counted } from '../../shared/languages/forms.ts';
import type { resolverWords as english } from '../../shared/resolver/resolver-words.ts';

export const words: typeof english = {
  resolver: title => `Szturm: ${title}`,
  untitled: 'Szturm',
  round: round => `runda ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`W kontakcie: ${enemy}`]), cm === null ? 'ląduje tutaj' : `zostało ${cm}`].join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Na zewnątrz, z: ${transport}` : `Na zewnątrz, z: ${transport}; w kontakcie: ${enemy}`),
  undo: 'Cofnij',
  redo: 'Ponów',
  playOn: 'Graj dalej',
  over: 'Szturm skończony',
  why: name => `Czemu? ${name}`,
  menu: 'Szturmy i kości',
  startAgain: 'Zacznij od nowa',
  startAgainMore: 'Ten sam szturm z tymi samymi kośćmi.',
  newDice: 'Nowe kości',
  newDiceMore: 'Od początku, z kośćmi, których nikt nie widział.',
  rulings: 'Jak gra się to w twoim klubie?',
  rulingsMore: 'Pytania, które zasady zostawiają otwarte.',
  odds: areOn => `${areOn ? 'Ukryj' : 'Pokaż'} szanse`,
  oddsMore: 'Kto raczej wygra od tego momentu.',
  playedAgain: 'Twój szturm rozegrano od nowa z tą odpowiedzią, do tej samej chwili.',
  playedUpTo: title => `Twój szturm rozegrano od nowa z tą odpowiedzią. Odtąd toczy się inaczej: ${title}.`,
  assaults: 'Dołączone szturmy',
  sameDice: 'Cofnięty rzut pokaże znów te same oczka.',
  undone: title => `Cofnięte. ${title}.`,
  reading: 'Wczytywanie scenariusza.',
  problems: 'Tego scenariusza nie da się rozegrać',
  problemsMore: count => `Ma ${counted(count, { one: 'błąd', few: 'błędy', many: 'błędów', other: 'błędu' })}. `
    + 'Nic z niego nie pokazujemy.',
  whole: 'cały scenariusz',
  unknownAssault: (id, known) => `Nie ma dołączonego szturmu „${id}”. Są: ${known.join(', ')}.`,
  unknownStep: step => `Nie ma kroku „${step}”. Są kroki od A1 do A7; liczba oznacza tyle zdarzeń.`,
  notLoaded: 'Nie udało się wczytać części programu. Sprawdź połączenie i spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
};
