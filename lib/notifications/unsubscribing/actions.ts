'use server'
import { linkAction } from '@/lib/access/action'
import { anybody } from '@/lib/access/declaration'
import { resubscribe } from './commands/resubscribe'
import { unsubscribe } from './commands/unsubscribe'
import { unsubscribeSchema } from './schema'

export const unsubscribeAction = linkAction(unsubscribeSchema, unsubscribe, anybody)
export const resubscribeAction = linkAction(unsubscribeSchema, resubscribe, anybody)
