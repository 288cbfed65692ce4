import { expect } from '@open-wc/testing';

describe('the unit library in a browser', () => {
  it('is loaded on demand and finds a unit', async () => {
    const { neteaLibrary } = await import('../../src/army-lists/netea.ts');
    expect(neteaLibrary.all.length).to.equal(559);
    expect(neteaLibrary.search('howlng banshees', 1)[0]?.unit.id).to.equal('howling-banshees');
  });
});
