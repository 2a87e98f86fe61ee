import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { alreadyRead, mapReading } from '@/lib/platform/reading'
import { formatDateTime } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { foundFollowUpsReading } from './queries/list-follow-ups'
import { followUpPath } from './rules'

export const followUpSearch: Search = (actor, words) => {
  if (!isSwitchedOn(actor, 'FollowUps')) return alreadyRead([])
  return mapReading(foundFollowUpsReading(actor, words, SEARCH_RESULTS), (followUps) =>
    followUps.map(({ id, title, badge, startsAt }) => {
      const hint = `${formatDateTime(startsAt, actor.timeZone)} · ${badge.label}`
      return { id, kind: 'follow-up', label: title, hint, href: followUpPath(id) }
    }),
  )
}
