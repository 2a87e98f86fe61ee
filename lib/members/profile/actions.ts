'use server'
import { refresh } from 'next/cache'
import { redirect } from 'next/navigation'
import { memberAction } from '@/lib/access/action'
import { changeTimeZone } from './commands/change-time-zone'
import { editProfile } from './commands/edit-profile'
import { changeTimeZoneSchema, editProfileSchema } from './schema'

export const editProfileAction = memberAction(editProfileSchema, editProfile, () => redirect('/profile'))
export const changeTimeZoneAction = memberAction(changeTimeZoneSchema, changeTimeZone, () => refresh())
