'use client'

import { Group } from '@/components/reviews/asking/permissions/group'
import { Names } from '@/components/reviews/asking/permissions/names'
import { Release } from '@/components/reviews/asking/permissions/release'
import { RespondentsMay } from '@/components/reviews/asking/permissions/respondents-may'
import { ResultReaders } from '@/components/reviews/asking/permissions/result-readers'
import { Settings } from '@/components/reviews/asking/permissions/settings'
import { Nominations } from '@/components/reviews/asking/permissions/who/nominations'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { Field } from '@/components/ui/form/field'
import { Select } from '@/components/ui/input/select'
import type { AboutKind } from '@/lib/reviews/model/schema'

const kinds = [
  { value: 'me', label: 'The person using it' },
  { value: 'people', label: 'Colleagues' },
  { value: 'nobody', label: 'Nobody in particular' },
]
const isAbout = (value: string): value is AboutKind => kinds.some((kind) => kind.value === value)

/** The kind of subject; users of the template choose the people. */
function AboutKinds() {
  const { form } = useWizard()
  const { about } = useContent()

  function choose(value: string) {
    if (!isAbout(value)) return
    if (about === 'nobody') form.setValue('seenBySubject', true)
    form.setValue('about', value)
  }

  return (
    <>
      <Field label="About" className="max-w-xs">
        {(control) => (
          <Select
            {...control}
            name="about"
            options={kinds}
            value={about}
            onChange={(event) => choose(event.target.value)}
          />
        )}
      </Field>
      {about !== 'nobody' && <Nominations />}
    </>
  )
}

/** Initial permissions; users of the template can change them. */
export function TemplatePermissions() {
  return (
    <div className="grid gap-4">
      <Group title="Permissions">
        <p className="text-muted">A starting point: people using the template can change it.</p>
        <AboutKinds />
      </Group>
      <Settings label="Settings">
        <Names />
        <ResultReaders isTemplate />
        <Release />
        <RespondentsMay />
      </Settings>
    </div>
  )
}
