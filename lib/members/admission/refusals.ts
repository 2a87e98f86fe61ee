import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const onlyAdminsAdd = () => new Refusal('forbidden', 'Only admins can add people to this workspace.')

export const alreadyMember = () => fieldRefusal('email', 'This person is already in this workspace.')

export const superAdminStaysOut = () =>
  new Refusal('forbidden', 'Super admins can’t join a workspace. Use another account.')

/** Doesn't reveal what the account is for. */
export const addressStaysOut = () => fieldRefusal('email', 'This address can’t be added. Use another one.')

export const addressHasAccount = () =>
  fieldRefusal('email', 'This address already has an account. Super admins need a separate one.')
