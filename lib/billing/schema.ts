// Billing knows what each plan allows and which one a workspace is on. It owns plans and subscriptions. It refuses to
// delete anything: whatever exceeds a limit stays readable.
import { z } from 'zod'
import { PlanType } from '@/lib/platform/generated/prisma/enums'

export const setPlanSchema = z.object({ slug: z.string().min(1).max(48), plan: z.enum(PlanType) })
export type SetPlanInput = z.infer<typeof setPlanSchema>

/** Plan names where no row is loaded. */
export const planNames: Record<PlanType, string> = {
  FREE: 'Free',
  PRO: 'Pro',
  BUSINESS: 'Business',
  ENTERPRISE: 'Enterprise',
}
