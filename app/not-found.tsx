import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <StatusScreen
      title="404"
      text="This page does not exist. It may have been removed, or it is not yours to see."
      action={
        <ButtonLink href="/" variant="primary">
          Back Home
        </ButtonLink>
      }
    />
  )
}
