'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { finishTour } from './commands/finish-tour'
import { finishTourSchema } from './schema'

export const finishTourAction = memberAction(finishTourSchema, finishTour, everybody('self.profile'), refresh)
