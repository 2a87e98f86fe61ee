import { Refusal, notFoundRefusal } from '@/lib/shared/refusal'

export const notInTeam = () => new Refusal('not-found', 'This person is no longer in the team.')

export const noSuchTeamMember = () => notFoundRefusal('person')
