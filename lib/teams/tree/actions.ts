'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { moveTeam } from './commands/move-team'
import { moveTeamSchema } from './schema'

export const moveTeamAction = memberAction(moveTeamSchema, moveTeam, adminsOnly('teams.shape'), refresh)
