'use client'

import { useEffect } from 'react'
import { subjectsOf } from '@/lib/reviews/model/rules/audience'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepColumns } from '@/components/reviews/asking/step-columns'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { AudienceCard } from './audience-card'
import { Group } from './group'
import { Names } from './promised/names'
import { Release } from './promised/release'
import { RespondentsMay } from './promised/respondents-may'
import { ResultReaders } from './promised/result-readers'
import { Closing } from './when/closing'
import { Starting } from './when/starting'
import { About } from './who/about'
import { AskedPeople } from './who/asked-people'

/** Asks who stands around the people a form is about, as soon as they are chosen. */
function useSurroundings() {
  const { people, draft } = useWizard()
  const subjects = subjectsOf(useContent(), draft.me.id).join()
  useEffect(() => void people.surround(subjects === '' ? [] : subjects.split(',')), [people, subjects])
}

/** Who answers, about whom, what they are promised, and when. */
export function PermissionsStep() {
  useSurroundings()
  return (
    <>
      <StepHeading
        step="permissions"
        title="Permissions"
        text="Who is asked, what they are promised, and when it goes out."
      />
      <StepColumns aside={<AudienceCard />} asideLabel="What people will read">
        <Group title="Who answers">
          <AskedPeople />
          <About />
        </Group>
        <Group title="What they are promised">
          <Names />
          <ResultReaders />
          <Release />
          <RespondentsMay />
        </Group>
        <Group title="When">
          <Starting />
          <Closing />
        </Group>
      </StepColumns>
      <StepBar />
    </>
  )
}
