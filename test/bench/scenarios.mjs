// The assaults that are measured. Profiles come from the unit library of the built package.

/** Stands side by side, 3cm apart: `row('a', 'boyz', 3, [30, 20])` is a1, a2 and a3. */
const row = (name, profile, count, [x, y]) =>
  Array.from({ length: count }, (_, i) => ({ id: `${name}${i + 1}`, profile, at: [x + 3 * i, y] }));

/** Twelve marines, half of them in contact, against twelve orks; the rest fire. */
export const TWELVE_AGAINST_TWELVE = {
  format: 1,
  ruleset: 'epic-armageddon',
  title: 'Twelve against twelve',
  startAt: 'a4Attacks',
  formations: [
    {
      id: 'marines', name: 'Battle company', side: 'attacker', initiative: 1, rules: ['they-shall-know-no-fear'],
      units: [...row('a', 'assault', 6, [20, 20]), ...row('t', 'tactical', 6, [20, 12])],
    },
    {
      id: 'orks', name: 'Warband', side: 'defender', initiative: 3,
      units: [...row('b', 'boyz', 8, [20, 22]), ...row('n', 'nobz', 4, [20, 26])],
    },
  ],
  engage: { formation: 'marines', target: 'orks' },
};

/** Sixty stands on a table with woods and ruins: a big charge, and friends of both sides near enough to support. */
export const SIXTY_STANDS = {
  format: 1,
  ruleset: 'epic-armageddon',
  title: 'Sixty stands',
  table: {
    width: 120, depth: 80,
    terrain: [
      { id: 'wood', kind: 'woods', outline: [[4, 30], [16, 30], [16, 44], [4, 44]] },
      { id: 'ruins', kind: 'ruins', outline: [[70, 36], [90, 36], [90, 52], [70, 52]] },
    ],
  },
  formations: [
    {
      id: 'horde', name: 'Big warband', side: 'attacker', initiative: 3,
      units: [
        ...row('b', 'boyz', 12, [24, 22]), ...row('n', 'nobz', 6, [24, 18]), ...row('k', 'kommandos', 2, [45, 18]),
      ],
    },
    { id: 'mob', name: 'Second warband', side: 'attacker', initiative: 3, units: row('m', 'boyz', 10, [62, 26]) },
    {
      id: 'company', name: 'Infantry company', side: 'defender', initiative: 2,
      units: [...row('i', 'infantry', 12, [24, 36]), ...row('j', 'infantry', 8, [24, 40])],
    },
    {
      id: 'reserve', name: 'Second company', side: 'defender', initiative: 2,
      units: row('r', 'infantry', 10, [62, 40]),
    },
  ],
  engage: { formation: 'horde', target: 'company' },
};

/** The horde goes in: every second of its first row into contact, the others as near as zones let them. */
export const SIXTY_STANDS_CHARGE = [
  { type: 'target.chosen', target: 'company' },
  ...Array.from({ length: 12 }, (_, i) => ({ type: 'unit.moved', unit: `b${i + 1}`, to: [24 + 3 * i, 34] })),
  { type: 'charge.ended' },
];

/** Sixty stands before their charge at sixty. */
export const A_HUNDRED_AND_TWENTY_STANDS = {
  format: 1,
  ruleset: 'epic-armageddon',
  title: 'A hundred and twenty stands',
  formations: [
    {
      id: 'horde', name: 'Big warband', side: 'attacker', initiative: 3,
      units: [...row('b', 'boyz', 30, [15, 26]), ...row('n', 'boyz', 30, [15, 22])],
    },
    {
      id: 'company', name: 'Infantry company', side: 'defender', initiative: 2,
      units: [...row('i', 'infantry', 30, [15, 42]), ...row('j', 'infantry', 30, [15, 46])],
    },
  ],
  engage: { formation: 'horde', target: 'company' },
};
