'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { discardImport } from './commands/discard-import'
import { matchColumns } from './commands/match-columns'
import { repeatImport } from './commands/repeat-import'
import { startImport } from './commands/start-import'
import { undoImport } from './commands/undo-import'
import { importIdSchema, matchColumnsSchema, repeatImportSchema } from './schema'

export const matchColumnsAction = memberAction(matchColumnsSchema, matchColumns, () => refresh())
export const startImportAction = memberAction(importIdSchema, startImport, () => refresh())
export const undoImportAction = memberAction(importIdSchema, undoImport, () => refresh())
export const discardImportAction = memberAction(importIdSchema, discardImport, () => redirect('/users/import'))
export const repeatImportAction = memberAction(repeatImportSchema, repeatImport, ({ id }) =>
  redirect(`/users/import/${id}`),
)
