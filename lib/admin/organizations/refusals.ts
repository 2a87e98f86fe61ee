import { Refusal } from '@/lib/shared/refusal'

export const nothingToCheck = () => new Refusal('conflict', 'This workspace has no subscription at Razorpay.')
