'use client'

import { Field } from '@/components/ui/form/field'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { SinglePicker } from '@/components/ui/pick/single-picker'
import { onlyAboutYourself } from '@/lib/reviews/drafts/rules'
import type { AboutKind } from '@/lib/reviews/schema'
import { useChosen, useContent, useFieldFault, useWizard } from '../wizard-context'
import { Part } from './part'
import { useSuggested } from './use-suggested'

/** Whom the answers are about. Choosing somebody lets them in on the results, unless that is taken back below. */
export function About() {
  const { form, draft } = useWizard()
  const { about } = useContent()
  const { askAboutOthers } = draft.can

  function choose(kind: AboutKind) {
    if (about === 'nobody') form.setValue('seenBySubject', true)
    form.setValue('about', kind)
  }

  const radio = (kind: AboutKind) => ({
    card: true,
    name: 'about',
    value: kind,
    checked: about === kind,
    onChange: () => choose(kind),
  })
  return (
    <Part title="Who it is about">
      <RadioGroup legend="Who it is about" quietLegend className="sm:grid-cols-3">
        <Radio {...radio('me')} label="Me" hint="You ask how you are doing." />
        <Radio
          {...radio('person')}
          label="Someone else"
          hint={askAboutOthers ? 'A colleague, whom you choose.' : onlyAboutYourself()}
          disabled={!askAboutOthers && about !== 'person'}
        />
        <Radio {...radio('nobody')} label="Nobody in particular" hint="A project, a team, an idea." />
      </RadioGroup>
      {about === 'person' && <Subject />}
    </Part>
  )
}

function Subject() {
  const { form, people } = useWizard()
  const { subjectId } = useContent()
  const suggested = useSuggested()
  const [chosen] = useChosen(subjectId === null ? [] : [subjectId])
  return (
    <div data-field="subjectId" className="max-w-md">
      <Field label="The person" error={useFieldFault('subjectId')} required>
        {(control) => (
          <SinglePicker
            control={control}
            value={chosen ?? null}
            placeholder="Type a name"
            nothing="Nobody here is called that"
            onChange={(item) => {
              people.meet([item])
              form.setValue('subjectId', item.id)
            }}
            {...suggested}
          />
        )}
      </Field>
    </div>
  )
}
