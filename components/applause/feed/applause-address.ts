import type { ApplauseListFilter } from '@/lib/applause/schema'
import { addressWith } from '@/lib/shared/address-with'

export const applauseAddress = (view: Partial<ApplauseListFilter>) => addressWith('/applaud', view, { tab: 'everyone' })
