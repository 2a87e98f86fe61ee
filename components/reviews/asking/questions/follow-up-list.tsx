'use client'

import { SortableList } from '@/components/ui/pick/sortable-list'
import type { QuestionDraft } from '@/lib/reviews/model/schema'
import type { QuestionActions } from './question-actions'
import { QuestionBody } from './question-body'
import { QuestionHead } from './question-head'

export interface PlacedQuestion {
  key: string
  index: number
  number: string
  type: QuestionDraft['type']
}

interface FollowUpListProps {
  /** The question they follow. */
  leaderNumber: string
  followUps: readonly PlacedQuestion[]
  onMove: (from: number, to: number) => void
  actions: QuestionActions
}

/** A question's follow-ups in their own order. */
export function FollowUpList({ leaderNumber, followUps, onMove, actions }: FollowUpListProps) {
  const [first] = followUps
  if (!first) return null
  const items = followUps.map(({ key, ...place }) => ({
    id: key,
    name: `question ${place.number}`,
    content: <QuestionHead question={key} {...place} toggle={actions.toggle} />,
    body: <QuestionBody question={key} {...place} leaderNumber={leaderNumber} actions={actions} />,
  }))
  return (
    <SortableList
      plain
      label={`Follow-ups of question ${leaderNumber}`}
      items={items}
      onMove={(from, to) => onMove(first.index + from, first.index + to)}
      className="mt-1 ml-3 gap-1 border-l-2 border-line pl-2 sm:ml-8"
    />
  )
}
