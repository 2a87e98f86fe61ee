import 'server-only'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'

/** Series of one-on-ones that more meetings are due of, by id. */
export const listDueOneOnOnes = (at: Date, after: string, limit: number) =>
  listSeriesDue('ONE_ON_ONE', at, { after, limit })
