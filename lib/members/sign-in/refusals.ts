import { Refusal } from '@/lib/shared/refusal'

/** Between the two steps of a sign-in: too late, or not the browser that took the first. */
export const firstStepGone = () => new Refusal('signed-out', 'That took too long. Sign in again.')
