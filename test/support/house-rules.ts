import { codeOf, type SourceFile } from './source-files.ts';

/** Something that must not stand in the code of some files. */
interface HouseRule {
  readonly where: RegExp;
  readonly not: RegExp;
  readonly why: string;
}

const EVERYWHERE = /^(src|machines|components)\//;

/** A call or a bare word behind an @ that begins a line; `@click=` of a template and `@media (` of CSS are neither. */
const DECORATOR = /^\s*@[a-z]\w*(?:\(|\s*$|\s+(?:declare|accessor|static|override|export|class)\b)/im;

/** Every way in which a page makes elements of text. */
const MARKUP = new RegExp([
  '(?:inner|outer)HTML', 'insertAdjacentHTML', 'document\\.write(?:ln)?', 'createContextualFragment', 'srcdoc',
  'setHTML(?:Unsafe)?', 'parseHTMLUnsafe',
].map(name => `\\b${name}\\b`).join('|'));

const HOUSE_RULES: readonly HouseRule[] = [
  { where: EVERYWHERE, not: /\bMath\.random\b/, why: 'chance comes in through src/dice/throw.ts alone' },
  { where: EVERYWHERE, not: /^\s*export\s+default\b|\bas\s+default\b/m, why: 'exports have a name' },
  { where: EVERYWHERE, not: /\beval\s*\(|\bFunction\s*\(/, why: 'text is never run as code' },
  { where: EVERYWHERE, not: DECORATOR, why: 'decorators break silently in one of the toolchains' },
  { where: /^(src|machines)\//, not: /\bDate\b|\bperformance\b/, why: 'the rules know no clock' },
  { where: /^(src|machines)\//, not: /\b(?:document|window|globalThis|process)\b\s*[.[]/, why: 'runs anywhere' },
  { where: /^machines\/.*\.machine\.ts$/, not: /^\s*(?:invoke|after)\s*:/m, why: 'players wait, charts do not' },
  { where: EVERYWHERE, not: /\bunsafe(?:HTML|SVG|CSS)\b/, why: 'text never becomes markup' },
  { where: EVERYWHERE, not: MARKUP, why: 'text never becomes markup' },
  { where: /^components\//, not: /\bstyleMap\b|\sstyle="/, why: 'a strict content policy blocks inline styles' },
  { where: /^components\/shared\//, not: /\bEpic\b|\bepic-armageddon\b|warhammer|40k/i, why: 'parts know no game' },
  { where: /^src\/dice\//, not: /\b(?:formation|assault|blast|army|armour)\b/i, why: 'dice know no game' },
  { where: /^src\/battlefield\//, not: /\b(?:dice|die|throw[ns]?)\b/i, why: 'the battlefield knows no dice' },
];

const VAGUE_NAME = /(?:^|\/)(?:utils?|helpers?|common|misc)(?:\/|\.ts$)/;

/** Every house rule that a file breaks, as a sentence. Comments may name what code may not use. */
export const brokenRules = ({ path, text }: SourceFile): readonly string[] => {
  const code = codeOf(text);
  const broken = HOUSE_RULES
    .filter(({ where, not }) => where.test(path) && not.test(code))
    .map(({ not, why }) => `${path}: "${not.exec(code)?.[0].trim()}", but ${why}`);
  return VAGUE_NAME.test(path) ? [...broken, `${path}: the name says nothing`] : broken;
};

/** Lines that a reader of a narrow screen, or of a diff, would stumble over. */
export const untidyLines = ({ path, text }: SourceFile): readonly string[] =>
  text.split('\n').flatMap((line, index) => {
    const faults = [
      ...(line.length > 120 ? ['is longer than 120'] : []),
      ...(/[ \t\r]$/.test(line) ? ['ends in a space'] : []),
      ...(line.includes('\t') ? ['has a tab'] : []),
    ];
    return faults.map(fault => `${path}:${index + 1} ${fault}`);
  });
