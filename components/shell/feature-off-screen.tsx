import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'
import { EmptyState } from '@/components/ui/layout/empty-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { FeaturesLink } from './features-link'

interface FeatureOffScreenProps {
  title: string
  icon: ReactNode
  /** The server's refusal. */
  reason: string
}

/** Replaces the screens of a feature that is turned off. */
export function FeatureOffScreen({ title, icon, reason }: FeatureOffScreenProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <Card flush>
        <EmptyState
          icon={icon}
          title={reason}
          action={
            <>
              <FeaturesLink />
              <ButtonLink href="/dashboard">Back to Home</ButtonLink>
            </>
          }
        />
      </Card>
    </Page>
  )
}
