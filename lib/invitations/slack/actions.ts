'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { adminsOnly } from '@/lib/access/declaration'
import { askSlack } from './commands/ask-slack'
import { choosePeople } from './commands/choose-people'
import { placePeople } from './commands/place-people'
import { askSlackSchema, choosePeopleSchema, placePeopleSchema } from './schema'

export const askSlackAction = memberAction(askSlackSchema, askSlack, adminsOnly('people.import'), ({ id }) =>
  redirect(`/users/import/${id}`),
)
export const choosePeopleAction = memberAction(choosePeopleSchema, choosePeople, adminsOnly('people.import'), refresh)
export const placePeopleAction = memberAction(placePeopleSchema, placePeople, adminsOnly('people.import'), refresh)
