'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { beginSlackImport } from './commands/begin-slack-import'
import { choosePeople } from './commands/choose-people'
import { placePeople } from './commands/place-people'
import { beginSlackImportSchema, choosePeopleSchema, placePeopleSchema } from './schema'

export const beginSlackImportAction = memberAction(
  beginSlackImportSchema,
  beginSlackImport,
  adminsOnly('people.import', { stranger: 'none', unproven: 'conflict' }),
  ({ id }) => redirect(`/users/import/${id}`),
)
export const choosePeopleAction = memberAction(choosePeopleSchema, choosePeople, adminsOnly('people.import'), refresh)
export const placePeopleAction = memberAction(placePeopleSchema, placePeople, adminsOnly('people.import'), refresh)
