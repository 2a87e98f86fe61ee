'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { switchFeature } from './commands/switch-feature'
import { switchFeatureSchema } from './schema'

export const switchFeatureAction = memberAction(
  switchFeatureSchema,
  switchFeature,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
