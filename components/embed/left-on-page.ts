/**
 * What scripts leave on a page that have no entry of their own, by their names. The build makes an entry of each: what
 * is said here to be of a file's type is exported from that file.
 */
export interface LeftOnPage {
  'assault-resolver-later': {
    laterParts: typeof import('../epic-armageddon/resolver/later-parts.ts');
  };
  'assault-resolver-advice': {
    BestOffer: typeof import('../epic-armageddon/advice/best-offer.ts').BestOffer;
  };
  'assault-resolver-given': {
    readLinkWith: typeof import('../share/link-reading.ts').readLinkWith;
    parseScenario: typeof import('../../src/epic-armageddon/scenario/parse.ts').parseScenario;
  };
  'assault-resolver-40k-later': {
    laterParts: typeof import('../warhammer-40k/resolver/later-parts.ts');
  };
  'assault-resolver-40k-given': {
    readPhaseLink: typeof import('../share/phase-link.ts').readPhaseLink;
    parsePhase: typeof import('../../src/warhammer-40k/scenario/parse.ts').parsePhase;
  };
  'assault-resolver-map': {
    interactions: typeof import('../shared/battlefield/interaction.ts');
    frameParts: typeof import('../shared/frame/frame-parts.ts');
  };
  'assault-resolver-sheets': {
    sheets: typeof import('../shared/battlefield/sheets.ts');
  };
  'assault-resolver-units': {
    neteaLibrary: typeof import('../../src/army-lists/netea.ts').neteaLibrary;
  };
  'assault-resolver-opening': {
    openingFrom: typeof import('../warhammer-40k/opening/phase-opening.ts').openingFrom;
  };
  'assault-resolver-problems': {
    problemStyles: typeof import('../shared/resolver/scenario-problems.ts').problemStyles;
    problemsTemplate: typeof import('../shared/resolver/scenario-problems.ts').problemsTemplate;
  };
  'assault-resolver-kept': {
    keeperFor: typeof import('../shared/kept/keeper.ts').keeperFor;
  };
  'assault-odds-engine-under-way': {
    oddsUnderWay: typeof import('../../src/epic-armageddon/odds/round-under-way.ts').oddsUnderWay;
    stakesOf: typeof import('../../src/epic-armageddon/odds/stakes.ts').stakesOf;
  };
  'assault-odds-engine-changes': {
    changesIn: typeof import('../epic-armageddon/odds/changes-asked.ts').changesIn;
  };
  'assault-odds-forces': {
    forces: typeof import('../epic-armageddon/odds/forces.ts').forces;
  };
  'assault-odds-lists': {
    neteaLists: typeof import('../../src/army-lists/lists.ts').neteaLists;
  };
  'assault-odds-samples': {
    sampleOf: typeof import('../../src/epic-armageddon/scenario/samples/samples.ts').sampleOf;
  };
  'assault-odds-links': {
    readLinkWith: typeof import('../share/link-reading.ts').readLinkWith;
    readPhaseLink: typeof import('../share/phase-link.ts').readPhaseLink;
  };
  'assault-odds-problems': {
    problemStyles: typeof import('../shared/resolver/scenario-problems.ts').problemStyles;
    problemsTemplate: typeof import('../shared/resolver/scenario-problems.ts').problemsTemplate;
  };
  'assault-odds-map': {
    mapViewOf: typeof import('../epic-armageddon/odds/odds-map.ts').mapViewOf;
    frameParts: typeof import('../shared/frame/frame-parts.ts');
  };
  'assault-odds-panel': {
    answersStyles: typeof import('../epic-armageddon/odds/panel-parts.ts').answersStyles;
    columnsTemplate: typeof import('../epic-armageddon/odds/panel-parts.ts').columnsTemplate;
    endingsTemplate: typeof import('../epic-armageddon/odds/panel-parts.ts').endingsTemplate;
    lossesTemplate: typeof import('../epic-armageddon/odds/panel-parts.ts').lossesTemplate;
    mattersTemplate: typeof import('../epic-armageddon/odds/panel-parts.ts').mattersTemplate;
  };
  'assault-statechart-chart': {
    chart: typeof import('../../machines/charts/layouts/assault-chart.ts').assaultChartPacked;
  };
  'assault-statechart-rows': {
    chartRows: typeof import('../shared/statechart/folds.ts').chartRows;
  };
  'assault-statechart-assault': {
    assaultOf: typeof import('../epic-armageddon/statechart/assault.ts').assaultOf;
    readLinkWith: typeof import('../share/link-reading.ts').readLinkWith;
    sampleOf: typeof import('../../src/epic-armageddon/scenario/samples/samples.ts').sampleOf;
    ruleExplanation: typeof import('../epic-armageddon/statechart/rule-explanation.ts').ruleExplanation;
  };
  'assault-statechart-following': {
    Follower: typeof import('../shared/statechart/follower.ts').Follower;
  };
  'assault-statechart-files': {
    chartFiles: typeof import('../shared/statechart/chart-files.ts').chartFiles;
  };
  'assault-statechart-40k': {
    phaseChart: typeof import('../warhammer-40k/statechart/phase.ts').phaseChart;
    readPhase: typeof import('../warhammer-40k/statechart/phase-walk.ts').readPhase;
    readPhaseLink: typeof import('../share/phase-link.ts').readPhaseLink;
  };
  'assault-lists-reader': {
    readList: typeof import('../epic-armageddon/lists/read-list.ts').readList;
  };
  'assault-lesson-player': {
    UnitReasons: typeof import('../epic-armageddon/explain/unit-reasons.ts').UnitReasons;
    readLesson: typeof import('../epic-armageddon/lesson/lesson-parts.ts').readLesson;
  };
  'assault-lesson-later': {
    interactions: typeof import('../shared/battlefield/interaction.ts');
    sheets: typeof import('../shared/battlefield/sheets.ts');
    frameParts: typeof import('../shared/frame/frame-parts.ts');
    showingOf: typeof import('../epic-armageddon/lesson/show-parts.ts').showingOf;
    showingStyles: typeof import('../epic-armageddon/lesson/show-parts.ts').showingStyles;
  };
  'assault-lesson-problems': {
    problemStyles: typeof import('../epic-armageddon/lesson/problems.ts').problemStyles;
    problemsTemplate: typeof import('../epic-armageddon/lesson/problems.ts').problemsTemplate;
  };
  'assault-lesson-40k': {
    phaseLessonOf: typeof import('../warhammer-40k/lesson/lesson-parts.ts').phaseLessonOf;
  };
  'assault-lesson-40k-later': {
    interactions: typeof import('../shared/battlefield/interaction.ts');
    sheets: typeof import('../shared/battlefield/sheets.ts');
    frameParts: typeof import('../shared/frame/frame-parts.ts');
    showingOf: typeof import('../warhammer-40k/lesson/show-parts.ts').showingOf;
    showingStyles: typeof import('../warhammer-40k/lesson/show-parts.ts').showingStyles;
  };
}
