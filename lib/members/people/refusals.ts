import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPerson = () => notFoundRefusal('person')

export const onlyAdminsEdit = () => new Refusal('forbidden', 'Only admins can change what people are called here.')

export const onlyAdminsSetStartDates = () => new Refusal('forbidden', 'Only admins can set start dates.')

export const notYourPerson = () =>
  new Refusal('forbidden', 'Only admins, and managers of a team this person is in, can change something here.')

/** Word for word what the page says beside the fields. It does not say which other workspace there is. */
export const ownsTheirName = (name: string) =>
  new Refusal('forbidden', `${name} looks after their own name and job title. Ask them to change it.`)

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

/** `why`: the plan's sentence. */
export const noSeatToReturn = (why: string) =>
  new Refusal('plan-limit', `${why} Add people under Workspace › Plan, or deactivate somebody first.`)

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
