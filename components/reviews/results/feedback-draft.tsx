'use client'

import { useState } from 'react'
import { DraftAsk } from '@/components/summaries/draft-ask'
import { draftIn } from '@/components/summaries/draft-in'
import { DraftSentences } from '@/components/summaries/draft-sentences'
import { useDraft } from '@/components/summaries/use-draft'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/layout/card'
import type { DraftOffer } from '@/lib/summaries/queries'
import type { Draft } from '@/lib/summaries/schema'

/** An AI summary for the subject, kept while the page is open. */
export function FeedbackDraft({ id, offer }: { id: string; offer: DraftOffer }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { pending, ask } = useDraft({ address: '/api/feedback/summary', onAnswer: (body) => setDraft(draftIn(body)) })
  return (
    <Card className="mb-6 grid grid-cols-1 gap-3">
      {draft && (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm text-subtle">
            <Badge tone="info">AI-generated</Badge> Only you see this, until you leave the page.
          </p>
          <DraftSentences draft={draft} isByTime={false} />
        </>
      )}
      <DraftAsk
        label={draft ? 'Summarize again with AI' : 'Summarize with AI'}
        offer={offer}
        pending={pending}
        waiting="Writing. This takes up to half a minute."
        onAsk={() => void ask({ id })}
      />
    </Card>
  )
}
