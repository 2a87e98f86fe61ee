'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { everybody, othersFindNothing } from '@/lib/access/declaration'
import { signOutDevice } from './commands/sign-out-device'
import { signOutOtherDevices } from './commands/sign-out-other-devices'
import { signOutDeviceSchema, signOutOtherDevicesSchema } from './schema'

export const signOutDeviceAction = memberAction(
  signOutDeviceSchema,
  signOutDevice,
  othersFindNothing('self.devices'),
  refresh,
)
export const signOutOtherDevicesAction = memberAction(
  signOutOtherDevicesSchema,
  signOutOtherDevices,
  everybody('self.devices'),
  refresh,
)
