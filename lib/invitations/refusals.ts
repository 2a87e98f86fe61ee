import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { fullCount } from '@/lib/shared/text'

export const noSuchInvitation = () => notFoundRefusal('invitation')

export const mayNotInvite = () => new Refusal('forbidden', 'Only admins and team managers can invite people.')

/** Shown beside the teams, because the form offers no role to choose. */
export const onlyIntoOwnTeams = () => {
  const message = 'Managers can invite people only as Members, into a team they manage.'
  return new Refusal('forbidden', message, { teamIds: message })
}

export const noLongerYourTeam = () =>
  new Refusal('forbidden', 'This invitation is for a team you no longer manage. Ask an admin.')

export const teamsGone = () => fieldRefusal('teamIds', 'A team you chose no longer exists. Remove it and try again.')

export const tagsGone = () => fieldRefusal('tagIds', 'A tag you chose no longer exists. Remove it and try again.')

/** `most` is the plan's limit for 24 hours. */
export const tooManyToday = (most: number, field?: string) => {
  const message = `You can send ${fullCount(most)} invitations within 24 hours. Try again later.`
  return new Refusal('too-many', message, field === undefined ? {} : { [field]: message })
}

export const severalTeams = (field: string) =>
  fieldRefusal(field, 'You manage several teams. Invite them from People first, into the right one.')

const known = {
  here: 'is already here. Remove the address and type their name.',
  waiting: 'is already invited. Ask them once they’ve joined.',
  gone: 'is deactivated. Remove the address, or ask an admin to reactivate them.',
}

/** `gone` and `waiting` for a Manager: people an admin may reactivate, and people others have invited. */
export const knownAlready = (email: string, why: keyof typeof known, field: string) =>
  fieldRefusal(field, `${email} ${known[why]}`)

export const acceptedAlready = () => new Refusal('conflict', 'This invitation has been accepted.')

export const invitationUnwanted = (email: string) =>
  new Refusal(
    'conflict',
    `${email} has unsubscribed from this workspace’s e-mails. Copy a new link and send it yourself.`,
  )

export const takenBack = () => new Refusal('conflict', 'This invitation was revoked. Invite the person again.')

const fullPlan = (hint: string) => {
  const message = `You have reached the limit for your plan. ${hint}`
  return new Refusal('plan-limit', message, { addressees: message })
}

export const adminPaysForSeats = () => fullPlan('Ask an admin for more seats.')

/** `why`: a finished sentence. */
export const seatsBlocked = (why: string) => fullPlan(why)
