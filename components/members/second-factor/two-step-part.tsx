'use client'

import { useState } from 'react'
import type { TwoStepView } from '@/lib/members/second-factor/queries'
import { FactorOn } from './factor-on'
import { SetUp } from './set-up'

interface TwoStepPartProps {
  view: TwoStepView
  /** The path of the page it stands on. */
  here: string
  /** Where to go on once it is on. */
  next?: string
}

/** Setting up two-step sign-in, and what can be done with it once it is on. */
export function TwoStepPart({ view, here, next }: TwoStepPartProps) {
  // The recovery codes stay until they are saved, though it is on already.
  const [isFinishing, setFinishing] = useState(false)
  if (view.factor && !isFinishing) return <FactorOn factor={view.factor} {...{ view, next }} />
  return <SetUp {...{ view, here, next }} onTurnedOn={() => setFinishing(true)} onDone={() => setFinishing(false)} />
}
