'use client'

import { Button } from '@/components/ui/button/button'
import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'
import { useScreenFailure } from '@/components/ui/screen-failure'

/** Shown when rendering fails; the error is logged, not shown. */
export default function ErrorScreen({ error, retry }: { error: unknown; retry: () => void }) {
  useScreenFailure(error)
  return (
    <StatusScreen
      title="500"
      text="Sorry, something went wrong."
      action={
        <>
          <ButtonLink href="/" variant="primary">
            Back Home
          </ButtonLink>
          <Button onClick={() => retry()}>Try again</Button>
        </>
      }
    />
  )
}
