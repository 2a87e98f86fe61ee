import { cx } from '@/components/ui/cx'
import { Avatar } from '@/components/ui/display/avatar'
import type { LedPerson } from '@/lib/one-on-ones/schedules/queries/list-led-people'
import type { SchedulePlan } from '@/lib/one-on-ones/schedules/queries/plan-schedule'
import { weekdayName, weekdayOf } from '@/lib/one-on-ones/schedules/rules/schedule-choices'
import { clockInWords, dateOf, formatDate, type Day } from '@/lib/shared/dates'
import { instantOf } from '@/lib/shared/zones'
import { localTime } from './local-time'

interface WeekPlanProps {
  plan: SchedulePlan
  people: readonly LedPerson[]
  weekdays: readonly number[]
  /** The viewer's. */
  zone: string
}

const dayInWords = (day: Day) => `${weekdayName(day)}, ${formatDate(dateOf(day), 'MMM DD, YYYY', 'UTC')}`

interface DayPlanProps extends Omit<WeekPlanProps, 'weekdays'> {
  day: Day
}

function DayPlan({ day, plan, people, zone }: DayPlanProps) {
  const slots = plan.slots
    .filter((slot) => slot.day === day)
    .toSorted((one, other) => one.time.localeCompare(other.time))
  return (
    <li className="min-w-0 px-4 py-3">
      <h3 className="text-sm font-medium text-subtle">{dayInWords(day)}</h3>
      {slots.length === 0 && <p className="mt-1 text-sm text-subtle">Nobody</p>}
      <ul className="mt-2 grid grid-cols-1 gap-1.5">
        {slots.map(({ memberId, time }) => {
          const person = people.find((one) => one.memberId === memberId)
          const local = person && localTime(instantOf(day, time, zone), zone, person)
          return (
            <li key={memberId} className="flex items-center gap-2.5">
              <span className="w-20 shrink-0 text-sm tabular-nums">{clockInWords(time)}</span>
              <Avatar name={person?.name ?? ''} pictureId={person?.pictureId ?? null} size="sm" />
              <span className="min-w-0 flex-1 wrap-anywhere">{person?.name}</span>
              {local && (
                <span className={cx('text-sm', local.isWorking ? 'text-subtle' : 'text-warning-ink')}>
                  {local.words}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

/** The plan's first week by day. */
export const WeekPlan = ({ plan, weekdays, ...rest }: WeekPlanProps) => (
  <ol aria-label="First week" className="list">
    {plan.days
      .filter((day) => weekdays.includes(weekdayOf(day)))
      .map((day) => (
        <DayPlan key={day} day={day} plan={plan} {...rest} />
      ))}
  </ol>
)
