'use server'
import { publicAction } from '@/lib/access/action'
import { anybody } from '@/lib/access/declaration'
import { resubscribe } from './commands/resubscribe'
import { unsubscribe } from './commands/unsubscribe'
import { unsubscribeSchema } from './schema'

export const unsubscribeAction = publicAction(unsubscribeSchema, unsubscribe, anybody)
export const resubscribeAction = publicAction(unsubscribeSchema, resubscribe, anybody)
