import { ButtonLink } from '@/components/ui/button/button-link'
import { Card } from '@/components/ui/layout/card'

const steps = [
  ['Ask', 'Pick a format or write your own questions.'],
  ['Choose who sees it', 'Named, confidential or anonymous.'],
  ['Read', 'See the answers, then release them.'],
] as const

export function Welcome() {
  return (
    <Card className="px-6 py-9 sm:px-10">
      <h2 className="text-xl font-semibold text-balance">Whose opinion would help you?</h2>
      <p className="mt-1.5 max-w-reading text-muted">Your first request takes about five minutes.</p>
      <ol className="mt-7 grid gap-6 md:grid-cols-3">
        {steps.map(([name, text], index) => (
          <li key={name} className="border-t-2 border-primary pt-3">
            <h3 className="font-semibold">
              <span className="text-primary-ink tabular-nums">{index + 1}.</span> {name}
            </h3>
            <p className="mt-1 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink href="/feedback/add" className="mt-8">
        Ask for feedback
      </ButtonLink>
    </Card>
  )
}
