import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPlan = () => notFoundRefusal('plan')

export const stillSold = () => new Refusal('conflict', 'This plan is sold now: there is no newer one to move to.')
