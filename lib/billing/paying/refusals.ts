import { Refusal, notFoundRefusal } from '@/lib/shared/refusal'
import { notSetUpText } from './rules/subscription-state'

export const paymentsNotSetUp = () => new Refusal('conflict', notSetUpText)

export const razorpayAway = () => new Refusal('conflict', 'Razorpay didn’t answer. Try again in a minute.')

export const priceChanged = () =>
  new Refusal('conflict', 'The price has changed since you opened this page. Reload it to see the new one.')

export const notForSale = () => new Refusal('conflict', 'This plan can’t be paid here.')

export const tooFewPaidFor = () =>
  new Refusal('conflict', 'There are more people in the workspace now. Reload the page and try again.')

export const tooManyForPlan = () => new Refusal('conflict', 'This plan doesn’t include so many people.')

export const alreadyPaying = () =>
  new Refusal('conflict', 'This workspace already has a subscription. Reload the page to see it.')

export const paymentUnderWay = () =>
  new Refusal('conflict', 'Another payment for this workspace is under way. Try again in a minute.')

export const unsignedPayment = () =>
  new Refusal('invalid', 'Razorpay hasn’t confirmed this payment. If you were charged, the plan starts by itself.')

export const noSubscription = () => notFoundRefusal('subscription')

export const nothingToEnd = () => new Refusal('conflict', 'This subscription has no next payment to cancel.')

export const tooLateToKeep = () =>
  new Refusal('conflict', 'It’s too late to keep this subscription. You can subscribe again once it has ended.')

export const notPaying = () =>
  new Refusal('conflict', 'There is no subscription to change. Reload the page to see the plans.')

export const overdueFirst = () => new Refusal('conflict', 'The last payment failed. Update the card first.')

export const endingAlready = () => new Refusal('conflict', 'This subscription has been canceled. Keep it first.')

export const changePlanned = () =>
  new Refusal('conflict', 'A change is already planned with the next payment. Keep your plan first.')

export const additionOpen = () => new Refusal('conflict', 'An invoice is still open. Pay or cancel it first.')

export const notBefore = (day: string) =>
  new Refusal('conflict', `The next payment is due on ${day}. Try again after that.`)

export const notLarger = () => new Refusal('conflict', 'This plan isn’t a larger one. Reload the page and try again.')

export const nothingToChange = () => new Refusal('conflict', 'That’s what you have already.')

export const cannotBeChanged = () =>
  new Refusal(
    'conflict',
    'Razorpay can’t change this subscription, as with UPI and some cards. Cancel it, and subscribe again once it has ended.',
  )

export const noAddition = () => notFoundRefusal('invoice')

export const additionPaid = () => new Refusal('conflict', 'This invoice has been paid. Reload the page.')
