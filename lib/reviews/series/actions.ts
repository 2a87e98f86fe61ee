'use server'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersRefused } from '@/lib/access/declaration'
import { endSeriesSchema, unfollowCrowdSchema } from './schema'
import { endSeries } from './commands/end-series'
import { refresh } from 'next/cache'
import { unfollowCrowd } from './commands/unfollow-crowd'

export const endSeriesAction = memberAction(
  endSeriesSchema,
  endSeries,
  othersRefused('feedback.series', butAdmins),
  refresh,
)

export const unfollowCrowdAction = memberAction(
  unfollowCrowdSchema,
  unfollowCrowd,
  othersRefused('feedback.run'),
  refresh,
)
