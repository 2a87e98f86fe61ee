'use server'
import { refresh } from 'next/cache'
import { memberAction } from '@/lib/access/action'
import { signOutDevice } from './commands/sign-out-device'
import { signOutOtherDevices } from './commands/sign-out-other-devices'
import { signOutDeviceSchema, signOutOtherDevicesSchema } from './schema'

export const signOutDeviceAction = memberAction(signOutDeviceSchema, signOutDevice, () => refresh())
export const signOutOtherDevicesAction = memberAction(signOutOtherDevicesSchema, signOutOtherDevices, () => refresh())
