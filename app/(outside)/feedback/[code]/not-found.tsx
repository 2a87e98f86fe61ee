import type { Metadata } from 'next'
import { StatusScreen } from '@/components/ui/layout/status-screen'

export const metadata: Metadata = { title: 'This link is not valid' }

export default function LinkNotValid() {
  return (
    <StatusScreen
      title="This link is not valid any more"
      text="The feedback it led to may be closed, or a part of the address was lost on the way. Open it from the e-mail once more, or ask the person who sent it to you."
    />
  )
}
