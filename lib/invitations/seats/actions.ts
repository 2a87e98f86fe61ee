'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { requestImportSeats } from './commands/request-import-seats'
import { requestSeats } from './commands/request-seats'
import { requestImportSeatsSchema, requestSeatsSchema } from './schema'

export const requestSeatsAction = memberAction(
  requestSeatsSchema,
  requestSeats,
  adminsOnly('workspace.pay', { stranger: 'none', unproven: 'conflict' }),
)
export const requestImportSeatsAction = memberAction(
  requestImportSeatsSchema,
  requestImportSeats,
  adminsOnly('people.import', { unproven: 'conflict' }),
  refresh,
)
