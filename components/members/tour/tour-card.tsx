'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { finishTourAction } from '@/lib/members/tour/actions'
import { tourSteps } from '@/lib/members/tour/rules'

/** Covers nothing; Escape or a press ends it for good. */
export function TourCard() {
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(0)
  const [isOver, setOver] = useState(false)
  const step = tourSteps[index]
  const isLast = index === tourSteps.length - 1

  async function end() {
    setOver(true)
    await toastFaults(finishTourAction({}))
  }

  useEffect(() => {
    const element = card.current
    const leave = ({ key }: KeyboardEvent) => void (key === 'Escape' && void end())
    element?.addEventListener('keydown', leave)
    return () => element?.removeEventListener('keydown', leave)
  }, [])

  if (isOver || !step) return null
  return (
    <section
      ref={card}
      aria-labelledby={titleId}
      data-tour={step.place ?? 'here'}
      className="mb-8 rounded-lg border border-l-4 border-line border-l-primary bg-surface px-5 py-4"
    >
      <p className="text-sm text-primary-ink tabular-nums">
        Tour, {index + 1} of {tourSteps.length}
      </p>
      <div aria-live="polite" className="mt-1 min-h-17 max-sm:min-h-24">
        <h2 id={titleId} className="text-md font-semibold">
          {step.title}
        </h2>
        <p className="mt-0.5 max-w-reading text-pretty">{step.text}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button size="sm" onClick={() => (isLast ? void end() : setIndex(index + 1))}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        {index > 0 && (
          <Button size="sm" onClick={() => setIndex(index - 1)}>
            Back
          </Button>
        )}
        {!isLast && (
          <Button variant="ghost" size="sm" onClick={() => void end()}>
            Skip tour
          </Button>
        )}
      </div>
    </section>
  )
}
