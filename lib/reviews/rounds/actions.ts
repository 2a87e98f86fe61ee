'use server'
import { memberAction } from '@/lib/access/action'
import { runRoundSchema } from './schema'
import { runRound } from './commands/run-round'
import { refresh } from 'next/cache'

export const runRoundAction = memberAction(runRoundSchema, runRound, () => refresh())
