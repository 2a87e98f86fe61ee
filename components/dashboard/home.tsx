import type { ReactNode } from 'react'
import { ActivityList } from '@/components/activity/activity-list'
import { InviteHere } from '@/components/invitations/invite/invite-here'
import { Tour } from '@/components/members/tour/tour'
import { TextLink } from '@/components/ui/button/text-link'
import { Section } from '@/components/ui/layout/section'
import { FirstSteps } from '@/components/workspaces/first-steps/first-steps'
import type { HomeView } from '@/lib/dashboard/queries'
import { Numbers } from '@/components/reviews/figures/numbers'
import { ToDo } from './to-do'
import type { Moment } from './to-do-row'
import { Undelivered } from './undelivered'
import { Welcome } from './welcome'

const activityPath = '/dashboard?tab=activity'

interface HomeProps extends HomeView, Moment {
  /** The tour is neither seen nor skipped. */
  hasTour: boolean
  /** All to-dos are shown. */
  isAll: boolean
  celebrations?: ReactNode
}

/** One guide at a time: first steps, the tour, or asking for feedback. */
function Guide({ hasTour, firstSteps, isNew }: Pick<HomeProps, 'hasTour' | 'firstSteps'> & { isNew: boolean }) {
  if (firstSteps) return <FirstSteps steps={firstSteps} invite={<InviteHere />} />
  if (hasTour) return <Tour />
  return isNew ? <Welcome /> : null
}

/** Empty before there is any activity. */
export function Home({ waiting, lines, figures, undelivered, celebrations, isAll, zone, now, ...guide }: HomeProps) {
  const { own, wide } = figures
  // People who join are news to everyone, and no sign of work.
  const hasBegun = lines.some(({ type }) => type !== 'CUSTOM')
  const isNew = waiting.rows.length + own.asked + own.sent === 0 && !hasBegun
  const isGuided = guide.firstSteps !== null || guide.hasTour || isNew
  const hasNews = !isNew || lines.length > 0 || (wide?.total.asked ?? 0) > 0
  return (
    <>
      <Undelivered mails={undelivered} />
      <Guide {...guide} isNew={isNew} />
      {!hasNews && celebrations}
      {hasNews && (
        <>
          <Section title="To do">
            <ToDo {...waiting} isAll={isAll} isGuided={isGuided} zone={zone} now={now} />
          </Section>
          {celebrations}
          <div className="grid grid-cols-1 gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Section
              title="Activity"
              action={
                lines.length > 0 && (
                  <TextLink href={activityPath} aria-label="See all activity">
                    See all
                  </TextLink>
                )
              }
            >
              {lines.length > 0 ? (
                <ActivityList label="Activity" lines={lines} zone={zone} now={now} />
              ) : (
                <p className="text-muted">No activity yet</p>
              )}
            </Section>
            <Numbers figures={figures} />
          </div>
        </>
      )}
    </>
  )
}
