import { makeTeamManager } from '@/lib/teams/memberships/commands/make-team-manager'
import type { Sweep } from '@/tests/factories/sweep/world'
import { aTeam } from '@/tests/factories/teams'

export const sweep: Sweep = {
  inputs: {
    createTeamAction: () => ({ name: 'Taken over', description: '', parentId: '', managerIds: [], memberIds: [] }),
    describeTeamAction: ({ team: { id } }) => ({ id, name: 'Taken over', description: '' }),
    deleteTeamAction: ({ team: { id } }) => ({ id }),
    moveTeamAction: ({ team: { id } }) => ({ id, parentId: null }),
    putIntoTeamAction: ({ team: { id }, creator: { memberId } }) => ({ id, memberIds: [memberId] }),
    takeOutOfTeamAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
    makeTeamManagerAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
    unmakeTeamManagerAction: ({ team: { id }, respondent: { memberId } }) => ({ id, memberId }),
    changeTeamsAction: ({ team, respondent: { memberId } }) => ({
      memberId,
      seen: [],
      places: [{ teamId: team.id, isManager: true }],
    }),
  },
  calls: {
    'GET /api/people/of-team': ({ team }) => ({ line: `GET /api/people/of-team?id=${team.id}` }),
    'GET /api/teams/parents': ({ team: { id } }) => ({ line: `GET /api/teams/parents?id=${id}` }),
  },
  rightful: {
    moveTeamAction: async ({ workspace, team: { id } }) => ({ id, parentId: (await aTeam({ workspace })).id }),
  },
  ready: {
    unmakeTeamManagerAction: ({ admin, team: { id }, respondent: { memberId } }) =>
      makeTeamManager(admin, { id, memberId }),
  },
}
