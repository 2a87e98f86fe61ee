import { FactLine } from '@/components/ui/list/fact-line'
import { List, ListRow } from '@/components/ui/list/list'
import { Link } from '@/components/ui/link'
import type { FollowUpDetail } from '@/lib/follow-ups/queries/get-follow-up'
import { followUpPath } from '@/lib/follow-ups/rules'
import { formatDate } from '@/lib/shared/dates'

type Around = Pick<FollowUpDetail, 'earlier' | 'next'> & { zone: string }

/** Links to the meetings of the series before and after this one. */
export function SeriesLinks({ earlier, next, zone }: Around) {
  const links = [
    { meeting: earlier, label: 'Earlier' },
    { meeting: next, label: 'Next' },
  ].flatMap(({ meeting, label }) => (meeting ? [{ ...meeting, label }] : []))
  if (links.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {links.map(({ id, startsAt, label }) => (
        <Link key={id} href={followUpPath(id)} className="text-link">
          {`${label}: ${formatDate(startsAt, 'MMM DD, YYYY', zone)}`}
        </Link>
      ))}
    </p>
  )
}

/** Next steps that earlier meetings left open; each opens its meeting. */
export const EarlierSteps = ({ openSteps }: Pick<FollowUpDetail, 'openSteps'>) => (
  <div className="mt-6 grid grid-cols-1 gap-2">
    <h3 className="text-sm font-medium text-subtle">Still open from earlier meetings</h3>
    <List label="Still open from earlier meetings">
      {openSteps.map(({ id, followUpId, title, owner, due }) => (
        <ListRow
          key={id}
          href={followUpPath(followUpId)}
          title={title}
          text={<FactLine facts={[owner ?? 'Nobody yet', due && `Due ${due}`]} />}
        />
      ))}
    </List>
  </div>
)
