/** Small made-up fights that can be looked at throw by throw. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';

type BySeeds = { readonly [edition in Edition]: readonly number[] };

/** Those of few throws. */
export const QUICK_FIGHTS: BySeeds = {
  'trial-seven-steps': [
    21, 27, 39, 51, 57, 74, 93, 372, 378, 384,
  ],
  'trial-eight-steps': [
    1, 3, 6, 51, 60, 64, 87, 103, 273, 378,
  ],
  '7th': [
    21, 33, 59, 75, 147, 168, 183, 300, 388, 396,
  ],
  '4th': [
    3, 12, 13, 27, 83, 84, 177, 192, 230, 399,
  ],
};

/** Those that take longer. */
export const LONG_FIGHTS: BySeeds = {
  'trial-seven-steps': [
    1, 5, 6, 8, 9, 12, 22, 26, 29, 48, 49, 61, 62, 63, 69, 72, 73, 77, 79, 87, 92, 99, 108, 132, 153, 180, 181, 207,
    243, 264, 267, 276, 288, 313, 324, 327, 333, 339, 403, 404,
  ],
  'trial-eight-steps': [
    0, 8, 12, 13, 21, 25, 27, 31, 37, 39, 41, 45, 52, 54, 55, 62, 63, 69, 72, 73, 75, 96, 99, 106, 109, 111, 144, 171,
    229, 240, 241, 283, 288, 293, 312, 314, 360, 363, 374, 396,
  ],
  '7th': [
    13, 14, 15, 16, 17, 18, 19, 24, 25, 26, 27, 37, 41, 51, 61, 63, 72, 73, 87, 93, 96, 97, 99, 100, 105, 109, 138,
    156, 192, 195, 240, 243, 301, 330, 362, 363, 384, 387, 401, 405,
  ],
  '4th': [
    0, 1, 5, 7, 21, 30, 31, 39, 44, 45, 48, 50, 51, 54, 60, 63, 64, 69, 72, 75, 82, 87, 90, 93, 96, 97, 100, 102, 109,
    117, 122, 132, 195, 206, 228, 240, 294, 300, 340, 361,
  ],
};

/** Of the seventh edition with rows beside its text: few throws each. */
export const ROWED_FIGHTS = [
  96, 14, 24, 21, 12, 93, 15, 75, 100, 16, 84, 99, 59, 85, 63, 87, 17, 72, 61, 76, 36, 64, 28, 66, 2, 13, 69, 44, 73,
  48, 39, 26, 50, 105, 108, 111, 116, 120, 123, 127,
] as const;

/** Those of few throws with characters who are of the units that they have joined, those of fewest first. */
export const JOINED_FIGHTS = { '7th': [585, 595, 619, 625, 278], '4th': [597, 1298] } as const;
