import { Icon } from '@/components/ui/icon/icon'
import type { ComponentProps } from 'react'
import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'

type OnNavigate = ComponentProps<typeof Link>['onNavigate']

export interface Step {
  label: string
  /** The step's URL; none: not reachable. */
  href?: string
  /** Navigates without a request, for one-screen wizards; must prevent the default. */
  onNavigate?: OnNavigate
}

interface StepperProps {
  steps: readonly Step[]
  /** The open step's index. */
  current: number
  /** The accessible name, for example "Ask for feedback". */
  label: string
}

/** Wizard progress; below 640 px only the open step is drawn. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-3">
        {steps.map((step, index) => (
          <li
            key={step.label}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'flex min-w-0 items-center gap-3 sm:not-last:flex-auto sm:not-last:after:h-px sm:not-last:after:min-w-3 sm:not-last:after:flex-1 sm:not-last:after:bg-line',
              index !== current && 'max-sm:sr-only',
            )}
          >
            {index === current && (
              <span aria-hidden="true" className="shrink-0 text-subtle tabular-nums sm:hidden">
                {index + 1} of {steps.length}
              </span>
            )}
            <StepName step={step} number={index + 1} done={index < current} open={index === current} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepNameProps {
  step: Step
  number: number
  done: boolean
  open: boolean
}

function StepName({ step, number, done, open }: StepNameProps) {
  const words = (
    <>
      <span
        className={cx(
          'inline-flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold tabular-nums max-sm:hidden',
          open && 'border-primary bg-primary text-primary-on',
          done && 'border-transparent bg-primary-soft text-primary-ink',
          !open && !done && 'border-line text-subtle',
        )}
      >
        {done ? <Icon name="check" className="size-3.5 [stroke-width:2.5]" /> : number}
      </span>
      <span className={cx('min-w-0', open ? 'font-medium' : 'text-subtle')}>
        {step.label}
        {done && <span className="sr-only"> (done)</span>}
      </span>
    </>
  )
  if (!step.href || open) return <span className="inline-flex min-w-0 items-center gap-2">{words}</span>
  return (
    <Link
      href={step.href}
      onNavigate={step.onNavigate}
      className="inline-flex min-w-0 items-center gap-2 rounded-sm hover:underline"
    >
      {words}
    </Link>
  )
}
