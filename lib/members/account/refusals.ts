import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const sameAddress = () => fieldRefusal('email', 'This is already your address.')

export const emailChangeGone = () =>
  new Refusal('not-found', 'This link has expired. Request a new one in your settings.')

export const addressTaken = () => new Refusal('conflict', 'Another account has this address now. Yours stays the same.')

/** Of the code, in whose place the form then offers a new link. */
export const proofLinkGone = () =>
  fieldRefusal('code', 'This link has expired or belongs to another account. Request a new one.')
