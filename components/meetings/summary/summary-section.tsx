'use client'

import dynamic from 'next/dynamic'
import { useState, type ReactNode } from 'react'
import { DraftAsk } from '@/components/summaries/draft-ask'
import { useDraft } from '@/components/summaries/use-draft'
import { Button } from '@/components/ui/button/button'
import { RefreshWhile } from '@/components/ui/display/refresh-while'
import { usePress } from '@/components/ui/form/use-press'
import { Select } from '@/components/ui/input/select'
import { Card } from '@/components/ui/layout/card'
import { Section } from '@/components/ui/layout/section'
import { allowAiAction } from '@/lib/meetings/summaries/actions'
import type { MeetingSummary } from '@/lib/meetings/summaries/queries/get-meeting-summary'
import { summaryRangeLabels, summaryRanges, type SummaryRange } from '@/lib/meetings/summaries/rules'
import type { DraftOffer } from '@/lib/summaries/queries'
import type { AddProposal } from './proposals'

const StoredSummary = dynamic(() => import('./stored-summary').then((module) => module.StoredSummary))
const EditSummary = dynamic(() => import('./edit-summary').then((module) => module.EditSummary), { ssr: false })

export interface SummarySectionProps {
  summary: MeetingSummary
  /** The drafting route. */
  address: string
  /** Ids of the meeting's action items. */
  itemIds: readonly string[]
  onAdd: AddProposal
  /** Where the stored summary is from. */
  origin: ReactNode
}

interface AskSummaryProps extends Pick<SummarySectionProps, 'summary' | 'address'> {
  offer: DraftOffer
}

const rangeOptions = summaryRanges.map((value) => ({ value, label: summaryRangeLabels[value] }))

function AskSummary({ summary: { id, stored, hasSeries }, address, offer }: AskSummaryProps) {
  const [range, setRange] = useState<SummaryRange>('this')
  const { pending, ask } = useDraft({ address })
  return (
    <DraftAsk
      label={stored ? 'Summarize again with AI' : 'Summarize with AI'}
      offer={offer}
      pending={pending}
      onAsk={() => void ask({ id, range })}
    >
      {hasSeries && !offer.isUsedUp && (
        <Select
          aria-label="Meetings"
          options={rangeOptions}
          value={range}
          boxClassName="max-w-52"
          onChange={({ target }) => setRange(summaryRanges.find((one) => one === target.value) ?? 'this')}
        />
      )}
    </DraftAsk>
  )
}

function Inside(props: SummarySectionProps) {
  const { summary, address, itemIds, onAdd, origin } = props
  const [isEditing, setEditing] = useState(false)
  const { id, stored, offer, isWriting, isAllowed } = summary
  if (!isAllowed) return <p className="text-muted">AI is off for this meeting.</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      {stored && isEditing && <EditSummary id={id} stored={stored} onDone={() => setEditing(false)} />}
      {stored && !isEditing && (
        <StoredSummary
          id={id}
          stored={stored}
          itemIds={itemIds}
          onAdd={onAdd}
          origin={origin}
          onEdit={() => setEditing(true)}
        />
      )}
      {isWriting && <p className="text-muted">A summary is being written.</p>}
      <RefreshWhile active={isWriting} />
      {offer && !isEditing && !isWriting && <AskSummary summary={summary} address={address} offer={offer} />}
    </div>
  )
}

/** The summary: drafted on request, editable, or AI is off. */
export function SummarySection(props: SummarySectionProps) {
  const { id, isAllowed } = props.summary
  const press = usePress()
  return (
    <Section
      title="Summary"
      action={
        <Button
          size="sm"
          variant="ghost"
          className="-mr-2.5"
          onClick={() => void press(allowAiAction({ id, isAllowed: !isAllowed }))}
        >
          {isAllowed ? 'No AI for this meeting' : 'Allow AI'}
        </Button>
      }
    >
      <Card>
        <Inside {...props} />
      </Card>
    </Section>
  )
}
