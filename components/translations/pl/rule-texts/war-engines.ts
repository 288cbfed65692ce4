/** In Polish: how war engines fight, count and take damage. */
import type { WAR_ENGINE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/war-engines.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  W1: 'Machina bojowa rzuca kością za każdy punkt początkowej wytrzymałości, a do tego na dodatkowe ataki.',
  W2: 'Jej właściciel dzieli te kości między walkę wręcz z tymi w kontakcie i wymianę ognia z resztą.',
  W3: 'Jej ciosy spadają tylko na jednostki, których dotyka, jej ogień tylko na inne, do 15 cm i na linii strzału.',
  W4: 'W kontakcie z nią może być dwa razy tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W5: 'Każde nieobronione trafienie zabiera jej punkt wytrzymałości. Z ostatnim zostaje zniszczona.',
  W6: 'Za każdy stracony punkt rzuca się kością: na 6 trafienie krytyczne robi to, co mówi karta jednostki, a gdy '
    + 'nic nie mówi, zabiera jeszcze punkt. Niektóre machiny bojowe wybuchają i trafiają wszystkich w pobliżu.',
  W7: 'Każdy punkt obrażeń to jeden zabity, punkty trafienia krytycznego też, ale nigdy więcej, niż zostało.',
  W8: 'Machina bojowa liczy się za tyle jednostek, ile wynosi jej początkowa wytrzymałość.',
  W9: 'Dobicie zabiera jej punkt, z kością na trafienie krytyczne.',
  W10: 'Formacje wewnątrz machiny bojowej mogą wysiąść i walczyć razem z nią. Kto zostaje w środku, liczy się przy '
    + 'wyniku.',
  W11: 'Niektóre wersje zasad dają Tytanom inne kości w kontakcie.',
};
