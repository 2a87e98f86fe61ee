'use client'

import { useState } from 'react'
import { RespondForm, type RespondFormProps } from './respond-form'
import { Section } from '@/components/ui/layout/section'

/** The invited person's answer above the agenda: folded on a later visit, so that nothing moves under a press. */
export function Invitation(props: RespondFormProps) {
  const { isAttending } = props
  const [isAsked, setAsked] = useState(isAttending === null)
  // A meeting that moves asks again.
  if (isAttending === null && !isAsked) setAsked(true)
  if (isAsked)
    return (
      <Section title="Will you attend?">
        <RespondForm {...props} />
      </Section>
    )
  return (
    <details className="mb-8">
      <summary className="quiet-summary">{isAttending === true ? 'You’re attending' : 'You’re not attending'}</summary>
      <div className="mt-3">
        <RespondForm {...props} />
      </div>
    </details>
  )
}
