'use server'

import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { savePreferences } from './commands/save-preferences'
import { savePreferencesSchema } from './schema'

export const savePreferencesAction = memberAction(
  savePreferencesSchema,
  savePreferences,
  everybody('self.notifications'),
  refresh,
)
