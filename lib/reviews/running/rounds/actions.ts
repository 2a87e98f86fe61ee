'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { runRound } from './commands/run-round'
import { runRoundSchema } from './schema'

export const runRoundAction = memberAction(runRoundSchema, runRound, () => refresh())
