import type { ReactNode } from 'react'
import { ActivityList } from '@/components/activity/activity-list'
import { InviteHere } from '@/components/invitations/invite/invite-here'
import { Tour } from '@/components/members/tour/tour'
import { TextLink } from '@/components/ui/button/text-link'
import { Section } from '@/components/ui/layout/section'
import { FirstSteps } from '@/components/workspaces/first-steps/first-steps'
import type { ActivityLine } from '@/lib/activity/queries'
import type { HomeFigures } from '@/lib/reviews/figures/queries/get-figures'
import type { UndeliveredMail } from '@/lib/notifications/queries/list-notifications'
import type { StepView } from '@/lib/workspaces/first-steps/queries'
import { Numbers } from '@/components/reviews/figures/numbers'
import type { ToDoList } from '@/lib/dashboard/queries'
import { ToDo, type Moment } from './to-do'
import { Undelivered } from './undelivered'
import { Welcome } from './welcome'

const activityPath = '/dashboard?tab=activity'

interface HomeProps extends Moment {
  /** They have yet to see or skip the tour. */
  hasTour: boolean
  firstSteps: readonly StepView[] | null
  waiting: ToDoList
  lines: readonly ActivityLine[]
  figures: HomeFigures
  undelivered: readonly UndeliveredMail[]
  /** What teammates celebrate. */
  celebrations?: ReactNode
}

/** What helps somebody new, one thing at a time: an Admin's first steps, then the tour, then how to ask for feedback. */
function Guide({ hasTour, firstSteps, isNew }: Pick<HomeProps, 'hasTour' | 'firstSteps'> & { isNew: boolean }) {
  if (firstSteps) return <FirstSteps steps={firstSteps} invite={<InviteHere />} />
  if (hasTour) return <Tour />
  return isNew ? <Welcome /> : null
}

/** What to do first, then what happened, then the figures; of all that nothing while nothing has happened yet. */
export function Home({ waiting, lines, figures, undelivered, celebrations, zone, now, ...guide }: HomeProps) {
  const { own, wide } = figures
  const isNew = waiting.rows.length + own.total.asked + own.sentCount === 0
  const hasNews = !isNew || lines.length > 0 || (wide?.total.asked ?? 0) > 0
  return (
    <>
      <Undelivered mails={undelivered} />
      <Guide {...guide} isNew={isNew} />
      {!hasNews && celebrations}
      {hasNews && (
        <>
          <Section title="To do">
            <ToDo {...waiting} zone={zone} now={now} />
          </Section>
          {celebrations}
          <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Section
              title="What happened"
              action={lines.length > 0 && <TextLink href={activityPath}>See all</TextLink>}
            >
              {lines.length > 0 ? (
                <ActivityList label="What happened" lines={lines} zone={zone} now={now} />
              ) : (
                <p className="text-muted">What you send, close and are given will stand here.</p>
              )}
            </Section>
            <Numbers figures={figures} />
          </div>
        </>
      )}
    </>
  )
}
