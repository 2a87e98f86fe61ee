'use client'

import { Button } from '@/components/ui/button/button'
import { ErrorState } from '@/components/ui/layout/error-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { useScreenFailure } from '@/components/ui/screen-failure'

export default function ProfileError({ error, retry }: { error: unknown; retry: () => void }) {
  useScreenFailure(error)
  return (
    <Page narrow>
      <PageHeader title="Your profile" />
      <ErrorState title="Your profile couldn’t be loaded" retry={<Button onClick={() => retry()}>Try again</Button>} />
    </Page>
  )
}
