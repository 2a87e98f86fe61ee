'use server'
import { publicAction } from '@/lib/access/action'
import { resubscribe } from './commands/resubscribe'
import { unsubscribe } from './commands/unsubscribe'
import { unsubscribeSchema } from './schema'

export const unsubscribeAction = publicAction(unsubscribeSchema, unsubscribe)
export const resubscribeAction = publicAction(unsubscribeSchema, resubscribe)
