import { z } from 'zod'
import { beginning, pageCursor, sinceRange } from '@/lib/admin/schema'
import { isStorable } from '@/lib/shared/text'

const accountStates = ['all', 'unverified', 'deactivated', 'super-admins'] as const

export const accountListSchema = z.object({
  search: beginning.refine(isStorable).catch(''),
  state: z.enum(accountStates).catch('all'),
  since: sinceRange,
  after: pageCursor,
})
export type AccountFilter = z.infer<typeof accountListSchema>
