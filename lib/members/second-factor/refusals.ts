import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const wrongCode = () => fieldRefusal('code', 'This code is wrong or was already used. Enter the newest one.')

export const setUpGone = () => new Refusal('conflict', 'This setup has expired. Reload the page and scan the new code.')

export const alreadyOn = () => new Refusal('conflict', 'Two-step sign-in is already on.')

export const notOn = () => new Refusal('conflict', 'Two-step sign-in is off. Reload the page.')

/** On the sign-in, so that the form offers to sign in again. */
export const signedInLongAgo = () => fieldRefusal('session', 'You signed in a while ago. Sign in again.')

export const noSuperAdmin = () => new Refusal('not-found', 'No super admin has this address.')
