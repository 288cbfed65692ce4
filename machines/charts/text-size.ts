/**
 * How much room a chart's words need, the same on every computer: the widths of DejaVu Sans, which is wider than what
 * most screens have for `system-ui`. Whoever draws a layout uses these sizes and heights.
 */
import type { Label } from './chart.ts';

/** One kind of text: its size in CSS pixels, the height of its line, and whether it is semibold. */
export interface TextStyle {
  readonly size: number;
  readonly line: number;
  readonly isBold: boolean;
}

export interface BoxSize {
  readonly width: number;
  readonly height: number;
}

/** What a state is called. */
export const TITLE_TEXT: TextStyle = { size: 14, line: 20, isBold: true };
/** The rule a state stands for, behind its title. */
export const RULE_TEXT: TextStyle = { size: 12, line: 20, isBold: false };
/** What happens. */
export const EVENT_TEXT: TextStyle = { size: 12, line: 16, isBold: false };
/** On what condition: in brackets, on the line under what happens. */
export const GUARD_TEXT: TextStyle = { size: 12, line: 16, isBold: false };

/** What is left free inside a state's border, left and right of its words. */
export const BOX_PADDING = 12;
/** The height of a state's title with the room around it; its rows follow, then what it holds. */
export const TITLE_HEIGHT = 32;
/** What is left free between a state's title and its rule. */
export const TITLE_GAP = 8;
/** What is left free for the sign of a procedure, and for that of a box that can be opened. */
export const SIGN_ROOM = 24;
export const FOLD_ROOM = 16;
/** What is left free inside a row, on each side of its words: with it even a short row is easily hit. */
export const ROW_PADDING = { x: 6, y: 4 } as const;
/** What is left free inside a label, on each side of its words. */
export const LABEL_PADDING = { x: 4, y: 1 } as const;

/** Of each character from the blank to the tilde, in thousandths of the size. */
const REGULAR = /* @__PURE__ */ widthsOf(
  '318 401 460 838 637 951 780 275 391 391 500 838 318 361 318 337 637 637 637 637 637 637 637 637 637 637 337 '
  + '337 838 838 838 531 1000 685 687 699 771 632 576 775 752 295 295 656 558 863 749 788 604 788 695 635 611 732 '
  + '685 989 686 611 686 391 337 391 838 500 500 613 635 550 635 616 353 635 634 278 278 580 278 975 634 612 635 '
  + '635 412 521 393 634 592 818 592 592 525 637 337 637 838',
);
const BOLD = /* @__PURE__ */ widthsOf(
  '349 457 521 838 696 1002 873 307 458 458 523 838 380 416 380 366 696 696 696 696 696 696 696 696 696 696 400 '
  + '400 838 838 838 581 1000 774 763 734 831 684 684 821 837 373 373 775 638 996 837 851 733 851 771 721 683 813 '
  + '774 1104 771 725 726 458 366 458 838 500 500 675 716 593 716 679 436 716 712 343 343 666 343 1042 712 688 '
  + '716 716 494 596 479 712 652 924 646 652 583 712 366 712 838',
);
/** Any other character: as wide as it is high, like the letters of East Asia. */
const OTHER = 1000;
/** What stands above or under a letter. */
const MARK = /\p{M}/u;

function widthsOf(list: string): readonly number[] {
  return list.split(' ').map(Number);
}

/** The width of a line of text in CSS pixels, rounded up. */
export const textWidth = (text: string, { size, isBold }: TextStyle): number => {
  const widths = isBold ? BOLD : REGULAR;
  const sum = [...text.normalize('NFD')]
    .reduce((total, one) => total + (widths[one.codePointAt(0)! - 32] ?? (MARK.test(one) ? 0 : OTHER)), 0);
  return Math.ceil((sum * size) / 1000);
};

/** A label's words, without any room around them. */
export const labelSize = ({ event, guard }: Label): BoxSize => {
  const condition = guard === null ? null : bracketed(guard);
  return {
    width: Math.max(textWidth(event, EVENT_TEXT), condition === null ? 0 : textWidth(condition, GUARD_TEXT)),
    height: (event === '' ? 0 : EVENT_TEXT.line) + (condition === null ? 0 : GUARD_TEXT.line),
  };
};

/** A condition as it is written. */
export const bracketed = (guard: string): string => `[${guard}]`;
