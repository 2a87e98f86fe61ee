'use server'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import { runRoundSchema } from './schema'
import { runRound } from './commands/run-round'
import { refresh } from 'next/cache'

export const runRoundAction = memberAction(runRoundSchema, runRound, othersRefused('feedback.run'), refresh)
