'use server'
import { revalidatePath } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { shareReviewSchema, unshareReviewSchema } from './schema'
import { shareReview } from './commands/share-review'
import { unshareReview } from './commands/unshare-review'

const refresh = ({ id }: { id: string }) => {
  revalidatePath(`/feedback/preview/${id}`)
  revalidatePath(`/feedback/shared/${id}`)
}

export const shareReviewAction = memberAction(shareReviewSchema, shareReview, refresh)
export const unshareReviewAction = memberAction(unshareReviewSchema, unshareReview, refresh)
