'use client'

import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import { onlyAboutYourselfFault } from '@/lib/reviews/drafting/rules/draft-faults'
import type { AboutKind } from '@/lib/reviews/schema'
import { plural } from '@/lib/shared/text'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { Part } from '@/components/reviews/asking/permissions/part'
import { PeopleField } from '@/components/reviews/asking/permissions/people-field'
import { Nominations } from './nominations'
import { Relationships } from './relationships'

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
          hint={askAboutOthers ? 'One person, or one review for each of several.' : onlyAboutYourselfFault()}
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
  const count = useContent().subjectIds.length
  const several =
    count > 1
      ? `${plural(count, 'review')}, one about each. Whoever you chose by name to answer also answers about themselves.`
      : undefined
  return <PeopleField name="subjectIds" label="The people it is about" hint={several} required />
}
