import { timeInWords } from '@/components/meetings/detail/meeting-time'
import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Section } from '@/components/ui/layout/section'
import { Link } from '@/components/ui/link'
import type { FollowUpRow } from '@/lib/follow-ups/queries/list-follow-ups'
import { followUpPath } from '@/lib/follow-ups/rules'
import { followUpsAddress } from './follow-ups-address'

interface FollowUpsBesideProps {
  followUps: readonly FollowUpRow[]
  about: { goal?: string; review?: string }
  zone: string
}

/** The viewer's follow-ups about a goal or feedback; nothing if empty. */
export function FollowUpsBeside({ followUps, about, zone }: FollowUpsBesideProps) {
  if (followUps.length === 0) return null
  return (
    <Section title="Follow-ups" className="print:hidden">
      <ul aria-label="Follow-ups" className="list">
        {followUps.map(({ id, title, badge, ...when }) => (
          <li key={id} className="flex items-center gap-3 px-4 py-2.5">
            <span className="min-w-0 flex-1">
              <Link href={followUpPath(id)} className="block font-medium wrap-anywhere hover:underline">
                {title}
              </Link>
              <span className="block text-sm text-subtle">{timeInWords(when, zone)}</span>
            </span>
            <Badge tone={badge.tone}>{badge.label}</Badge>
          </li>
        ))}
      </ul>
      <TextLink href={followUpsAddress({ tab: 'all', ...about })} className="mt-2 inline-block text-sm">
        See all
      </TextLink>
    </Section>
  )
}
