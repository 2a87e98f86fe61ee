'use server'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { showCelebrations } from './commands/show-celebrations'
import { viewCelebrations } from './commands/view-celebrations'
import { showCelebrationsSchema, viewCelebrationsSchema } from './schema'

const own = everybody('self.celebrations')

export const showCelebrationsAction = memberAction(showCelebrationsSchema, showCelebrations, own)
export const viewCelebrationsAction = memberAction(viewCelebrationsSchema, viewCelebrations, own)
