'use client'

import type { ReactNode } from 'react'
import { useScripted } from './use-scripted'

/** Leaves out what nobody should open before its script runs. */
export const OnceScripted = ({ children }: { children: ReactNode }) => (useScripted() ? children : null)
