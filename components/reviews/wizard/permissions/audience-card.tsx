'use client'

import { UsersRound } from 'lucide-react'
import { Callout } from '@/components/ui/display/callout'
import { fullCount } from '@/lib/shared/text'
import { useAskedCount } from '../wizard-context'
import { usePrivacySentence } from './use-privacy-sentence'

/** What the choices of this step come to: how many are asked, and what they will read. */
export function AudienceCard() {
  const count = useAskedCount()
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5" aria-live="polite">
        <UsersRound aria-hidden="true" className="size-6 shrink-0 text-primary-ink" />
        <p>
          <span className="block text-2xl font-semibold tabular-nums">{fullCount(count)}</span>
          <span className="text-muted">{count === 1 ? 'person will be asked' : 'people will be asked'}</span>
        </p>
      </div>
      <Callout tone="privacy" title="They will read this above the form">
        {usePrivacySentence()}
      </Callout>
    </div>
  )
}
