'use client'

import { useRef } from 'react'
import { Field } from '@/components/ui/form/field'
import { Select } from '@/components/ui/input/select'
import { toast } from '@/components/ui/overlay/toast'
import type { AboutKind } from '@/lib/reviews/model/schema'
import { plural } from '@/lib/shared/text'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { PeopleField } from './people-field'
import { Relationships } from './relationships'

const labels: Record<AboutKind, string> = { me: 'Me', people: 'Colleagues', nobody: 'Nobody in particular' }
const order = ['me', 'people', 'nobody'] as const
const isAbout = (value: string): value is AboutKind => order.some((kind) => kind === value)

/** The subject, who sees the results by default. */
export function About() {
  const { form, draft } = useWizard()
  const { about, anonymity } = useContent()
  const wasConfidential = useRef(false)
  const { askAboutOthers } = draft.can
  const options = order
    .filter((kind) => kind !== 'people' || askAboutOthers || about === 'people')
    .map((value) => ({ value, label: labels[value] }))

  function choose(value: string) {
    if (!isAbout(value)) return
    if (about === 'nobody') form.setValue('seenBySubject', true)
    form.setValue('about', value)
    keepPrivacy(value)
  }

  /** Confidential hides names from a colleague it's about. */
  function keepPrivacy(value: AboutKind) {
    if (value === 'people') {
      if (wasConfidential.current && anonymity === 'NAMED') form.setValue('anonymity', 'CONFIDENTIAL')
      wasConfidential.current = false
    } else if (anonymity === 'CONFIDENTIAL') {
      wasConfidential.current = true
      form.setValue('anonymity', 'NAMED')
      toast({ type: 'info', key: 'named', title: 'Answers are Named: Confidential needs a colleague it’s about' })
    }
  }

  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-[13rem_1fr]">
        <Field label="About" hint={askAboutOthers ? undefined : 'Managers can ask about colleagues'}>
          {(control) => (
            <Select
              {...control}
              name="about"
              options={options}
              value={about}
              onChange={(event) => choose(event.target.value)}
            />
          )}
        </Field>
        {about === 'people' && <Subjects />}
      </div>
      {about !== 'nobody' && <Relationships />}
    </>
  )
}

function Subjects() {
  const count = useContent().subjectIds.length
  const several =
    count > 1 ? `${plural(count, 'review')}, one each; people you chose by name also review themselves` : ''
  return <PeopleField name="subjectIds" label="Who it’s about" hint={several || undefined} hasGroups required />
}
