'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { removePhoto } from './commands/remove-photo'
import { setPhoto } from './commands/set-photo'
import { removePhotoSchema, setPhotoSchema } from './schema'

export const setPhotoAction = memberAction(setPhotoSchema, setPhoto, () => refresh())
export const removePhotoAction = memberAction(removePhotoSchema, removePhoto, () => refresh())
