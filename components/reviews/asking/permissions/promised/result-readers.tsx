'use client'

import { Checkbox } from '@/components/ui/input/checkbox'
import { RadioGroup } from '@/components/ui/input/radio-group'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { Part } from '@/components/reviews/asking/permissions/part'
import { PeopleField } from '@/components/reviews/asking/permissions/people-field'

const named = { me: 'you', people: 'the person it is about', nobody: 'the person it is about' } as const

/** Who will see the results. The creator always does. A template has no people of its own in it. */
export function ResultReaders({ isTemplate = false }: { isTemplate?: boolean }) {
  const { form } = useWizard()
  const { about, seenBySubject, seenByManager, seenByAdmins } = useContent()
  const box = (name: 'seenBySubject' | 'seenByManager' | 'seenByAdmins', checked: boolean) => ({
    name,
    checked,
    onChange: (event: { target: { checked: boolean } }) => form.setValue(name, event.target.checked),
  })
  const isAbout = about !== 'nobody'
  return (
    <Part title="Who sees the results">
      <RadioGroup legend="Who sees the results" quietLegend>
        <Checkbox label="You" checked disabled readOnly hint="Who asks always sees the results." />
        {about === 'people' && <Checkbox {...box('seenBySubject', seenBySubject)} label="The person it is about" />}
        {isAbout && <Checkbox {...box('seenByManager', seenByManager)} label={`The manager of ${named[about]}`} />}
        <Checkbox {...box('seenByAdmins', seenByAdmins)} label="Admins of the workspace" />
      </RadioGroup>
      {!isTemplate && <PeopleField name="sharedWithIds" label="Other people" optional />}
    </Part>
  )
}
