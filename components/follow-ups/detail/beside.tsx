import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'

const linkClass = 'min-w-0 flex-1 font-medium wrap-anywhere hover:underline'

/** Readable goals and feedback of a follow-up. */
export function Beside({ goals, feedback }: Pick<FollowUpDetail, 'goals' | 'feedback'>) {
  return (
    <>
      {goals.length > 0 && (
        <Section title="Goals">
          <ul className="list">
            {goals.map(({ id, title, href, progress, badge }) => (
              <li key={id} className="grid grid-cols-1 gap-1 px-4 py-2.5">
                <Link href={href} className={linkClass}>
                  {title}
                </Link>
                <span className="flex items-center gap-2">
                  <Badge tone={badge.tone}>{badge.label}</Badge>
                  <span className="text-sm text-subtle tabular-nums">{progress}%</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {feedback.length > 0 && (
        <Section title="Feedback">
          <ul className="list">
            {feedback.map(({ id, title, href, badge }) => (
              <li key={id} className="flex items-start gap-2 px-4 py-2.5">
                <Link href={href} className={linkClass}>
                  {title}
                </Link>
                <Badge tone={badge.tone}>{badge.label}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
