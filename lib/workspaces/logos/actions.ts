'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { removeLogo } from './commands/remove-logo'
import { setLogo } from './commands/set-logo'
import { removeLogoSchema, setLogoSchema } from './schema'

export const setLogoAction = memberAction(
  setLogoSchema,
  setLogo,
  adminsOnly('workspace.run', { stranger: 'none', unproven: 'invalid' }),
  refresh,
)
export const removeLogoAction = memberAction(
  removeLogoSchema,
  removeLogo,
  adminsOnly('workspace.run', { stranger: 'none' }),
  refresh,
)
