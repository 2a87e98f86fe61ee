import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

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

export const acceptedAlready = () => new Refusal('conflict', 'This invitation has been accepted: the person is here.')

export const takenBack = () => new Refusal('conflict', 'This invitation was taken back. Invite the person again.')
