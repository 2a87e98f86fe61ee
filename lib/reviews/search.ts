import 'server-only'
import { SEARCH_RESULTS, type Search } from '@/lib/access/search'
import { mapReading } from '@/lib/platform/reading'
import { foundReviewsReading } from './lists/queries/list-reviews'

export const reviewSearch: Search = (actor, words) =>
  mapReading(foundReviewsReading(actor, words, SEARCH_RESULTS), (rows) =>
    rows.map(({ id, title, isMine, isNote, creatorName, badge, href }) => {
      const who = isMine ? 'You' : creatorName
      const hint = isNote ? `From ${isMine ? 'you' : creatorName}` : `${who} asked · ${badge.label}`
      return { id, kind: 'review', label: title.trim() || 'Untitled form', hint, href }
    }),
  )
