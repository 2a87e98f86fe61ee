import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { listReviews } from './lists/queries/list-reviews'

export const reviewSearch: Search = async (actor, search) => {
  const { rows } = await listReviews(actor, { tab: 'all', search }, SEARCH_RESULTS)
  return rows.map(({ id, title, isMine, isNote, creatorName, badge, href }) => {
    const who = isMine ? 'You' : creatorName
    const hint = isNote ? `From ${isMine ? 'you' : creatorName}` : `${who} asked · ${badge.label}`
    return { id, kind: 'review', label: title.trim() || 'Untitled form', hint, href }
  })
}
