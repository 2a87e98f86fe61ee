'use client'

import type { ReactNode } from 'react'
import { RowActs, type RowAct } from '@/components/ui/list/row-acts'
import { signOutDeviceAction } from '@/lib/members/sign-in/actions'

const acts: Readonly<Record<string, RowAct>> = { signOut: (id) => signOutDeviceAction({ id }) }

/** Listens for the device list's buttons. */
export const DeviceActs = ({ children }: { children: ReactNode }) => <RowActs acts={acts}>{children}</RowActs>
