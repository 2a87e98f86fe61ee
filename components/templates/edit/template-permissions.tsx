'use client'

import { Group } from '@/components/reviews/asking/permissions/group'
import { Part } from '@/components/reviews/asking/permissions/part'
import { Names } from '@/components/reviews/asking/permissions/promised/names'
import { Release } from '@/components/reviews/asking/permissions/promised/release'
import { RespondentsMay } from '@/components/reviews/asking/permissions/promised/respondents-may'
import { ResultReaders } from '@/components/reviews/asking/permissions/promised/result-readers'
import { Nominations } from '@/components/reviews/asking/permissions/who/nominations'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { Radio, RadioGroup } from '@/components/ui/input/radio-group'
import type { AboutKind } from '@/lib/reviews/schema'

/** Whom it is about, in kind: who that is, is chosen by whoever uses the template. */
function AboutKinds() {
  const { form } = useWizard()
  const { about } = useContent()

  function choose(kind: AboutKind) {
    if (about === 'nobody') form.setValue('seenBySubject', true)
    form.setValue('about', kind)
  }

  const radio = (kind: AboutKind) => ({
    name: 'about',
    value: kind,
    checked: about === kind,
    onChange: () => choose(kind),
  })
  return (
    <Part title="Who it is about">
      <RadioGroup legend="Who it is about" quietLegend>
        <Radio {...radio('me')} label="The person who uses it" />
        <Radio {...radio('people')} label="Colleagues" />
        <Radio {...radio('nobody')} label="Nobody in particular" />
      </RadioGroup>
      {about !== 'nobody' && <Nominations />}
    </Part>
  )
}

/** The permissions that go along with a template. Whoever uses it begins with them and can change each. */
export function TemplatePermissions() {
  return (
    <Group title="Permissions">
      <p className="text-pretty text-muted">Defaults. “You” is the person who uses the template.</p>
      <AboutKinds />
      <Names />
      <ResultReaders isTemplate />
      <Release />
      <RespondentsMay />
    </Group>
  )
}
