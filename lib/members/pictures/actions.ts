'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody } from '@/lib/access/declaration'
import { removePhoto } from './commands/remove-photo'
import { setPhoto } from './commands/set-photo'
import { removePhotoSchema, setPhotoSchema } from './schema'

export const setPhotoAction = memberAction(
  setPhotoSchema,
  setPhoto,
  everybody('self.profile', { unproven: 'invalid' }),
  refresh,
)
export const removePhotoAction = memberAction(removePhotoSchema, removePhoto, everybody('self.profile'), refresh)
