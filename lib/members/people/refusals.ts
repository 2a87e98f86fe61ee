import { notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchPerson = () => notFoundRefusal('person')

export const onlyAdminsEdit = () => new Refusal('forbidden', 'Only admins can change people’s names and job titles.')

export const onlyAdminsSetStartDates = () => new Refusal('forbidden', 'Only admins can set start dates.')

export const notYourPerson = () => new Refusal('forbidden', 'Only admins and this person’s managers can change this.')

/** Also shown beside the fields. It doesn't reveal the other workspace. */
export const ownsTheirName = (name: string) =>
  new Refusal('forbidden', `${name} manages their own name and job title. Ask them to change it.`)

export const onlyAdminsDeactivate = () => new Refusal('forbidden', 'Only admins can deactivate and reactivate people.')

export const ownAccess = (isOnlyAdmin: boolean) =>
  new Refusal(
    'forbidden',
    isOnlyAdmin
      ? 'You’re the only admin here. Make someone else an admin first; they can then deactivate you.'
      : 'You can’t deactivate yourself. Ask another admin.',
  )

export const accountClosed = (name: string) =>
  new Refusal('conflict', `${name}’s account is closed and can’t be reactivated.`)

/** `why`: the plan's sentence. */
export const noSeatToReturn = (why: string) =>
  new Refusal('plan-limit', `${why} Add people under Workspace › Plan, or deactivate someone first.`)

export const onlyAdminsChangeRoles = () => new Refusal('forbidden', 'Only admins can change roles.')

export const ownRole = (isOnlyAdmin: boolean) =>
  new Refusal(
    'forbidden',
    isOnlyAdmin
      ? 'You’re the only admin here. Make someone else an admin first; they can then change your role.'
      : 'You can’t change your own role. Ask another admin.',
  )

export const roleOfDeactivated = (name: string) =>
  new Refusal('conflict', `${name} is deactivated. Reactivate them first, then change their role.`)
