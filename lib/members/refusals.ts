import { Refusal } from '@/lib/shared/refusal'

export const verificationLinkGone = () =>
  new Refusal('not-found', 'This link has been replaced by a newer one or has run out. Have a new one sent.')

/** For an address known or not; a stranger may have asked for all of them, and a sign-in link can always be mailed. */
export const linksRequested = (wait: number) =>
  new Refusal(
    'too-many',
    'Several links were requested for this address today. Use the newest one in your mailbox, or have a sign-in link e-mailed.',
    {},
    wait,
  )
