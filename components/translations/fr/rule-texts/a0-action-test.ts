/** In French: A0, the action test. */
import type { TEST_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a0-action-test.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  'A0.1': 'Seule une formation qui fait l’action d’assaut lance un assaut. Être tout près ne suffit jamais.',
  'A0.2':
    'La formation lance un dé contre son initiative : 1 de moins avec un pion Impact, 1 de moins si son camp '
    + 'garde l’initiative. En cas d’échec, elle prend un pion Impact et tient sa position.',
  'A0.3':
    'Certaines armées ajoutent à ce dé : les Orks 2, les maisons de chevaliers et les meutes sans baptême du '
    + 'sang 1.',
};
