'use client'

import { useState } from 'react'
import { DraftAsk } from '@/components/summaries/draft-ask'
import { draftIn } from '@/components/summaries/draft-in'
import { SourceMarks } from '@/components/summaries/draft-sentences'
import { useDraft } from '@/components/summaries/use-draft'
import { Badge } from '@/components/ui/display/badge'
import type { DraftOffer } from '@/lib/summaries/queries'
import type { Draft } from '@/lib/summaries/schema'
import { SuggestButton } from './suggest-button'

interface DraftPointsProps {
  pairId: string
  points: readonly { text: string }[]
  offer: DraftOffer
}

/** AI-suggested talking points, visible only to the asker until added. */
export function DraftPoints({ pairId, points, offer }: DraftPointsProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { pending, ask } = useDraft({
    address: '/api/one-on-one/points-draft',
    onAnswer: (body) => setDraft(draftIn(body)),
  })
  const left = draft?.sentences.filter(({ text }) => points.every((point) => point.text !== text)) ?? []
  return (
    <div className="mt-6 grid grid-cols-1 gap-3">
      {draft && left.length > 0 && (
        <div>
          <h3 className="mb-2 flex items-center gap-2 text-sm font-medium text-muted">
            Only you see these <Badge tone="info">AI-generated</Badge>
          </h3>
          <ul aria-label="Proposed talking points" className="list">
            {left.map(({ text, sources }) => (
              <li key={text} className="flex items-center justify-between gap-3 px-4 py-2.5">
                <span className="min-w-0 wrap-anywhere">
                  {text}
                  <SourceMarks numbers={sources} sources={draft.sources} />
                </span>
                <SuggestButton pairId={pairId} text={text} link="" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <DraftAsk
        label="Propose talking points with AI"
        offer={offer}
        pending={pending}
        waiting="Writing. This takes up to half a minute."
        onAsk={() => void ask({ id: pairId })}
      />
    </div>
  )
}
