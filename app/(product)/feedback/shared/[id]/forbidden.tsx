import type { Metadata } from 'next'
import { RefusedScreen } from '@/components/shell/refused-screen'

export const metadata: Metadata = { title: 'Not allowed' }

/** Mails lead here after somebody stops sharing, which no admin can change. */
export default function NotShared() {
  return (
    <RefusedScreen
      code={403}
      text="These results aren’t shared with you, or no longer are. Ask the person who shared them."
      inside
    />
  )
}
