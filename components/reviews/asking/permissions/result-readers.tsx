'use client'

import { Checkbox } from '@/components/ui/input/checkbox'
import { RadioGroup } from '@/components/ui/form/radio-group'
import { draftReaders } from '@/lib/reviews/drafting/rules/draft-faults'
import { readersLine } from '@/lib/reviews/drafting/rules/permission-lines'
import { useContent, useFieldFault, useWizard } from '@/components/reviews/asking/wizard-context'
import { PeopleField } from './who/people-field'
import { SummaryLine } from '@/components/reviews/asking/summary-line'
import { useNames } from '@/components/reviews/asking/use-privacy-notice'

const managers = { me: 'Your manager', people: 'Their manager', nobody: 'Their manager' } as const

/** Readers of the results, always including the creator; a template has no people. */
export function ResultReaders({ isTemplate = false }: { isTemplate?: boolean }) {
  const { form, draft } = useWizard()
  const content = useContent()
  const { about, seenBySubject, seenByManager, seenByAdmins } = content
  const names = useNames()
  const fault = useFieldFault('sharedWithIds')
  const box = (name: 'seenBySubject' | 'seenByManager' | 'seenByAdmins', checked: boolean) => ({
    name,
    checked,
    onChange: (event: { target: { checked: boolean } }) => form.setValue(name, event.target.checked),
  })
  const isAbout = about !== 'nobody'
  return (
    <SummaryLine title="Results" value={readersLine(draftReaders(content, draft.me.id), names)} fault={fault}>
      <RadioGroup legend="Who sees the results" quietLegend>
        <Checkbox label="You" checked disabled readOnly />
        {about === 'people' && <Checkbox {...box('seenBySubject', seenBySubject)} label="The person it’s about" />}
        {isAbout && <Checkbox {...box('seenByManager', seenByManager)} label={managers[about]} />}
        <Checkbox {...box('seenByAdmins', seenByAdmins)} label="Admins of the workspace" />
      </RadioGroup>
      {!isTemplate && <PeopleField name="sharedWithIds" label="Other people" optional />}
    </SummaryLine>
  )
}
