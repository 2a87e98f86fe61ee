import { endpointTargets } from './targets/endpoints.mjs'
import { feedbackTargets } from './targets/feedback.mjs'
import { peopleTargets } from './targets/people.mjs'
import { fixed } from './targets/target.mjs'

/** @typedef {import('./targets/target.mjs').Target} Target */

/** What everything is compared with: the session, one query and fifty plain rows, in the same server. */
export const floor = fixed({ kind: 'list', address: '/floor', expect: 'Floor' })

const home = fixed({ kind: 'home', address: '/dashboard', expect: 'Ask for feedback' })

/** Every screen there is, and every endpoint that can be asked again and again. */
export const targets = [home, ...feedbackTargets, ...peopleTargets, ...endpointTargets]
