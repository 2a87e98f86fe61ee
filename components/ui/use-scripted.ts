'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the script of the page is at work: not in what the server sends, nor while or where it does not arrive. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
