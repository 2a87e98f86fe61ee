import 'server-only'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'

export const listFollowUpSeriesDue = (now: Date, page: { after: string; limit: number }) =>
  listSeriesDue('FOLLOW_UP', now, page)
