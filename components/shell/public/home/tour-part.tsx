import { Part } from '@/components/shell/public/part'
import { Shot } from '@/components/shell/public/shot'
import type { ShotName } from '@/components/shell/public/shots'
import { TextLink } from '@/components/ui/button/text-link'

const stops: readonly { name: string; text: string; shot: ShotName; href: string; more: string }[] = [
  {
    name: 'Ask, and read the answers in one place',
    text: 'Write a form in four steps, or ask one quick question. Colleagues answer here, customers and partners from a link without an account. You see results question by question, and release them when you’re ready.',
    shot: 'summary',
    href: '/features#feedback',
    more: 'Feedback',
  },
  {
    name: 'Goals that show what they’re for',
    text: 'Each goal sits under the one it serves, so everyone sees how their work adds up. Progress comes from key results, action items or a check-in, and a goal that slips shows it early.',
    shot: 'goals',
    href: '/features#goals',
    more: 'Goals',
  },
  {
    name: 'One-on-ones that pick up where you left off',
    text: 'Talking points, notes and action items belong to the two of you. What’s open moves to your next meeting, and nobody else reads it: no manager above, no admin.',
    shot: 'one-on-one',
    href: '/features#one-on-ones',
    more: 'One-on-ones',
  },
]

export function TourPart() {
  return (
    <Part title="Three things that belong together" text="Each leads to the next.">
      <ol className="grid gap-14 sm:gap-20">
        {stops.map(({ name, text, shot, href, more }) => (
          <li
            key={shot}
            className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr] lg:even:grid-cols-[2fr_1fr] lg:even:[&>:first-child]:order-2"
          >
            <div>
              <h3 className="text-xl font-semibold text-balance">{name}</h3>
              <p className="mt-2.5 text-reading text-pretty text-muted">{text}</p>
              <p className="mt-3">
                <TextLink href={href}>More about {more.toLowerCase()}</TextLink>
              </p>
            </div>
            <Shot name={shot} />
          </li>
        ))}
      </ol>
    </Part>
  )
}
