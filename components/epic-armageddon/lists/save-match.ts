/** All pairs of two lists as a file. */
import { writeCsv } from '../../../src/deployment/list-match/csv.ts';
import { saveFile } from '../../shared/parts/copy-and-save.ts';
import { listsWords } from './lists-words.ts';
import { csvRows, type Match } from './match.ts';

export const saveMatch = (match: Match): void => {
  const rows = csvRows(match, lineUp => listsWords.lineUps[lineUp]);
  saveFile('list-against-list.csv', 'text/csv', writeCsv([listsWords.csvHeads, ...rows]));
};
