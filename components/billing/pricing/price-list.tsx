'use client'

import { useState } from 'react'
import type { PlanView } from '@/lib/billing/price-list/queries'
import { fittingPlan, headcounts } from '@/lib/billing/price-list/rules'
import { plural } from '@/lib/shared/text'
import { PricedPlan, type PlanLinks } from './priced-plan'

const SHOWN_FIRST = 25

interface PriceListProps {
  plans: readonly PlanView[]
  links: PlanLinks
}

export function PriceList({ plans, links }: PriceListProps) {
  const [step, setStep] = useState(headcounts.indexOf(SHOWN_FIRST))
  const people = headcounts[step] ?? SHOWN_FIRST
  const words = plural(people, 'person', 'people')
  const fitting = fittingPlan(plans, people)
  return (
    <>
      <div className="max-w-xl">
        <div className="flex items-baseline justify-between gap-4">
          <label htmlFor="people" className="font-medium">
            How many people?
          </label>
          <output htmlFor="people" className="text-lg font-semibold tabular-nums">
            {words}
          </output>
        </div>
        <input
          id="people"
          type="range"
          min={0}
          max={headcounts.length - 1}
          value={step}
          aria-valuetext={words}
          onChange={({ target }) => setStep(target.valueAsNumber)}
          className="mt-2 h-8 w-full cursor-pointer"
        />
      </div>
      <ul
        aria-label="Plans"
        className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4"
      >
        {plans.map((plan) => (
          <PricedPlan key={plan.type} plan={plan} people={people} links={links} isFitting={plan.type === fitting} />
        ))}
      </ul>
    </>
  )
}
