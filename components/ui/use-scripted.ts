'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated; false on the server and until the script runs. */
export const useScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
