'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'

const reasons = {
  403: 'You may not open this page. Somebody with more rights in your workspace can, or can give them to you.',
  404: 'This page does not exist. It may have been removed, or it is not yours to see.',
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
