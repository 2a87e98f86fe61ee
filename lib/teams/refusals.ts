import { notFoundRefusal, Refusal, fieldRefusal } from '@/lib/shared/refusal'
import { TOO_MANY_PEOPLE } from './schema'

export const noSuchTeam = () => notFoundRefusal('team')

export const onlyAdminsCreateTeams = () => new Refusal('forbidden', 'Only admins can create teams.')

export const onlyAdminsDeleteTeams = () => new Refusal('forbidden', 'Only admins can delete teams.')

export const notYourTeam = () => new Refusal('forbidden', 'Only admins and the managers of this team can do that.')

export const teamNameTaken = () => fieldRefusal('name', 'There’s already a team with this name. Choose another.')

export const teamPeopleGone = () =>
  fieldRefusal('memberIds', 'Someone you chose is no longer in this workspace. Remove them and try again.')

export const teamFull = () => fieldRefusal('memberIds', TOO_MANY_PEOPLE)
