'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'

const reasons = {
  403: 'You don’t have access to this page. Ask an admin of your workspace.',
  404: 'This page doesn’t exist, or you don’t have access to it.',
}

interface RefusedScreenProps {
  code: keyof typeof reasons
  /** Drawn inside the frame of somebody signed in, which already has the page's main part; they also have a dashboard. */
  inside?: boolean
}

/**
 * In place of a page that is not there, or not for this person. Every page carries both along in case, so they are a name
 * and a number there, and the browser draws them.
 */
export function RefusedScreen({ code, inside }: RefusedScreenProps) {
  return (
    <StatusScreen
      title={String(code)}
      text={reasons[code]}
      inside={inside}
      action={
        <>
          {inside && (
            <ButtonLink href="/dashboard" variant="primary">
              Open dashboard
            </ButtonLink>
          )}
          <ButtonLink href="/" variant={inside ? 'secondary' : 'primary'}>
            Back Home
          </ButtonLink>
        </>
      }
    />
  )
}
