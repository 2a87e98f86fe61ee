'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { hideFirstSteps } from './commands/hide-first-steps'
import { showFirstSteps } from './commands/show-first-steps'
import { firstStepsSchema } from './schema'

export const hideFirstStepsAction = memberAction(
  firstStepsSchema,
  hideFirstSteps,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)

export const showFirstStepsAction = memberAction(
  firstStepsSchema,
  showFirstSteps,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
