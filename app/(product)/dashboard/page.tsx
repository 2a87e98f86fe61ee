import type { Metadata } from 'next'
import { Home } from '@/components/dashboard/home'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { requireMember } from '@/lib/access/actor'
import { listActivity } from '@/lib/activity/queries'
import { getOwnNumbers, getPresent, listOwnSteps, listToAnswer } from '@/lib/dashboard/queries'
import { listUndelivered } from '@/lib/notifications/queries'

export const metadata: Metadata = { title: 'Home' }

export default async function DashboardPage() {
  const actor = await requireMember()
  const [toAnswer, steps, activity, numbers, undelivered] = await Promise.all([
    listToAnswer(actor),
    listOwnSteps(actor),
    listActivity(actor, { size: 8 }),
    getOwnNumbers(actor),
    listUndelivered(actor),
  ])
  const { greeting, day, ...moment } = getPresent(actor)
  const ask = (
    <ButtonLink href="/feedback/add" variant="primary">
      Ask for feedback
    </ButtonLink>
  )
  return (
    <Page>
      <PageHeader title={greeting} text={day} action={ask} />
      <Home {...{ toAnswer, steps, numbers, undelivered, ...moment }} lines={activity.rows} />
    </Page>
  )
}
