'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { changeRoles } from './commands/change-roles'
import { changeRolesSchema } from './schema'

export const changeRolesAction = memberAction(changeRolesSchema, changeRoles, () => refresh())
