import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { foundPointsReading } from './queries/list-history'
import { oneOnOnePath, pairPath } from './rules/one-on-one-paths'

/** Only the pair finds its talking points. */
export const oneOnOneSearch: Search = (actor, words) => {
  if (!isSwitchedOn(actor, 'OneOnOnes')) return alreadyRead([])
  return mapReading(foundPointsReading(actor, words, SEARCH_RESULTS), (points) =>
    points.map(({ id, text, meetingId, partnerId, partnerName }) => {
      const href = meetingId === null ? pairPath(partnerId) : oneOnOnePath(meetingId)
      return { id, kind: 'talking-point', label: text, hint: `One-on-one with ${partnerName}`, href }
    }),
  )
}
