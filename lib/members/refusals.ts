import { Refusal } from '@/lib/shared/refusal'

export const verificationLinkGone = () => new Refusal('not-found', 'This link has expired. Request a new one.')

/** For an address known or not; a stranger may have asked for all of them, and a sign-in link can always be mailed. */
export const linksRequested = (wait: number) =>
  new Refusal(
    'too-many',
    'Several links were requested today. Use the newest one in your mailbox, or request a sign-in link.',
    {},
    wait,
  )
