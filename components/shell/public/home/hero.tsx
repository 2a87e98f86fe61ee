import type { ReactNode } from 'react'
import { measure } from '@/components/shell/public/part'
import { Shot } from '@/components/shell/public/shot'
import { ButtonLink } from '@/components/ui/button/button-link'

interface HeroProps {
  /** The price line. */
  price: ReactNode
  /** The demo needs no account. */
  hasDemo: boolean
}

const actions = {
  demo: { href: '/auth/login', label: 'Try the demo' },
  create: { href: '/auth/register', label: 'Create a workspace' },
  pricing: { href: '/pricing', label: 'See pricing' },
}

export function Hero({ price, hasDemo }: HeroProps) {
  const [first, second] = hasDemo ? [actions.demo, actions.create] : [actions.create, actions.pricing]
  return (
    <section className="auth-light">
      <div
        className={`${measure} grid items-center gap-x-14 gap-y-10 pt-10 pb-14 sm:pt-14 sm:pb-20 lg:grid-cols-[6fr_5fr]`}
      >
        <div>
          <h1 className="text-3xl font-semibold text-balance sm:text-display">Feedback people look forward to</h1>
          <p className="mt-5 max-w-[34rem] text-lg text-pretty text-muted">
            Rapport is where companies ask for feedback, set goals and meet one-on-one. Before you write a word, it tells
            you who will read it.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={first.href} variant="primary" size="lg">
              {first.label}
            </ButtonLink>
            <ButtonLink href={second.href} size="lg">
              {second.label}
            </ButtonLink>
          </div>
          <p className="mt-5 text-muted">{price}</p>
        </div>
        <div className="mx-auto w-full max-w-md lg:mr-0">
          <Shot name="answering" isFirst />
        </div>
      </div>
    </section>
  )
}
