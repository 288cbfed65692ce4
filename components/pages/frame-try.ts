if (/odds/.test(location.hash)) void import('../assault-odds-on-demand.ts');
else void import('../assault-resolver-on-demand.ts');
