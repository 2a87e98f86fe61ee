import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { TOO_MANY_PEOPLE } from './schema'

export const noSuchTeam = () => notFoundRefusal('team')

export const onlyAdminsCreateTeams = () => new Refusal('forbidden', 'Only admins can create teams.')

export const onlyAdminsDeleteTeams = () => new Refusal('forbidden', 'Only admins can delete teams.')

export const notYourTeam = () => new Refusal('forbidden', 'Only admins and the managers of this team can do that.')

export const teamNameTaken = () => fieldRefusal('name', 'There is a team with this name. Choose a different one.')

export const teamPeopleGone = () =>
  fieldRefusal('memberIds', 'Somebody you chose is not in this workspace any more. Remove them and choose again.')

export const teamFull = () => fieldRefusal('memberIds', TOO_MANY_PEOPLE)
