'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { DraftAsk } from '@/components/summaries/draft-ask'
import { draftIn } from '@/components/summaries/draft-in'
import { useDraft } from '@/components/summaries/use-draft'
import type { DraftOffer } from '@/lib/summaries/queries'
import type { Draft } from '@/lib/summaries/schema'

const ProposedPoints = dynamic(() => import('./proposed-points').then((module) => module.ProposedPoints), {
  ssr: false,
})

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
      {draft && left.length > 0 && <ProposedPoints pairId={pairId} sentences={left} sources={draft.sources} />}
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
