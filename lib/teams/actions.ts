'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { adminsOnly, butAdmins, othersRefused } from '@/lib/access/declaration'
import { createTeam } from './commands/create-team'
import { deleteTeam } from './commands/delete-team'
import { describeTeam } from './commands/describe-team'
import { createTeamSchema, describeTeamSchema, teamIdSchema } from './schema'

export const createTeamAction = memberAction(
  createTeamSchema,
  createTeam,
  adminsOnly('teams.shape', { stranger: 'none' }),
  ({ id }) => redirect(`/users/teams/${id}`),
)
export const describeTeamAction = memberAction(
  describeTeamSchema,
  describeTeam,
  othersRefused('teams.run', butAdmins),
  refresh,
)
export const deleteTeamAction = memberAction(teamIdSchema, deleteTeam, adminsOnly('teams.shape'), () =>
  redirect('/users?tab=teams'),
)
