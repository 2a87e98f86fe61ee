import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const sameAddress = () => fieldRefusal('email', 'This is your address already.')

export const emailChangeGone = () =>
  new Refusal(
    'not-found',
    'This link has been replaced by a newer one or has run out. Ask for a new one in your settings.',
  )

export const addressTaken = () =>
  new Refusal('conflict', 'This address belongs to another account by now. Yours stays as it is.')

/** Of the code, in whose place the form then offers a new link. */
export const proofLinkGone = () => fieldRefusal('code', 'This link is not yours or has run out. Have a new one sent.')

export const superAdminStays = () =>
  new Refusal('forbidden', 'You look after the platform. Its account is not deleted here.')

export const onlyAdminOf = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `You are the only admin of ${names.join(' and ')}. Make somebody else an admin there first, or delete the workspace and come back once it is gone.`,
  )

export const onlyAdminWhoKeeps = (names: readonly string[]) =>
  new Refusal(
    'conflict',
    `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} being deleted, and nobody but you can take that back. Delete your account afterwards, or take that back and make somebody else an admin there first.`,
  )
