import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const sameAddress = () => fieldRefusal('email', 'This is already your address.')

export const emailChangeGone = () =>
  new Refusal('not-found', 'This link has expired or been replaced. Request a new one in your settings.')

export const addressTaken = () =>
  new Refusal('conflict', 'This address now belongs to another account. Yours stays the same.')

/** On the code, so that the form offers a new link. */
export const proofLinkGone = () => fieldRefusal('code', 'This link isn’t yours or has expired. Request a new one.')

export const mostlyOwnName = () =>
  fieldRefusal('password', 'This is mostly your name or e-mail address. Choose something harder to guess.')

export const knownName = () =>
  fieldRefusal('password', 'This is the name of your workspace or of Rapport. Choose something harder to guess.')

export const guessedEarly = () => fieldRefusal('password', 'This password is too common. Try three unrelated words.')

export const passwordAlreadySet = () =>
  new Refusal('conflict', 'You already have a password. Forgot it? Request a reset link.')

/** On the sign-in, so that the form offers a link. */
export const arrivedLongAgo = () =>
  fieldRefusal('session', 'It’s been a while since you signed in. Request a link to confirm it’s you.')

export const resetLinkGone = () => new Refusal('not-found', 'This link has expired. Request a new one.')

export const wrongPassword = (field: 'current' | 'password') =>
  fieldRefusal(field, 'This isn’t your password. Check it, or request a reset link.')

export const samePassword = () => fieldRefusal('password', 'This is your current password. Choose another one.')

export const noPasswordYet = () =>
  new Refusal('conflict', 'You have no password yet. Reload the page and request a link to choose one.')

export const changedMeanwhile = () =>
  new Refusal('conflict', 'Your password was just changed elsewhere. Sign in with the new one.')
