/** The assault's chart for much width, as a classic script: it leaves `assaultStatechartWide` on the page, packed. */
export { assaultChartPacked as chart } from '../../machines/charts/layouts/assault-chart.ts';
export { assaultWidePacked as layout } from '../../machines/charts/layouts/assault-wide.ts';
