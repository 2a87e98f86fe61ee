import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button/button'
import { useScreenFailure } from '@/components/ui/screen-failure'
import { ErrorState } from './error-state'
import { Page } from './page'
import { PageHeader } from './page-header'

export interface RouteError {
  error: unknown
  retry: () => void
}

interface PageErrorProps extends RouteError, ComponentProps<typeof PageHeader> {
  narrow?: boolean
  /** For example "Teams couldn’t be loaded". */
  failure: string
}

/** A page that failed to load, under its own heading. */
export function PageError({ error, retry, narrow, failure, ...header }: PageErrorProps) {
  useScreenFailure(error)
  return (
    <Page narrow={narrow}>
      <PageHeader {...header} />
      <ErrorState title={failure} retry={<Button onClick={() => retry()}>Try again</Button>} />
    </Page>
  )
}
