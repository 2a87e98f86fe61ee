import { cx } from '@/components/ui/cx'
import type { PersonZone } from '@/lib/meetings/queries/list-busy'
import { isWorkingTime } from '@/lib/meetings/rules/meeting-times'
import { formatDate } from '@/lib/shared/dates'
import { groupBy } from '@/lib/shared/group-by'
import { nameList } from '@/lib/shared/text'

interface LocalTimesProps {
  startsAt: Date
  /** The viewer's. */
  zone: string
  people: readonly { id: string; name: string }[]
  zones: readonly PersonZone[]
}

/** What time it is then for people in other zones. */
export function LocalTimes({ startsAt, zone, people, zones }: LocalTimesProps) {
  const timeIn = (where: string) => formatDate(startsAt, 'hh:mm a', where)
  const zoneOf = new Map(zones.map(({ memberId, timeZone }) => [memberId, timeZone]))
  const elsewhere = people
    .map(({ id, name }) => ({ name, zone: zoneOf.get(id) ?? zone }))
    .filter((person) => timeIn(person.zone) !== timeIn(zone))
  const lines = [...groupBy(elsewhere, (person) => timeIn(person.zone))].map(([time, group]) => {
    const isWorking = group.every((person) => isWorkingTime(startsAt, person.zone))
    return (
      <p key={time} className={cx('text-sm', isWorking ? 'text-subtle' : 'text-warning-ink')}>
        {`${time} for ${nameList(group.map(({ name }) => name))}`}
      </p>
    )
  })
  return lines.length > 0 && <div>{lines}</div>
}
