'use client'

import { useLinkStatus } from 'next/link'

/** Inside a link, while the screen it leads to is on its way: the bar at the top of the window goes by it. */
export function LinkHeard() {
  return useLinkStatus().pending && <span data-heard hidden />
}
