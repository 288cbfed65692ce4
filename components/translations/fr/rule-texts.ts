/** In French: the tags of the books that rules are printed in. */
type Tag = 'rules' | 'questions' | 'revamp' | 'errata' | 'special' | 'open' | 'readWith';

export const words: Readonly<Record<Tag, string>> = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'règle spéciale NetEA',
  open: 'Point ouvert',
  readWith: 'lu avec',
};
