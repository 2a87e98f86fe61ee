import { Refusal } from '@/lib/shared/refusal'

export const onlyAdminsDeactivate = () => new Refusal('forbidden', 'Only admins can take away access or give it back.')

export const ownAccess = (isOnlyAdmin: boolean) =>
  new Refusal(
    'forbidden',
    isOnlyAdmin
      ? 'You are the only admin here. Make somebody else an admin first; they can then take your access away.'
      : 'Another admin can take your access away. You cannot do it yourself.',
  )

export const accountClosed = (name: string) =>
  new Refusal('conflict', `The account of ${name} is closed, so they cannot come back to it.`)
