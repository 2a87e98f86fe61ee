import 'server-only'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'

/** Series with due meetings, by id. */
export const listDueOneOnOnes = (at: Date, after: string, limit: number) =>
  listSeriesDue('ONE_ON_ONE', at, { after, limit })
