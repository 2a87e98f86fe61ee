'use client'

import { StepBar } from '../step-bar'
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
      <div className="grid items-start gap-8 pb-12 min-[75rem]:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] min-[75rem]:gap-12">
        <div className="grid gap-8">
          <AskedPeople />
          <About />
          <Names />
          <ResultReaders />
          <Closing />
        </div>
        <aside aria-label="What people will read" className="min-[75rem]:sticky min-[75rem]:top-20">
          <AudienceCard />
        </aside>
      </div>
      <StepBar />
    </>
  )
}
