'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { createTeam } from './commands/create-team'
import { deleteTeam } from './commands/delete-team'
import { describeTeam } from './commands/describe-team'
import { createTeamSchema, describeTeamSchema, teamIdSchema } from './schema'

export const createTeamAction = memberAction(createTeamSchema, createTeam, ({ id }) => redirect(`/users/teams/${id}`))
export const describeTeamAction = memberAction(describeTeamSchema, describeTeam, () => refresh())
export const deleteTeamAction = memberAction(teamIdSchema, deleteTeam, () => redirect('/users?tab=teams'))
