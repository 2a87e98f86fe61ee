// A session is a browser a person is signed in with, named by its device. Its id is in the session token, so ending it
// signs that browser out immediately. This part owns the list of sessions and ending them. It refuses other people's
// sessions, and stores no IP address and no location.
import { z } from 'zod'
import { idSchema } from '@/lib/shared/id'

export const signOutDeviceSchema = z.object({ id: idSchema })
export type SignOutDeviceInput = z.infer<typeof signOutDeviceSchema>

export const signOutOtherDevicesSchema = z.object({})
