import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { fullCount } from '@/lib/shared/text'

export const noSuchInvitation = () => notFoundRefusal('invitation')

export const mayNotInvite = () => new Refusal('forbidden', 'Only admins and managers of a team can invite people.')

/** Beside the teams: the role is not theirs to choose in the form. */
export const onlyIntoOwnTeams = () => {
  const message = 'Managers invite people as Members, into at least one of the teams they manage.'
  return new Refusal('forbidden', message, { teamIds: message })
}

export const noLongerYourTeam = () =>
  new Refusal('forbidden', 'This invitation is for a team you do not manage any more. Ask an admin.')

export const teamsGone = () =>
  fieldRefusal('teamIds', 'A team you chose is not there any more. Remove it and choose again.')

export const tagsGone = () =>
  fieldRefusal('tagIds', 'A tag you chose is not there any more. Remove it and choose again.')

/** `most`: how many the plan lets leave in 24 hours. */
export const tooManyToday = (most: number, field?: string) => {
  const message = `At most ${fullCount(most)} invitations can be sent within 24 hours. Try again later.`
  return new Refusal('too-many', message, field === undefined ? {} : { [field]: message })
}

export const acceptedAlready = () => new Refusal('conflict', 'This invitation has been accepted: the person is here.')

export const invitationUnwanted = (email: string) =>
  new Refusal('conflict', `${email} wants no mail from this workspace. Copy a new link and pass it on yourself.`)

export const takenBack = () => new Refusal('conflict', 'This invitation was taken back. Invite the person again.')

const fullPlan = (hint: string) => {
  const message = `You have reached the limit for your plan. ${hint}`
  return new Refusal('plan-limit', message, { addressees: message })
}

export const adminPaysForSeats = () => fullPlan('Ask an admin to pay for more people.')

/** `why`: a finished sentence. */
export const seatsBlocked = (why: string) => fullPlan(why)
