import { fieldRefusal, Refusal } from '@/lib/shared/refusal'

export const onlyAdminsAdd = () => new Refusal('forbidden', 'Only admins can add people to this workspace.')

export const alreadyMember = () => fieldRefusal('email', 'This person already has a place in this workspace.')

export const addressHasAccount = () =>
  fieldRefusal('email', 'This address has an account. A super admin needs one of their own.')
