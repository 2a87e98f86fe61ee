import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const sameAddress = () => fieldRefusal('email', 'This is already your address.')

export const emailChangeGone = () =>
  new Refusal('not-found', 'This link has expired or been replaced. Request a new one in your settings.')

export const addressTaken = () =>
  new Refusal('conflict', 'This address now belongs to another account. Yours stays the same.')

/** On the code, so that the form offers a new link. */
export const proofLinkGone = () => fieldRefusal('code', 'This link isn’t yours or has expired. Request a new one.')
