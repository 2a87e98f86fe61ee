'use client'

import { ButtonLink } from '@/components/ui/button/button-link'
import { StatusScreen } from '@/components/ui/layout/status-screen'

const reasons = {
  403: 'You don’t have access to this page. Ask an admin of your workspace.',
  404: 'This page doesn’t exist, or you don’t have access to it.',
}

interface RefusedScreenProps {
  code: keyof typeof reasons
  /** Instead of the usual reason. */
  text?: string
  /** Inside the signed-in frame, which has its own main element. */
  inside?: boolean
}

/** Not found or forbidden. Every page includes it as a name and a number, drawn in the browser. */
export function RefusedScreen({ code, text = reasons[code], inside }: RefusedScreenProps) {
  return (
    <div data-refused>
      <StatusScreen
        title={String(code)}
        text={text}
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
    </div>
  )
}
