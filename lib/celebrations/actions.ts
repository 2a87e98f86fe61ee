'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { chooseCelebration } from './commands/choose-celebration'
import { congratulate } from './commands/congratulate'
import { showCelebrations } from './commands/show-celebrations'
import { viewCelebrations } from './commands/view-celebrations'
import { chooseCelebrationSchema, congratulateSchema, showCelebrationsSchema, viewCelebrationsSchema } from './schema'

const own = everybody('self.celebrations')

export const showCelebrationsAction = memberAction(showCelebrationsSchema, showCelebrations, own)
export const viewCelebrationsAction = memberAction(viewCelebrationsSchema, viewCelebrations, own)
export const chooseCelebrationAction = memberAction(chooseCelebrationSchema, chooseCelebration, own, refresh)
export const congratulateAction = memberAction(
  congratulateSchema,
  congratulate,
  othersFindNothing('celebrations.congratulate'),
  refresh,
)
