'use client'

import { useState } from 'react'
import { NobodyHere } from '@/components/members/picker/nobody-here'
import { LinkButton } from '@/components/ui/button/link-button'
import { errorOf } from '@/components/ui/form/bound-field'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { TextareaField } from '@/components/ui/form/textarea-field'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import { limits } from '@/lib/reviews/model/rules/review-limits'
import { shortDay } from '@/lib/reviews/quick/rules/quick-words'
import { newAddress, searchAskable } from './askable-search'
import type { Ask } from './use-ask'

export function AskFields({ ask: { form, people, choose }, canInvite }: { ask: Ask; canInvite: boolean }) {
  const [isOpened, setOpened] = useState(false)
  const [hadPerson] = useState(people.length > 0)
  const closing = form.getFieldState('closesOn', form.formState).error
  return (
    <>
      <div data-first={hadPerson ? undefined : ''}>
        <Field label="Who" error={errorOf({ form, name: 'assigneeIds' })} required>
          {(control) => (
            <MultiPicker
              search={searchAskable}
              control={control}
              value={people}
              onChange={choose}
              create={canInvite ? newAddress : undefined}
              empty={!canInvite && <NobodyHere />}
              placeholder={canInvite ? 'Name or e-mail address' : 'Type a name'}
            />
          )}
        </Field>
      </div>
      <TextareaField
        {...(hadPerson && { 'data-first': '' })}
        form={form}
        name="question"
        label="Question"
        rows={3}
        limit={limits.question}
        required
      />
      {isOpened || closing ? (
        <TextField form={form} name="closesOn" label="Closes" hint="Everyone answers by name." type="date" required />
      ) : (
        <p>
          <LinkButton onClick={() => setOpened(true)}>Named · closes {shortDay(form.getValues('closesOn'))}</LinkButton>
        </p>
      )}
    </>
  )
}
