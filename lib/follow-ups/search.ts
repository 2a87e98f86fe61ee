import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { formatDateTime } from '@/lib/shared/dates'
import { isSwitchedOn } from '@/lib/workspaces/features/rules'
import { findFollowUps } from './queries/list-follow-ups'
import { followUpPath } from './rules'

export const followUpSearch: Search = async (actor, words) => {
  if (!isSwitchedOn(actor, 'FollowUps')) return []
  const followUps = await findFollowUps(actor, words, SEARCH_RESULTS)
  return followUps.map(({ id, title, badge, startsAt }) => {
    const hint = `${formatDateTime(startsAt, actor.timeZone)} · ${badge.label}`
    return { id, kind: 'follow-up', label: title, hint, href: followUpPath(id) }
  })
}
