import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const wrongCode = () => fieldRefusal('code', 'This code is wrong or was already used. Enter the newest one.')

export const setUpGone = () =>
  new Refusal('conflict', 'This set-up has run out. Load the page again and scan the new code.')

export const alreadyOn = () => new Refusal('conflict', 'Two-step sign-in is on already.')

export const notOn = () => new Refusal('conflict', 'Two-step sign-in is off. Load the page again.')

/** Of the sign-in, in whose place the form then offers to sign in again. */
export const signedInLongAgo = () => fieldRefusal('session', 'It’s been a while since you signed in. Sign in again.')

export const noSuperAdmin = () => new Refusal('not-found', 'No super admin has this address.')
