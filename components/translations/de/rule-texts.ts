/** In German: the tags of the books, and the few words beside them. */
type Tag = 'rules' | 'questions' | 'revamp' | 'errata' | 'special' | 'open' | 'readWith';

export const words: Readonly<Record<Tag, string>> = {
  rules: 'NetEA',
  questions: 'NetEA-FAQ',
  revamp: 'Rules Revamp',
  errata: 'Errata 2008',
  special: 'NetEA-Sonderregel',
  open: 'Offener Punkt',
  readWith: 'zusammen mit',
};
