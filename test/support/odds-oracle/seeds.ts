/**
 * The assaults that are held to the oracles, by their seeds.
 *
 * The small ones are the first of their kind whose enumeration takes from 60 to 12,000 outcomes of throws, or to
 * 60,000 with four against four; who is passed over would take longer, or never comes to a throw.
 */

export type Seeds = Readonly<Record<string, readonly number[]>>;

/** Three hundred and twenty small assaults. */
export const SMALL_SEEDS: Seeds = {
  'up to four against four': [
    1, 3, 4, 5, 7, 10, 11, 13, 16, 18, 20, 21, 22, 25, 26, 28, 30, 31, 33, 34, 37, 39, 41, 42, 43, 46, 48, 51, 54,
    55, 56, 57, 58, 59, 60, 61, 63, 66, 69, 70, 71, 74, 78, 79, 85, 86, 88, 91, 92,
  ],
  'four against four': [
    4, 11, 18, 21, 44, 51, 65, 66, 69, 74, 77, 85, 86, 92, 95, 114, 115, 118, 119, 121, 122, 124, 126, 127, 129,
    130, 131, 132, 133, 137, 138, 140, 147, 149, 151, 152, 153, 154, 156, 157, 160, 169, 170, 171, 172, 174, 176,
    178, 179, 184, 186, 189, 193, 197, 199,
  ],
  'with supporters of both sides': [
    1, 3, 4, 6, 7, 8, 10, 12, 13, 14, 17, 18, 19, 22, 23, 25, 26, 27, 28, 30, 31, 32, 34, 36, 37, 39, 40, 46, 48,
    50, 51, 53, 57, 58, 60, 61, 62, 66, 67, 68, 69, 70, 71, 73, 74, 75, 76, 77, 78,
  ],
  'with everything rare': [
    4, 5, 6, 7, 8, 9, 12, 13, 20, 25, 30, 34, 36, 44, 49, 53, 57, 58, 60, 69, 71, 73, 77, 78, 80, 81, 83, 84, 85,
    86, 87, 93, 99, 103, 104, 105, 110, 112, 115, 117, 119, 120, 121, 122, 124, 125, 126, 129, 132,
  ],
  'with EpicAU’s words': [
    4, 5, 6, 8, 9, 10, 11, 13, 16, 19, 20, 21, 24, 25, 26, 28, 29, 30, 31, 33,
  ],
  'from the army lists': [
    5, 6, 7, 8, 12, 27, 28, 29, 31, 33, 39, 40, 41, 42, 50, 53, 54, 56, 57, 59, 61, 62, 72, 73, 76, 81, 83, 89, 91,
    92, 102, 103, 104, 105, 107, 108, 109, 111, 112, 113, 114, 118, 119, 120, 121, 125, 126, 129, 131,
  ],
  'from the army lists, charge and all': [
    1, 8, 9, 13, 15, 26, 29, 37, 38, 49, 50, 54, 72, 73, 76, 78, 79, 88, 91, 93, 98, 102, 104, 107, 113, 120, 135,
    138, 142, 145, 146, 152, 154, 155, 156, 160, 173, 175, 177, 182, 183, 185, 186, 190, 192, 194, 195, 197, 199,
  ],
};

/** Sixty-five of them: of each kind those that take the fewest outcomes, but 150 at least. */
export const QUICK_SEEDS: Seeds = {
  'up to four against four': [
    3, 4, 10, 26, 34, 48, 55, 57, 70, 78,
  ],
  'four against four': [
    4, 11, 21, 44, 66, 69, 74, 132, 137, 147,
  ],
  'with supporters of both sides': [
    12, 17, 18, 23, 25, 34, 53, 57, 58, 68,
  ],
  'with everything rare': [
    4, 36, 53, 58, 71, 77, 104, 110, 119, 132,
  ],
  'with EpicAU’s words': [
    4, 6, 10, 26, 28,
  ],
  'from the army lists': [
    7, 27, 39, 72, 73, 83, 91, 114, 120, 129,
  ],
  'from the army lists, charge and all': [
    9, 50, 93, 102, 145, 156, 173, 177, 194, 195,
  ],
};

/** Forty large assaults of eight to twenty units a side of which no more than a twentieth is left open. */
export const LARGE_SEEDS: Seeds = {
  'in ranks, alone': [1, 2, 3, 4, 5, 6, 7, 8],
  'in ranks, one kind a side': [13, 119, 129, 163, 164, 194, 219, 223],
  'in ranks, some kinds a side': [1, 2, 3, 5, 6, 7],
  'of ordinary units': [4, 9, 10, 11, 13],
  'of special units': [1, 2, 3, 9],
  'with rare units': [3, 8, 9, 26],
  'between formations of the army lists': [199, 232, 446, 696, 2011],
};

/** A hundred and eighty-seven fights of a few that close, and of which the odds sample the later rounds unasked. */
export const FEW_SEEDS: Seeds = {
  'few in ranks': [
    1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 16, 17, 19, 23, 25, 26, 27, 28, 30, 31, 32, 33, 34, 35, 36, 37, 38,
    39, 42, 43, 44, 45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 56, 60, 62, 63, 64, 65, 67, 69, 70, 71, 72, 74, 75, 76,
    77, 78, 80, 81, 82, 84, 86, 87, 88, 89, 90,
  ],
  'few ordinary units': [
    1, 2, 4, 5, 7, 8, 11, 12, 14, 15, 16, 22, 23, 24, 25, 26, 27, 31, 32, 37, 38, 39, 40, 42, 46, 47, 48, 49, 52, 54,
    56, 58, 59, 60, 61, 62, 66, 67, 68, 69, 72, 76, 77, 79, 80, 83, 86, 88, 89, 90,
  ],
  'few special units': [
    1, 2, 3, 6, 7, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 34,
    39, 40, 41, 43, 44, 45, 46, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 59, 60, 62, 63, 64, 66, 67, 68, 69, 71, 73,
    74, 76, 77, 79, 80, 81, 84, 85, 86, 87, 88,
  ],
};

/** Six of each that are told soonest. */
export const QUICK_FEW_SEEDS: Seeds = {
  'few in ranks': [49, 52, 54, 62, 67, 78],
  'few ordinary units': [12, 15, 24, 26, 62, 66],
  'few special units': [10, 13, 24, 54, 59, 77],
};

/** Eight of the large ones, of four kinds, that are answered and played soonest. */
export const PLAYED_SEEDS: Seeds = {
  'in ranks, alone': [3, 6, 7],
  'in ranks, one kind a side': [163, 164, 223],
  'of special units': [9],
  'with rare units': [8],
};
