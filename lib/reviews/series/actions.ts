'use server'
import { memberAction } from '@/lib/access/action'
import { endSeriesSchema, unfollowCrowdSchema } from './schema'
import { endSeries } from './commands/end-series'
import { refresh } from 'next/cache'
import { unfollowCrowd } from './commands/unfollow-crowd'

export const endSeriesAction = memberAction(endSeriesSchema, endSeries, () => refresh())

export const unfollowCrowdAction = memberAction(unfollowCrowdSchema, unfollowCrowd, () => refresh())
