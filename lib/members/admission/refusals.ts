import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const onlyAdminsAdd = () => new Refusal('forbidden', 'Only admins can add people to this workspace.')

export const alreadyMember = () => fieldRefusal('email', 'This person already has a place in this workspace.')

export const superAdminStaysOut = () =>
  new Refusal('forbidden', 'You look after the platform, so you have no place in a workspace. Use another account.')

/** For whoever adds them: it does not say what the account is for. */
export const addressStaysOut = () => fieldRefusal('email', 'This address cannot have a place here. Use another one.')

export const addressHasAccount = () =>
  fieldRefusal('email', 'This address has an account. A super admin needs one of their own.')
