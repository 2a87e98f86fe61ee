import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const mostlyOwnName = () =>
  fieldRefusal('password', 'This is mostly your own name or e-mail address. Choose something others cannot guess.')

export const knownName = () =>
  fieldRefusal('password', 'This is the name of your workspace or of Rapport. Choose something others can’t guess.')

export const guessedEarly = () =>
  fieldRefusal(
    'password',
    'Guessers try this one early. Choose another, for example three words that have nothing in common.',
  )

export const passwordAlreadySet = () =>
  new Refusal('conflict', 'You have a password already. If you forgot it, have a link sent to choose a new one.')

/** Of the sign-in that proved somebody, in whose place the form then offers a link. */
export const arrivedLongAgo = () =>
  fieldRefusal('session', 'It is a while since you signed in, so a link is needed to be sure that it is you.')

export const resetLinkGone = () => new Refusal('not-found', 'This link has expired. Request a new one.')

export const wrongPassword = (field: 'current' | 'password') =>
  fieldRefusal(field, 'This is not your password. Look at what you typed, or have a link sent to choose a new one.')

export const samePassword = () => fieldRefusal('password', 'This is the password you have. Choose another one.')

export const noPasswordYet = () =>
  new Refusal(
    'conflict',
    'You have no password yet. Load the page again to have a link sent with which you choose one.',
  )

export const changedMeanwhile = () =>
  new Refusal('conflict', 'Your password was changed elsewhere just now. Sign in with the new one.')
