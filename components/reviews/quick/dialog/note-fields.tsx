'use client'

import { useState } from 'react'
import { ColleagueField } from '@/components/members/picker/colleague-field'
import { searchOthers } from '@/components/members/picker/people-search'
import { bindChoice, errorOf } from '@/components/ui/form/bound-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { Radio, RadioGroup } from '@/components/ui/form/radio-group'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { onlySubject, withManagers } from '@/lib/reviews/quick/rules/quick-words'
import type { NoteWriting } from './use-note'

export function NoteFields({ note }: { note: NoteWriting }) {
  const { form, chosen, choose, managers, hasNoManager } = note
  const [hadPerson] = useState(chosen !== null)
  return (
    <>
      <div data-first={hadPerson ? undefined : ''}>
        <ColleagueField
          label="For"
          error={errorOf({ form, name: 'memberId' })}
          required
          value={chosen}
          search={searchOthers}
          onChange={choose}
        />
      </div>
      <TextareaField
        {...(hadPerson && { 'data-first': '' })}
        form={form}
        name="text"
        label="Feedback"
        rows={5}
        limit={limits.longAnswer}
        required
      />
      {chosen && hasNoManager && <p className="text-muted">{onlySubject(chosen.label)} can read it.</p>}
      {chosen && !hasNoManager && (
        <RadioGroup key={chosen.id} legend="Who can read it" error={errorOf({ form, name: 'readers' })}>
          <Radio {...bindChoice({ form, name: 'readers' }, 'subject')} label={onlySubject(chosen.label)} />
          {managers.length > 0 && (
            <Radio {...bindChoice({ form, name: 'readers' }, 'manager')} label={withManagers(chosen.label, managers)} />
          )}
        </RadioGroup>
      )}
    </>
  )
}
