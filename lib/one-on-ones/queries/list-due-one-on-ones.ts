import 'server-only'
import { listSeriesDue } from '@/lib/meetings/queries/list-series-due'

export const listDueOneOnOnes = (at: Date, after: string, limit: number) =>
  listSeriesDue('ONE_ON_ONE', at, { after, limit })
