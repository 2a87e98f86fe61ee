import type { FollowUpListFilter } from '@/lib/follow-ups/schema'
import { addressWith } from '@/lib/shared/address-with'

export const followUpsAddress = (view: Partial<FollowUpListFilter>) =>
  addressWith('/followups', view, { tab: 'upcoming' })
