'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { askOutsiders } from './commands/ask-outsiders'
import { askOutsidersSchema } from './schema'

export const askOutsidersAction = memberAction(askOutsidersSchema, askOutsiders, () => refresh())
