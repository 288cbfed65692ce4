import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../src/deployment/list-match/csv.ts';

describe('comma-separated values', () => {
  it('have texts in quotation marks, numbers as they are, and nothing where nothing is known', () => {
    expect(writeCsv([['Attacker', 'Win'], ['Boyz, many', 61.5], ['Nobz', null]]))
      .toBe('"Attacker","Win"\r\n"Boyz, many",61.5\r\n"Nobz",\r\n');
  });

  it('double the quotation marks of a text, and keep its line breaks within them', () => {
    expect(writeCsv([['the "Big" one\nof two']])).toBe('"the ""Big"" one\nof two"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('make no formula of the name %j', name => {
    expect(writeCsv([[name]])).toBe(`"'${name}"\r\n`);
  });

  it('leave numbers under zero numbers', () => {
    expect(writeCsv([[-1.5]])).toBe('-1.5\r\n');
  });
});
