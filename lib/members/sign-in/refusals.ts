import { Refusal } from '@/lib/shared/refusal'

/** The step expired, or another browser took it. */
export const firstStepGone = () => new Refusal('signed-out', 'That took too long. Sign in again.')

export const noSuchSession = () => new Refusal('not-found', 'This device is already signed out.')
