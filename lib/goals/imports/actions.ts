'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { othersRefused } from '@/lib/access/declaration'
import { discardGoalImport } from './commands/discard-goal-import'
import { startGoalImport } from './commands/start-goal-import'
import { undoGoalImport } from './commands/undo-goal-import'
import { goalImportIdSchema } from './schema'

const importers = othersRefused('goals.import')

export const startGoalImportAction = memberAction(goalImportIdSchema, startGoalImport, importers, refresh)
export const undoGoalImportAction = memberAction(goalImportIdSchema, undoGoalImport, importers, refresh)
export const discardGoalImportAction = memberAction(goalImportIdSchema, discardGoalImport, importers, () =>
  redirect('/goals/import'),
)
