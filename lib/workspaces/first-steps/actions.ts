'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { hideFirstSteps } from './commands/hide-first-steps'
import { hideFirstStepsSchema } from './schema'

export const hideFirstStepsAction = memberAction(hideFirstStepsSchema, hideFirstSteps, () => refresh())
