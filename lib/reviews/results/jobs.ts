import 'server-only'
import { listNarrowed } from '@/lib/audit/queries'
import { hoursFrom } from '@/lib/platform/clock'
import { transaction } from '@/lib/platform/db'
import { withEach } from '@/lib/platform/one-by-one'
import type { Job } from '@/lib/platform/queue'
import { forgetHiddenResults } from './steps/forget-hidden-results'

const forgetSince =
  (hours: number) =>
  async (now: Date): Promise<{ forgotten: number }> => {
    const narrowed = await listNarrowed(hoursFrom(now, -hours))
    const forget = (workspaceId: string) => transaction((tx) => forgetHiddenResults(tx, workspaceId))
    const outcomes = await withEach(narrowed, forget, 'Results whose news could not be taken back')
    return { forgotten: outcomes.reduce((sum, count) => sum + count, 0) }
  }

export const forgetResults = forgetSince(1)

export const jobs: Job[] = [
  { name: 'review.forget', cron: '7-59/10 * * * *', run: forgetResults },
  // After an outage.
  { name: 'review.forget-daily', cron: '47 4 * * *', run: forgetSince(48) },
]
