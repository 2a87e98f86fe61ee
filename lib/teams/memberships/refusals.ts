import { Refusal, notFoundRefusal } from '@/lib/shared/refusal'

export const notInTeam = () => new Refusal('not-found', 'This person is not in the team any more.')

export const noSuchTeamMember = () => notFoundRefusal('person')
