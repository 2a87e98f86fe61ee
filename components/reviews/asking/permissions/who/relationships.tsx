'use client'

import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { Select } from '@/components/ui/input/select'
import { chosenRelationships, relationshipsTo } from '@/lib/reviews/model/rules/relationships'
import { soleSubjectOf } from '@/lib/reviews/model/rules/audience'
import { relationshipLabels } from '@/lib/reviews/model/rules/relationships'
import { useBook, useChosen, useContent, useWizard } from '@/components/reviews/asking/wizard-context'

const options = chosenRelationships.map((value) => ({ value, label: relationshipLabels[value] }))

const isChosen = (value: string): value is (typeof chosenRelationships)[number] =>
  chosenRelationships.some((known) => known === value)

/** Relationships to the subject, from teams or corrected by hand. */
export function Relationships() {
  const { draft } = useWizard()
  const content = useContent()
  const [isOpen, setOpen] = useState(false)
  const subjectId = soleSubjectOf(content, draft.me.id)
  const asked = useChosen(content.assigneeIds.filter((id) => id !== subjectId))
  const [subject] = useChosen(subjectId === null ? [] : [subjectId])
  const hasTeamsOrTags = content.teamIds.length + content.tagIds.length > 0
  if (content.about === 'people' && content.subjectIds.length > 1) {
    return <p className="text-muted">Relationships come from their teams. After sending, correct them under Manage.</p>
  }
  if (subjectId === null || !subject || (asked.length === 0 && !hasTeamsOrTags)) return null
  const whose = content.about === 'me' ? 'you' : subject.label
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        Relationships to {whose} come from teams.{' '}
        {hasTeamsOrTags && 'For people chosen by name, change them here; for others, after sending. '}
        {asked.length > 0 && (
          <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Done' : 'Change it'}
          </LinkButton>
        )}
      </p>
      {isOpen && (
        <ul className="grid max-h-80 gap-2 overflow-y-auto p-0.5">
          {asked.map(({ id, label }) => (
            <Row key={id} id={id} name={label} subjectId={subjectId} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ id, name, subjectId }: { id: string; name: string; subjectId: string }) {
  const { form } = useWizard()
  const { relationships } = useContent()
  const relations = useBook().orgRelations.get(subjectId)
  const relationship = relationshipsTo(relations, relationships)(id)

  function choose(value: string) {
    if (!isChosen(value)) return
    const { [id]: _before, ...others } = relationships
    const isAsTeamsTell = relationshipsTo(relations)(id) === value
    form.setValue('relationships', isAsTeamsTell ? others : { ...others, [id]: value })
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-4">
      <span className="wrap-anywhere">{name}</span>
      <Select
        aria-label={`${name} is their`}
        options={options}
        value={relationship}
        onChange={(event) => choose(event.target.value)}
      />
    </li>
  )
}
