import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const onlyAdminsAdd = () => new Refusal('forbidden', 'Only admins can add people to this workspace.')

export const alreadyMember = () => fieldRefusal('email', 'This person is already in this workspace.')

export const superAdminStaysOut = () =>
  new Refusal('forbidden', 'Super admins can’t join a workspace. Use another account.')

/** Read by the person adding them: it does not say what the account is for. */
export const addressStaysOut = () => fieldRefusal('email', 'This address can’t be added. Use another one.')

export const addressHasAccount = () =>
  fieldRefusal('email', 'This address has an account already. Use another one for the super admin.')
