'use client'

import { useTransition } from 'react'
import { SourceMarks } from '@/components/summaries/draft-sentences'
import { Button } from '@/components/ui/button/button'
import type { ActionResult } from '@/components/ui/form/action-result'
import { usePress } from '@/components/ui/form/use-press'
import type { Draft } from '@/lib/summaries/schema'

type Proposal = Draft['proposals'][number]

/** Creates the suggested action item under its id. */
export type AddProposal = (proposal: Proposal) => Promise<ActionResult<unknown> | undefined>

interface ProposalsProps {
  draft: Draft
  itemIds: readonly string[]
  onAdd: AddProposal
}

function AddButton({ proposal, onAdd }: { proposal: Proposal; onAdd: AddProposal }) {
  const [pending, startTransition] = useTransition()
  const press = usePress()
  const add = () => startTransition(async () => void (await press(onAdd(proposal))))
  return (
    <Button size="sm" pending={pending} aria-label={`Add “${proposal.title}”`} onClick={add}>
      Add
    </Button>
  )
}

/** Suggested action items not added yet. */
export function Proposals({ draft: { proposals, sources }, itemIds, onAdd }: ProposalsProps) {
  const left = proposals.filter(({ id }) => !itemIds.includes(id))
  if (left.length === 0) return null
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium text-muted">Proposed action items</h3>
      <ul aria-label="Proposed action items" className="list">
        {left.map((proposal) => (
          <li key={proposal.id} className="flex items-center justify-between gap-3 px-4 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {proposal.title}
              <SourceMarks numbers={[proposal.source]} sources={sources} />
            </span>
            <AddButton proposal={proposal} onAdd={onAdd} />
          </li>
        ))}
      </ul>
    </div>
  )
}
