// Inlined into every page, before its stylesheets: what must be so when the first pixel appears.

import { applyAppearance, readAppearance, watchAppearance } from '#app/appearance-dom.ts';
import { applySwitches } from '#app/document-switches.ts';
import { recordClicks } from '#app/event-replay.ts';
import { redirectFirstVisit } from '#app/first-visit.ts';
import { startTabChoices } from '#app/tab-choice.ts';

document.documentElement.classList.add('js');
const showAppearance = () => applyAppearance(readAppearance());
showAppearance();
watchAppearance(showAppearance);
applySwitches(location.search);
redirectFirstVisit();
startTabChoices();
window.recordedClicks = recordClicks();
