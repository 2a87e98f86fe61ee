import { Refusal } from '@/lib/shared/refusal'

export const onlyAdminsChangeRoles = () => new Refusal('forbidden', 'Only admins can change roles.')

export const ownRole = (isOnlyAdmin: boolean) =>
  new Refusal(
    'forbidden',
    isOnlyAdmin
      ? 'You are the only admin here. Make somebody else an admin first; they can then change your role.'
      : 'Another admin can change your role. You cannot change it yourself.',
  )

export const roleOfDeactivated = (name: string) =>
  new Refusal('conflict', `${name} has no access now. Reactivate them first, and then change their role.`)
