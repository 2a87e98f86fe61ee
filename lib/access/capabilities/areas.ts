import 'server-only'
import { feedbackAreas } from './feedback'
import { peopleAreas } from './people'
import type { Area } from './rules'

/** Who may do what, as people read it (decisions, section 2). What is not built has no row: the page promises nothing. */
export const areas: readonly Area[] = [...feedbackAreas, ...peopleAreas]

/** The same for somebody of a workspace: of plans nobody hears where billing is switched off. */
export const areasFor = ({ isBilled }: { isBilled: boolean }): readonly Area[] =>
  isBilled
    ? areas
    : areas.map(({ name, capabilities }) => ({
        name,
        capabilities: capabilities.filter(({ key }) => key !== 'workspace.plan'),
      }))
