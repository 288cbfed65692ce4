/** The assault's chart for little width, as a classic script: it leaves `assaultStatechartTall` on the page, packed. */
export { assaultChartPacked as chart } from '../../machines/charts/layouts/assault-chart.ts';
export { assaultTallPacked as layout } from '../../machines/charts/layouts/assault-tall.ts';
