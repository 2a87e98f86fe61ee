'use server'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import {
  editPersonSchema,
  deactivatePeopleSchema,
  reactivatePeopleSchema,
  changeRolesSchema,
  setStartDateSchema,
} from './schema'
import { editPerson } from './commands/edit-person'
import { refresh } from 'next/cache'
import { deactivatePeople } from './commands/deactivate-people'
import { reactivatePeople } from './commands/reactivate-people'
import { setStartDate } from './commands/set-start-date'
import { changeRoles } from './commands/change-roles'

export const editPersonAction = memberAction(editPersonSchema, editPerson, adminsOnly('people.manage'), refresh)

export const deactivatePeopleAction = memberAction(
  deactivatePeopleSchema,
  deactivatePeople,
  adminsOnly('people.manage'),
  refresh,
)
export const reactivatePeopleAction = memberAction(
  reactivatePeopleSchema,
  reactivatePeople,
  adminsOnly('people.manage'),
  refresh,
)

export const changeRolesAction = memberAction(changeRolesSchema, changeRoles, adminsOnly('people.manage'), refresh)

export const setStartDateAction = memberAction(setStartDateSchema, setStartDate, adminsOnly('people.manage'), refresh)
