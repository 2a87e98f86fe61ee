'use server'
import { memberAction } from '@/lib/access/action'
import { finishTour } from './commands/finish-tour'
import { finishTourSchema } from './schema'

export const finishTourAction = memberAction(finishTourSchema, finishTour)
