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
