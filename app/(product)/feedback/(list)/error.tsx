'use client'

import { Button } from '@/components/ui/button/button'
import { ErrorState } from '@/components/ui/layout/error-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'

export default function FeedbackError({ retry }: { retry: () => void }) {
  return (
    <Page>
      <PageHeader title="Feedback" />
      <ErrorState
        title="Your feedback could not be loaded"
        retry={<Button onClick={() => retry()}>Try again</Button>}
      />
    </Page>
  )
}
