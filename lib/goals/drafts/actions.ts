'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { discardGoalDraft } from './commands/discard-goal-draft'
import { saveGoalDraft } from './commands/save-goal-draft'
import { discardGoalDraftSchema, saveGoalDraftSchema } from './schema'

export const saveGoalDraftAction = memberAction(saveGoalDraftSchema, saveGoalDraft, everybody('goals.create'))

export const discardGoalDraftAction = memberAction(
  discardGoalDraftSchema,
  discardGoalDraft,
  everybody('goals.create'),
  refresh,
)
