import type { Calls, Inputs } from '@/tests/factories/sweep/world'

export const teamsInputs: Inputs = {
  createTeamAction: () => ({ name: 'Taken over', description: '', parentId: '', managerIds: [], memberIds: [] }),
  describeTeamAction: ({ team: { id } }) => ({ id, name: 'Taken over', description: '' }),
  deleteTeamAction: ({ team: { id } }) => ({ id }),
  moveTeamAction: ({ team: { id } }) => ({ id, parentId: null }),
  putIntoTeamAction: ({ team: { id }, creator: { memberId } }) => ({ id, memberIds: [memberId] }),
  takeOutOfTeamAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
  makeTeamManagerAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
  unmakeTeamManagerAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
  changeTeamsAction: ({ team, respondent: { memberId } }) => ({
    ...{ memberId, seen: [], places: [{ teamId: team.id, isManager: true }] },
  }),
}

export const teamsCalls: Calls = {
  'GET /api/teams/parents': ({ team: { id } }) => ({ line: `GET /api/teams/parents?id=${id}` }),
}
