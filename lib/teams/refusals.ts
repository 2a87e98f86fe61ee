import { fieldRefusal, notFoundRefusal, Refusal } from '@/lib/shared/refusal'

export const noSuchTeam = () => notFoundRefusal('team')

export const onlyAdminsCreateTeams = () => new Refusal('forbidden', 'Only admins can create teams.')

export const teamNameTaken = () => fieldRefusal('name', 'There is a team with this name. Choose a different one.')

export const peopleGone = () =>
  fieldRefusal('memberIds', 'Somebody you chose is not in this workspace any more. Remove them and choose again.')
