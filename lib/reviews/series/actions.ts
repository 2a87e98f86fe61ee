'use server'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersRefused } from '@/lib/access/declaration'
import { endSeriesSchema, unfollowGroupSchema } from './schema'
import { endSeries } from './commands/end-series'
import { refresh } from 'next/cache'
import { unfollowGroup } from './commands/unfollow-group'

export const endSeriesAction = memberAction(
  endSeriesSchema,
  endSeries,
  othersRefused('feedback.series', butAdmins),
  refresh,
)

export const unfollowGroupAction = memberAction(
  unfollowGroupSchema,
  unfollowGroup,
  othersRefused('feedback.run'),
  refresh,
)
