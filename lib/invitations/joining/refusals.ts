import { Refusal } from '@/lib/shared/refusal'

/** For a link that opens nothing, whatever the reason: the page says which, once it is loaded again. */
export const linkOpensNothing = () =>
  new Refusal('not-found', 'This invitation is no longer valid. Reload the page to see why.')

/** For a link that was passed on; those mailed before still work. */
export const linksSent = (wait: number) =>
  new Refusal('too-many', 'Several links were mailed today. Use the newest one.', {}, wait)

export const usedAlready = () => new Refusal('conflict', 'This invitation has been accepted. Sign in.')

/** `masked` is the address it is for, without what would tell it to somebody else. */
export const forSomebodyElse = (masked: string) =>
  new Refusal('forbidden', `This invitation is for ${masked}. Sign out and open it again.`)

export const hasAccount = () =>
  new Refusal('conflict', 'This address has an account. Reload the page and sign in to join.')

export const needsMail = () =>
  new Refusal('forbidden', 'Reload the page to get a link by mail and confirm that it’s you.')

export const onlyAdminsBringBack = (workspaceName: string) =>
  new Refusal('forbidden', `You’re deactivated in ${workspaceName}. Ask an admin there to reactivate you.`)

/** `inviterName` can make room, or knows who can. */
export const noPlaceLeft = (workspaceName: string, inviterName: string) =>
  new Refusal('plan-limit', `${workspaceName} has no seat left. Ask ${inviterName} to free one.`)
