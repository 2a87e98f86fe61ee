import 'server-only'
import { feedbackAreas } from './feedback'
import { peopleAreas } from './people'
import type { Area } from './rules'

/** Who may do what, as people read it (decisions, section 2). What is not built has no row: the page promises nothing. */
export const areas: readonly Area[] = [...feedbackAreas, ...peopleAreas]
