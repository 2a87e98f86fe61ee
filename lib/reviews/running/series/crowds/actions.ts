'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { unfollowCrowd } from './commands/unfollow-crowd'
import { unfollowCrowdSchema } from './schema'

export const unfollowCrowdAction = memberAction(unfollowCrowdSchema, unfollowCrowd, () => refresh())
