'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { deactivatePeople } from './commands/deactivate-people'
import { reactivatePeople } from './commands/reactivate-people'
import { deactivatePeopleSchema, reactivatePeopleSchema } from './schema'

export const deactivatePeopleAction = memberAction(deactivatePeopleSchema, deactivatePeople, () => refresh())
export const reactivatePeopleAction = memberAction(reactivatePeopleSchema, reactivatePeople, () => refresh())
