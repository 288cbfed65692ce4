import { describe, expect, it } from 'vitest';
import { forces } from '../../../../components/epic-armageddon/odds/forces.ts';
import { changed, planOf, type Plan } from '../../../../components/epic-armageddon/odds/plan.ts';
import { neteaLists } from '../../../../src/army-lists/lists.ts';

const plan = planOf('4 assault + chaplain v 6 boyz, 2 nobz');
const known = forces.knowing(neteaLists());

const rowsOf = ({ defender }: Plan, read = forces.read): readonly string[] =>
  read({ attacker: plan.attacker, defender }).defender.rows.map(({ name, spread }) =>
    `${Object.values(spread).join('/')} ${name}`);

describe('the number of a row', () => {
  it('is changed in the line as it was typed', () => {
    expect(forces.recount(plan, 'defender', 1, 3).defender.text).toBe('6 boyz, 3 nobz');
    expect(forces.recount(planOf('nobz v assault'), 'attacker', 0, 2).attacker.text).toBe('2 nobz');
  });

  it('leaves the others where they were set', () => {
    const spread = [{ inContact: 2, inFirefight: 3, back: 1 }, { inContact: 2, inFirefight: 0, back: 0 }];
    const set = changed(plan, 'defender', { spread, rules: [] });
    const more = forces.recount(set, 'defender', 1, 3);
    expect(rowsOf(more)).toEqual(['2/3/1 Boyz', '2/1/0 Nobz']);
    expect(more.defender.rules).toEqual([]);
  });

  it('of a formation called by its name is written out', () => {
    const called = planOf('warband v assault');
    const [first] = known.read(called).attacker.rows;
    const { text } = known.recount(called, 'attacker', 0, 9).attacker;
    expect(text).toMatch(/9/);
    expect(known.read(planOf(`${text} v assault`)).attacker.rows[0]).toMatchObject({ name: first!.name });
  });
});

describe('options of units', () => {
  const armed = planOf('4 razorback (2 twin heavy bolter) v 6 boyz');

  it('stand beside their names, with the values that they give', () => {
    const { rows } = forces.read(armed).attacker;
    expect(rows.map(({ name }) => name)).toEqual(['Razorback (Twin Heavy Bolter)', 'Razorback']);
    expect(rows.map(({ values }) => values.includes('FF 4+'))).toEqual([true, false]);
  });

  it('keep those who have them when their number is changed', () => {
    expect(forces.recount(armed, 'attacker', 0, 3).attacker.text)
      .toBe('3 Razorback (Twin Heavy Bolter), 2 Razorback');
    expect(forces.recount(planOf('2 razorback thb v boyz'), 'attacker', 0, 3).attacker.text).toBe('3 razorback thb');
  });
});

describe('what is typed', () => {
  it('is a formation only once the army lists are known', () => {
    const called = planOf('warband v assault');
    expect(known.read(called).attacker.rows.length).toBeGreaterThan(1);
    expect(forces.read(called).attacker.rows).not.toEqual(known.read(called).attacker.rows);
  });

  it('is taken in another way when somebody says so', () => {
    const slip = changed(plan, 'attacker', { text: '4 terminatr' });
    const [remark] = forces.read(slip).attacker.remarks;
    expect(remark!.others.length).toBeGreaterThan(0);
    const after = forces.read(forces.meant(slip, 'attacker', remark!, 0));
    expect(after.attacker.rows.map(({ name }) => name)).toEqual([remark!.others[0]]);
    expect(after.attacker.remarks).toEqual([]);
  });

  it('in support is most likely of the same force', () => {
    const { attacker } = forces.read(changed(plan, 'attacker', { support: '2 tactical' }));
    expect(attacker.support).toBe('2 Tactical');
    expect(attacker.remarks).toEqual([]);
  });

  it('that nobody knows is said, and nothing of it stands on the table', () => {
    const { attacker, scenario } = forces.read(changed(plan, 'attacker', { text: '4 assault 2 xylophones' }));
    expect(attacker.remarks.map(({ isLost }) => isLost)).toEqual([true]);
    expect(scenario!.formations[0]!.units).toHaveLength(4);
  });
});
