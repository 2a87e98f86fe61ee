import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { FollowUpFormStart } from '@/lib/follow-ups/queries/get-follow-up-form'
import { followUpPath } from '@/lib/follow-ups/rules'
import { FollowUpForm } from './follow-up-form'

export const NewFollowUpScreen = ({ start }: { start: FollowUpFormStart }) => (
  <Page narrow>
    <PageHeader back={{ href: '/followups', label: 'Follow-ups' }} title="Schedule a follow-up" />
    <FollowUpForm start={start} />
  </Page>
)

export const EditFollowUpScreen = ({ start }: { start: FollowUpFormStart & { id: string; version: number } }) => (
  <Page narrow>
    <PageHeader back={{ href: followUpPath(start.id), label: start.values.title }} title="Edit follow-up" />
    <FollowUpForm start={start} />
  </Page>
)
