'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { editPerson } from './commands/edit-person'
import { editPersonSchema } from './schema'

export const editPersonAction = memberAction(editPersonSchema, editPerson, () => refresh())
