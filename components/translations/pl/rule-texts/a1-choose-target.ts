/** In Polish: whom the assault is against, and who else is in it. */
import type { TARGET_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a1-choose-target.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A1: 'Szturmująca formacja wskazuje jedną formację wroga.',
  'A1.1': 'Szarżować można na każdą formację wroga na stole, bez względu na odległość i na to, czy jest złamana.',
  'A1.2': 'Formacje, których jednostki stoją do 5 cm od siebie, są przemieszane. Atakujący może objąć szarżą te, '
    + 'które stoją tak blisko celu, ale nie musi.',
  'A1.3': 'Formacje objęte jedną szarżą liczą się jak jedna: wszystkie mogą kontrszarżować, trafienia spadają na '
    + 'każdą z nich, a ich znaczniki wybuchu się sumuje.',
  'A1.4': 'Szarża nie musi dojść w pobliże każdej formacji, w którą jest wymierzona.',
  'A1.5': 'Commander może zabrać formacje, których jednostka stoi do 5 cm od jego formacji, u Space Wolves do 10 cm. '
    + 'Na wszystkie rzuca się jeden test.',
  'A1.6': 'Własna formacja Commandera nie musi zbliżyć się do celu.',
  'A1.7': 'Formacje, które szarżują razem, są jedną formacją, więc ich znaczniki wybuchu się sumuje.',
};
