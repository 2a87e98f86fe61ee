import { z } from 'zod'
import { reasonSchema } from '@/lib/audit/platform/schema'
import { beginning, pageCursor, sinceRange } from '@/lib/admin/schema'
import { PlanType } from '@/lib/platform/generated/prisma/enums'
import { idSchema } from '@/lib/shared/id'
import { isStorable } from '@/lib/shared/text'

const organizationStates = ['all', 'open', 'suspended', 'leaving'] as const

const billingStates = [
  'all',
  'trial',
  'paying',
  'past-due',
  'halted',
  'initiated',
  'ending',
  'ended',
  'to-refund',
] as const

export const organizationListSchema = z.object({
  search: beginning.refine(isStorable).catch(''),
  plan: z.enum(['all', ...Object.values(PlanType)]).catch('all'),
  state: z.enum(organizationStates).catch('all'),
  billing: z.enum(billingStates).catch('all'),
  since: sinceRange,
  /** What happened in the period. */
  by: z.enum(['created', 'active', 'paid']).catch('created'),
  after: pageCursor,
})
export type OrganizationFilter = z.infer<typeof organizationListSchema>

export const moveToPlanSchema = z.object({ id: idSchema, plan: z.enum(PlanType), reason: reasonSchema })
export type MoveToPlanInput = z.infer<typeof moveToPlanSchema>

export const organizationSchema = z.object({ after: pageCursor })

export const checkPaymentsSchema = z.object({ id: idSchema })
export type CheckPaymentsInput = z.infer<typeof checkPaymentsSchema>
