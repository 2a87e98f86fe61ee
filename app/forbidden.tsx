import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'

export const metadata: Metadata = { title: 'Not allowed' }

export default function Forbidden() {
  return (
    <StatusScreen
      title="403"
      text="You may not open this page. Somebody with more rights in your workspace can, or can give them to you."
      action={
        <ButtonLink href="/" variant="primary">
          Back Home
        </ButtonLink>
      }
    />
  )
}
