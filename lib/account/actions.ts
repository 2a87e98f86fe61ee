'use server'
import { personAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { deleteAccountSchema } from './schema'
import { deleteAccount } from './commands/delete-account'

export const deleteAccountAction = personAction(
  deleteAccountSchema,
  deleteAccount,
  everybody('self.devices', { unproven: 'invalid' }),
)
