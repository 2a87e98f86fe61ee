'use client'

import { Button } from '@/components/ui/button/button'
import { ErrorState } from '@/components/ui/layout/error-state'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { useScreenFailure } from '@/components/ui/screen-failure'

export default function ImportError({ error, retry }: { error: unknown; retry: () => void }) {
  useScreenFailure(error)
  return (
    <Page>
      <PageHeader title="Import people" back={{ href: '/users', label: 'People' }} />
      <ErrorState title="The import couldn’t be loaded" retry={<Button onClick={() => retry()}>Try again</Button>} />
    </Page>
  )
}
