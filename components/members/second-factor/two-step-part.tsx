'use client'

import { useState } from 'react'
import type { TwoStepView } from '@/lib/members/second-factor/queries'
import { FactorOn } from './factor-on'
import { SetUp } from './set-up'

interface TwoStepPartProps {
  view: TwoStepView
  /** This page's path. */
  here: string
  /** Where to continue once it is on. */
  next?: string
}

export function TwoStepPart({ view, here, next }: TwoStepPartProps) {
  // The recovery codes stay until saved.
  const [isFinishing, setFinishing] = useState(false)
  if (view.factor && !isFinishing) return <FactorOn factor={view.factor} view={view} next={next} />
  return (
    <SetUp
      view={view}
      here={here}
      next={next}
      onTurnedOn={() => setFinishing(true)}
      onDone={() => setFinishing(false)}
    />
  )
}
