'use client'

import { StepBar } from '../step-bar'
import { StepColumns } from '../step-columns'
import { StepHeading } from '../step-heading'
import { About } from './about'
import { AskedPeople } from './asked-people'
import { AudienceCard } from './audience-card'
import { Closing } from './closing'
import { Names } from './names'
import { ResultReaders } from './result-readers'

/** Who answers, about whom, and who will see what. */
export function PermissionsStep() {
  return (
    <>
      <StepHeading step="permissions" title="Permissions" text="Who is asked, and who will see what they write." />
      <StepColumns aside={<AudienceCard />} asideLabel="What people will read">
        <AskedPeople />
        <About />
        <Names />
        <ResultReaders />
        <Closing />
      </StepColumns>
      <StepBar />
    </>
  )
}
