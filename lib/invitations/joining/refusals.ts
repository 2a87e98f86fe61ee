import { Refusal } from '@/lib/shared/refusal'

/** The same for every invalid link; the page, refreshed, says why. */
export const linkOpensNothing = () => new Refusal('not-found', 'This invitation is no longer valid.')

/** For a passed-on link; earlier mails still work. */
export const linksSent = (wait: number) =>
  new Refusal('too-many', 'Several links were mailed today. Use the newest one.', {}, wait)

export const usedAlready = () => new Refusal('conflict', 'This invitation was already accepted. Sign in to continue.')

/** `masked` hides the address from other people. */
export const forSomebodyElse = (masked: string) =>
  new Refusal('forbidden', `This invitation is for ${masked}. Sign out and use that address.`)

export const hasAccount = () => new Refusal('conflict', 'This address already has an account. Sign in to join.')

export const needsMail = () => new Refusal('forbidden', 'This link was passed on. Get your own by mail.')

export const onlyAdminsBringBack = (workspaceName: string) =>
  new Refusal('forbidden', `You were deactivated in ${workspaceName}. Ask an admin there to reactivate you.`)

/** `inviterName` can make room, or knows who can. */
export const noPlaceLeft = (workspaceName: string, inviterName: string) =>
  new Refusal('plan-limit', `${workspaceName} has no seats left. Ask ${inviterName} to free one.`)
