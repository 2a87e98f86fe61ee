import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { findTalkingPoints } from './queries/list-history'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

/** Only the pair finds its talking points. */
export const oneOnOneSearch: Search = async (actor, words) => {
  if (!isSwitchedOn(actor, 'OneOnOnes')) return []
  const points = await findTalkingPoints(actor, words, SEARCH_RESULTS)
  return points.map(({ id, text, meetingId, partner }) => {
    const href = meetingId === null ? pairPath(partner.memberId) : oneOnOnePath(meetingId)
    return { id, kind: 'talking-point', label: text, hint: `One-on-one with ${partner.name}`, href }
  })
}
