import { Refusal } from '@/lib/shared/refusal'

/** The spec's three messages (section 8). */
const planRefusal = (message: string) => (field?: string) =>
  new Refusal('plan-limit', message, field === undefined ? {} : { [field]: message })

export const paidPlanOnly = planRefusal('This feature is only accessible with a paid plan.')

export const limitReached = planRefusal('You have reached the limit for your plan.')

export const subscriptionExpired = planRefusal('Your subscription has been expired.')

export const noWorkspaceToBill = (slug: string) => new Refusal('not-found', `No workspace has the address “${slug}”.`)

export const onlyAdminsSeeThePlan = () => new Refusal('forbidden', 'Only admins can see the plan of this workspace.')
