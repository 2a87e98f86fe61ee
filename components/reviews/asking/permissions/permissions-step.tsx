'use client'

import { useEffect } from 'react'
import { surround } from '@/components/reviews/asking/draft/book'
import { subjectsOf } from '@/lib/reviews/model/rules/audience'
import { StepBar } from '@/components/reviews/asking/step-bar'
import { StepColumns } from '@/components/reviews/asking/step-columns'
import { StepHeading } from '@/components/reviews/asking/step-heading'
import { useContent, useWizard } from '@/components/reviews/asking/wizard-context'
import { AudienceCard } from './audience-card'
import { Group } from './group'
import { More } from './more'
import { Names } from './names'
import { Release } from './release'
import { ResultReaders } from './result-readers'
import { Settings } from './settings'
import { Schedule } from './when/schedule'
import { About } from './who/about'
import { AskedPeople } from './who/asked-people'

/** Loads the subjects' org relations when selected. */
function useSurroundings() {
  const { store, draft } = useWizard()
  const subjects = subjectsOf(useContent(), draft.me.id).join()
  useEffect(() => void surround(store, subjects === '' ? [] : subjects.split(',')), [store, subjects])
}

/** Respondents, then privacy, results, release and schedule, a line each. */
export function PermissionsStep() {
  useSurroundings()
  return (
    <>
      <StepHeading step="permissions" title="Permissions" />
      <StepColumns aside={<AudienceCard />} asideLabel="What respondents read">
        <Group title="Who answers">
          <AskedPeople />
          <About />
        </Group>
        <Settings label="Settings">
          <Names />
          <ResultReaders />
          <Release />
          <Schedule />
          <More />
        </Settings>
      </StepColumns>
      <StepBar />
    </>
  )
}
