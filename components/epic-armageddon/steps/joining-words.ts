/** What is said of formations that join an assault. */
import { spoken } from '../../shared/languages/spoken.ts';

export const joiningWords = spoken('steps/joining', {
  together: 'Charged together with it',
  along: 'Charging along with a Commander',
  whoTogether: 'Who may be charged together?',
  whoAlong: 'Whom may a Commander bring?',
  awayFrom: (length: string, name: string): string => `${length} from ${name}`,
});
