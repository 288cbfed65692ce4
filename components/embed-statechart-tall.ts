/** The assault's chart for little width, as a classic script: it leaves `assaultStatechartTall` on the page. */
export { assaultTall } from '../machines/layouts/assault-tall.ts';
