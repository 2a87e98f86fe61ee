'use server'
import { refresh } from 'next/cache'
import { adminAction } from '@/lib/access/action'
import { superAdmins } from '@/lib/access/declaration'
import { reasonedSchema } from '@/lib/admin/schema'
import { endSessionsOf } from './commands/end-sessions-of'
import { forgetBounce } from './commands/forget-bounce'
import { resetSecondFactorOf } from './commands/reset-second-factor-of'

export const endSessionsOfAction = adminAction(reasonedSchema, endSessionsOf, superAdmins, refresh)
export const resetSecondFactorOfAction = adminAction(reasonedSchema, resetSecondFactorOf, superAdmins, refresh)
export const forgetBounceAction = adminAction(reasonedSchema, forgetBounce, superAdmins, refresh)
