'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { hideFirstSteps } from './commands/hide-first-steps'
import { hideFirstStepsSchema } from './schema'

export const hideFirstStepsAction = memberAction(
  hideFirstStepsSchema,
  hideFirstSteps,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
