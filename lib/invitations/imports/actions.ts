'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { chooseManagerTeam } from './commands/choose-manager-team'
import { discardImport } from './commands/discard-import'
import { matchColumns } from './commands/match-columns'
import { repeatImport } from './commands/repeat-import'
import { startImport } from './commands/start-import'
import { undoImport } from './commands/undo-import'
import {
  chooseManagerTeamSchema,
  importIdSchema,
  matchColumnsSchema,
  repeatImportSchema,
  startImportSchema,
} from './schema'

export const matchColumnsAction = memberAction(matchColumnsSchema, matchColumns, adminsOnly('people.import'), refresh)
export const chooseManagerTeamAction = memberAction(
  chooseManagerTeamSchema,
  chooseManagerTeam,
  adminsOnly('people.import'),
  refresh,
)
export const startImportAction = memberAction(startImportSchema, startImport, adminsOnly('people.import'), refresh)
export const undoImportAction = memberAction(importIdSchema, undoImport, adminsOnly('people.import'), refresh)
export const discardImportAction = memberAction(importIdSchema, discardImport, adminsOnly('people.import'), () =>
  redirect('/users/import'),
)
export const repeatImportAction = memberAction(
  repeatImportSchema,
  repeatImport,
  adminsOnly('people.import'),
  ({ id }) => redirect(`/users/import/${id}`),
)
