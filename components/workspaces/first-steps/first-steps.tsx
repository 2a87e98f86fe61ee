import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Icon } from '@/components/ui/icon/icon'
import { Section } from '@/components/ui/layout/section'
import type { StepView } from '@/lib/workspaces/first-steps/queries'
import { firstStepWords } from '@/lib/workspaces/first-steps/schema'
import { HideFirstSteps } from './hide-first-steps'

function Step({ step, isDone, inPlace }: StepView & { inPlace?: ReactNode }) {
  const { title, text, href } = firstStepWords[step]
  const tick = (
    <span
      className={`inline-flex size-5 shrink-0 items-center justify-center rounded-full border ${isDone ? 'border-primary bg-primary text-primary-on' : 'border-control'}`}
    >
      {isDone && <Icon name="check" className="size-3 [stroke-width:3]" />}
    </span>
  )
  return (
    <li className="row">
      {tick}
      <div className="row-main">
        {isDone ? (
          <p className="row-title">
            <span className="text-subtle line-through">{title}</span>
            <span className="sr-only"> (done)</span>
          </p>
        ) : (
          <>
            <Link href={href}>{title}</Link>
            {inPlace || <p>{text}</p>}
          </>
        )}
      </div>
      {!isDone && !inPlace && <Icon name="chevron-right" className="size-4 shrink-0 text-subtle" />}
    </li>
  )
}

/** An Admin's first steps; the invite form is inline. */
export function FirstSteps({ steps, invite }: { steps: readonly StepView[]; invite: ReactNode }) {
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Section title="First steps" text={`${done} of ${steps.length} done`} action={<HideFirstSteps />}>
      <ul aria-label="First steps" className="list">
        {steps.map((step) => (
          <Step key={step.step} {...step} inPlace={step.step === 'people' && invite} />
        ))}
      </ul>
    </Section>
  )
}
