'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Reach } from './navigation'

type Viewer = Pick<Reach, 'isAdmin' | 'canInvite' | 'hasPlan'> & {
  /** Why the plan refuses applause; null: it doesn’t. */
  giveGate?: string | null
}

const Context = createContext<Viewer>({ isAdmin: false, canInvite: false, hasPlan: false })

/** Tells sentences about a limit whether the viewer can change it. */
export const ViewerProvider = ({ viewer, children }: { viewer: Viewer; children: ReactNode }) => (
  <Context value={viewer}>{children}</Context>
)

export const useViewer = () => useContext(Context)
