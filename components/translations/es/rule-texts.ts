/** In Spanish: the tags of the books that rules are printed in. */
type Tag = 'rules' | 'questions' | 'revamp' | 'errata' | 'special' | 'open' | 'readWith';

export const words: Readonly<Record<Tag, string>> = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Erratas 2008',
  special: 'regla especial NetEA',
  open: 'Punto abierto',
  readWith: 'leído con',
};
