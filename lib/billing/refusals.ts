import { planReasons } from '@/lib/shared/gate-words'
import { Refusal } from '@/lib/shared/refusal'

const planRefusal = (message: string) => (field?: string) =>
  new Refusal('plan-limit', message, field === undefined ? {} : { [field]: message })

export const paidPlanOnly = planRefusal(planReasons.paidOnly)

export const limitReached = planRefusal(planReasons.limit)

export const subscriptionExpired = planRefusal(planReasons.expired)

export const noWorkspaceToBill = (slug: string) => new Refusal('not-found', `No workspace has the address “${slug}”.`)

export const onlyAdminsSeeThePlan = () => new Refusal('forbidden', 'Only admins can see the plan of this workspace.')
