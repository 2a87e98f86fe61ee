'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { changeTimeZone } from './commands/change-time-zone'
import { editProfile } from './commands/edit-profile'
import { changeTimeZoneSchema, editProfileSchema } from './schema'

export const editProfileAction = memberAction(editProfileSchema, editProfile, everybody('self.profile'), () =>
  redirect('/profile'),
)
export const changeTimeZoneAction = memberAction(
  changeTimeZoneSchema,
  changeTimeZone,
  everybody('self.profile'),
  refresh,
)
