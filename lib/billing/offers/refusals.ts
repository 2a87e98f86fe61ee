import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPlan = () => notFoundRefusal('plan')

export const priceOfNow = () =>
  fieldRefusal('pricePerMonth', 'That’s the price now. Edit the plan to change its limits.')

export const stillSold = () => new Refusal('conflict', 'This plan is sold now: there is no newer one to move to.')
