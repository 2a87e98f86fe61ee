// A session is a browser somebody is signed in with, called by its device. Signing in begins it and its id is in the
// session token, so ending it signs that browser out at once. This part owns the list of them and how they are ended.
// It refuses to show or end anybody else's, and keeps nothing that finds a person: no address, no place.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const signOutDeviceSchema = z.object({ id: idSchema })
export type SignOutDeviceInput = z.infer<typeof signOutDeviceSchema>

export const signOutOtherDevicesSchema = z.object({})
