'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { finishTour } from './commands/finish-tour'
import { finishTourSchema } from './schema'

export const finishTourAction = memberAction(finishTourSchema, finishTour, () => refresh())
