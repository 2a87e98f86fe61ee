import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const mostlyOwnName = () =>
  fieldRefusal('password', 'This is close to your name or e-mail address. Choose another.')

export const knownName = () =>
  fieldRefusal('password', 'This is close to the name of your workspace or of Rapport. Choose another.')

export const guessedEarly = () => fieldRefusal('password', 'This password is too common. Try three unrelated words.')

export const passwordAlreadySet = () =>
  new Refusal('conflict', 'You already have a password. If you forgot it, request a link.')

/** Of the sign-in that proved somebody, in whose place the form then offers a link. */
export const arrivedLongAgo = () =>
  fieldRefusal('session', 'You signed in a while ago. Confirm that it’s you with a link by mail.')

export const resetLinkGone = () => new Refusal('not-found', 'This link has expired. Request a new one.')

export const wrongPassword = (field: 'current' | 'password') =>
  fieldRefusal(field, 'This isn’t your password. Try again, or request a link to choose a new one.')

export const samePassword = () => fieldRefusal('password', 'This is your current password. Choose another.')

export const noPasswordYet = () =>
  new Refusal('conflict', 'You have no password yet. Reload the page to get a link to set one.')

export const changedMeanwhile = () =>
  new Refusal('conflict', 'Your password was just changed elsewhere. Sign in with the new one.')
