import { Refusal } from '@/lib/shared/refusal'

/** For a link that opens nothing, whatever the reason: the page says which, once it is loaded again. */
export const linkOpensNothing = () =>
  new Refusal('not-found', 'This invitation is not valid any more. Load the page again to see why.')

/** For a link that was passed on; those mailed before still work. */
export const linksSent = (wait: number) =>
  new Refusal('too-many', 'Several links were e-mailed today. Use the newest one in the mailbox.', {}, wait)

export const usedAlready = () => new Refusal('conflict', 'This invitation has been accepted already. Sign in to go on.')

/** `masked` is the address it is for, without what would tell it to somebody else. */
export const forSomebodyElse = (masked: string) =>
  new Refusal('forbidden', `This invitation is for ${masked}. Sign out, and come back as that person.`)

export const hasAccount = () =>
  new Refusal('conflict', 'There is an account with this address already. Load the page again and sign in to join.')

export const needsMail = () =>
  new Refusal(
    'forbidden',
    'This link was passed on. Load the page again to have one mailed, to be sure that it is you.',
  )

export const onlyAdminsBringBack = (workspaceName: string) =>
  new Refusal('forbidden', `Your access to ${workspaceName} was taken away. Ask an admin there to give it back.`)

/** `inviterName` can make room, or knows who can. */
export const noPlaceLeft = (workspaceName: string, inviterName: string) =>
  new Refusal('plan-limit', `${workspaceName} has no place left on its plan. Ask ${inviterName} to make room.`)
