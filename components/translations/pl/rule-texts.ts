/** In Polish: the tags of the books, and the few words beside them. */
type Tag = 'rules' | 'questions' | 'revamp' | 'errata' | 'special' | 'open' | 'readWith';

export const words: Readonly<Record<Tag, string>> = {
  rules: 'NetEA',
  questions: 'NetEA FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'zasada specjalna NetEA',
  open: 'Punkt otwarty',
  readWith: 'razem z',
};
