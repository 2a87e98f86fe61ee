'use server'
import { memberAction } from '@/lib/access/action'
import { butAdmins, othersRefused } from '@/lib/access/declaration'
import { putIntoTeamSchema, placeSchema, changeTeamsSchema } from './schema'
import { putIntoTeam } from './commands/put-into-team'
import { refresh } from 'next/cache'
import { takeOutOfTeam } from './commands/take-out-of-team'
import { makeTeamManager } from './commands/make-team-manager'
import { unmakeTeamManager } from './commands/unmake-team-manager'
import { changeTeams } from './commands/change-teams'

export const putIntoTeamAction = memberAction(
  putIntoTeamSchema,
  putIntoTeam,
  othersRefused('teams.run', butAdmins),
  refresh,
)
export const takeOutOfTeamAction = memberAction(
  placeSchema,
  takeOutOfTeam,
  othersRefused('teams.run', butAdmins),
  refresh,
)
export const makeTeamManagerAction = memberAction(
  placeSchema,
  makeTeamManager,
  othersRefused('teams.run', butAdmins),
  refresh,
)
export const unmakeTeamManagerAction = memberAction(
  placeSchema,
  unmakeTeamManager,
  othersRefused('teams.run', butAdmins),
  refresh,
)
export const changeTeamsAction = memberAction(
  changeTeamsSchema,
  changeTeams,
  othersRefused('teams.run', butAdmins),
  refresh,
)
