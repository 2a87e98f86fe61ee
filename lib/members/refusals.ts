import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const verificationLinkGone = () => new Refusal('not-found', 'This link has expired. Request a new one.')

export const passwordNeeded = () => fieldRefusal('password', 'Enter your password.')

/** For known and unknown addresses alike. A sign-in link can still be mailed if a stranger used up these. */
export const linksRequested = (wait: number) =>
  new Refusal(
    'too-many',
    'Too many links were requested for this address today. Use the newest one in your inbox, or request a sign-in link.',
    {},
    wait,
  )
