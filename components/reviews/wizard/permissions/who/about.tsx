'use client'

import { Field } from '@/components/ui/form/field'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { MultiPicker } from '@/components/ui/pick/multi-picker'
import { onlyAboutYourself } from '@/lib/reviews/drafts/rules'
import type { AboutKind } from '@/lib/reviews/schema'
import { plural } from '@/lib/shared/text'
import { useChosen, useContent, useFieldFault, useWizard } from '../../wizard-context'
import { Part } from '../part'
import { Nominations } from './nominations'
import { Relationships } from './relationships'
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
          {...radio('people')}
          label="Colleagues"
          hint={askAboutOthers ? 'One person, or one review for each of several.' : onlyAboutYourself()}
          disabled={!askAboutOthers && about !== 'people'}
        />
        <Radio {...radio('nobody')} label="Nobody in particular" hint="A project, a team, an idea." />
      </RadioGroup>
      {about === 'people' && <Subjects />}
      {about !== 'nobody' && <Relationships />}
      {about !== 'nobody' && <Nominations />}
    </Part>
  )
}

function Subjects() {
  const { form, people } = useWizard()
  const { subjectIds } = useContent()
  const suggested = useSuggested()
  const chosen = useChosen(subjectIds)
  const several =
    chosen.length > 1
      ? `${plural(chosen.length, 'review')}, one about each. Whoever you chose by name to answer also answers about themselves.`
      : undefined
  return (
    <div data-field="subjectIds">
      <Field label="The people it is about" error={useFieldFault('subjectIds')} hint={several} required>
        {(control) => (
          <MultiPicker
            control={control}
            value={chosen}
            placeholder="Type a name"
            nothing="Nobody here is called that"
            onChange={(items) => {
              people.meet(items)
              form.setValue(
                'subjectIds',
                items.map(({ id }) => id),
              )
            }}
            {...suggested}
          />
        )}
      </Field>
    </div>
  )
}
