/** The site's first screen: a resolver, and the choice of what it shows. */
import '../assault-resolver-on-demand.ts';
import './assault-choice.ts';
