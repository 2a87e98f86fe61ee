import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const subscriptionLinkGone = () =>
  new Refusal('not-found', 'This link has expired. Subscribe again to get a new one.')

export const noSuchSubscriber = () => notFoundRefusal('subscriber')
