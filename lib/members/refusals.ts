import { Refusal } from '@/lib/shared/refusal'

export const verificationLinkGone = () =>
  new Refusal('not-found', 'This link has been replaced by a newer one or has run out. Have a new one sent.')
