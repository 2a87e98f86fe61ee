'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { useViewer } from './viewer'

/** For Admins; nothing for others. */
export function FeaturesLink() {
  const { isAdmin } = useViewer()
  return (
    isAdmin && (
      <ButtonLink href="/workspace/edit?tab=features" variant="primary">
        Open Features
      </ButtonLink>
    )
  )
}
