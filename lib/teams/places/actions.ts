'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { changeTeams } from './commands/change-teams'
import { makeTeamManager } from './commands/make-team-manager'
import { putIntoTeam } from './commands/put-into-team'
import { takeOutOfTeam } from './commands/take-out-of-team'
import { unmakeTeamManager } from './commands/unmake-team-manager'
import { changeTeamsSchema, placeSchema, putIntoTeamSchema } from './schema'

export const putIntoTeamAction = memberAction(putIntoTeamSchema, putIntoTeam, () => refresh())
export const takeOutOfTeamAction = memberAction(placeSchema, takeOutOfTeam, () => refresh())
export const makeTeamManagerAction = memberAction(placeSchema, makeTeamManager, () => refresh())
export const unmakeTeamManagerAction = memberAction(placeSchema, unmakeTeamManager, () => refresh())
export const changeTeamsAction = memberAction(changeTeamsSchema, changeTeams, () => refresh())
