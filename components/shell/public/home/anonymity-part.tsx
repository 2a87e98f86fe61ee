import { Part } from '@/components/shell/public/part'
import { TextLink } from '@/components/ui/button/text-link'

const rules = [
  [
    'No name is stored',
    'An anonymous answer holds no name and no time of day. Once the form closes, nothing leads back to a person: not for your manager, not for an admin, not for us.',
  ],
  [
    'Never fewer than three',
    'Results show when at least three people answered. Smaller groups stay hidden.',
  ],
  [
    'Only after it closes',
    'Until then you see how many answered and nothing else, so nobody can match an answer to a moment.',
  ],
] as const

export function AnonymityPart() {
  return (
    <div className="border-y border-line bg-surface">
      <Part
        title="Anonymous means anonymous"
        text="Every form says in one sentence who will see what. The code that writes that sentence also decides who can read, so the two always agree."
      >
        <dl className="grid gap-x-12 gap-y-8 md:grid-cols-3">
          {rules.map(([name, text]) => (
            <div key={name} className="border-t-2 border-primary pt-4">
              <dt className="text-md font-semibold">{name}</dt>
              <dd className="mt-1.5 text-pretty text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-8">
          <TextLink href="/features#anonymity">How anonymity works</TextLink>
        </p>
      </Part>
    </div>
  )
}
