'use server'
import { personAction } from '@/lib/access/action'
import { deleteAccountSchema } from './schema'
import { deleteAccount } from './commands/delete-account'

export const deleteAccountAction = personAction(deleteAccountSchema, deleteAccount)
