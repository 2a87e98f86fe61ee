import { ActivityList } from '@/components/activity/activity-list'
import { TextLink } from '@/components/ui/button/text-link'
import { Section } from '@/components/ui/layout/section'
import type { ActivityLine } from '@/lib/activity/queries'
import type { OwnNumbers, OwnStep, ToAnswer } from '@/lib/dashboard/queries'
import type { UndeliveredMail } from '@/lib/notifications/queries'
import { Numbers } from './numbers'
import { ToDo, type Moment } from './to-do'
import { Undelivered } from './undelivered'
import { Welcome } from './welcome'

const activityPath = '/dashboard?tab=activity'
const numbersPath = '/dashboard?tab=numbers'

interface HomeProps extends Moment {
  toAnswer: { rows: readonly ToAnswer[]; hasMore: boolean }
  steps: readonly OwnStep[]
  lines: readonly ActivityLine[]
  numbers: OwnNumbers
  undelivered: readonly UndeliveredMail[]
}

/** What to do first, then what happened, then the figures. */
export function Home({ toAnswer, steps, lines, numbers, undelivered, zone, now }: HomeProps) {
  const isNew = toAnswer.rows.length + steps.length + numbers.asked + numbers.sent === 0
  if (isNew) return <Welcome />
  return (
    <>
      <Undelivered mails={undelivered} />
      <Section title="To do">
        <ToDo toAnswer={toAnswer} steps={steps} zone={zone} now={now} />
      </Section>
      <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Section title="What happened" action={lines.length > 0 && <TextLink href={activityPath}>See all</TextLink>}>
          {lines.length > 0 ? (
            <ActivityList label="What happened" lines={lines} zone={zone} now={now} />
          ) : (
            <p className="text-muted">What you send, close and are given will stand here.</p>
          )}
        </Section>
        <Section title="Your last twelve months" action={<TextLink href={numbersPath}>All numbers</TextLink>}>
          <Numbers numbers={numbers} />
        </Section>
      </div>
    </>
  )
}
