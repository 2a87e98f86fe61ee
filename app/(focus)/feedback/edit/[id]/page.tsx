import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ViewOnArrival } from '@/components/notifications/view-on-arrival'
import { ManageScreen } from '@/components/reviews/running/manage/manage-screen'
import { PeoplePart } from '@/components/reviews/running/manage/people-part'
import { SettingsPart } from '@/components/reviews/running/manage/settings-part'
import { NominationsPart } from '@/components/reviews/running/nominations/nominations-screen'
import { ScheduledScreen } from '@/components/reviews/asking/scheduled/scheduled-screen'
import { Wizard } from '@/components/reviews/asking/wizard/wizard'
import { requireMember, type Actor } from '@/lib/access/actor'
import { onScreen } from '@/lib/access/outcome'
import { getWizardDraft } from '@/lib/reviews/drafting/queries/get-wizard-draft'
import { hasNewsAbout } from '@/lib/notifications/queries/is-unread-about'
import { getNominations } from '@/lib/reviews/nominations/queries/get-nominations'
import { findRow, listRespondents } from '@/lib/reviews/respondents/queries/list-respondents'
import { manageSchema, type ManageFilter } from '@/lib/reviews/operating/schema'
import { findManaged, type ManagedReview } from '@/lib/reviews/operating/queries'
import { listFollowed } from '@/lib/reviews/series/queries/list-followed-groups'
import { isId } from '@/lib/shared/id'

export const metadata: Metadata = { title: 'Ask for feedback' }

async function partOf(actor: Actor, review: ManagedReview, { tab, page, person }: ManageFilter) {
  if (tab === 'nominations') return <NominationsPart view={await onScreen(getNominations(actor, review.id))} />
  if (tab === 'settings') return <SettingsPart review={review} />
  const [people, groups, opened] = await Promise.all([
    listRespondents(review, page),
    listFollowed(review),
    person === undefined ? null : findRow(review, person),
  ])
  return <PeoplePart review={review} page={page} people={people} groups={groups} person={opened} />
}

/** Drafts are edited, sent forms are managed. */
export default async function EditFeedbackPage({ params, searchParams }: PageProps<'/feedback/edit/[id]'>) {
  const actor = await requireMember()
  const { id } = await params
  if (!isId(id)) notFound()
  const draft = await onScreen(getWizardDraft(actor, id))
  if (draft !== null) return draft.startsAt === null ? <Wizard draft={draft} /> : <ScheduledScreen draft={draft} />
  const review = await onScreen(findManaged(actor, id))
  if (review === null) notFound()
  const filter = manageSchema.parse(await searchParams)
  const tab = filter.tab === 'nominations' && review.nominations === null ? 'settings' : filter.tab
  const path = `/feedback/edit/${id}`
  const [part, hasNews] = await Promise.all([partOf(actor, review, { ...filter, tab }), hasNewsAbout(actor, path)])
  return (
    <ManageScreen review={review} tab={tab}>
      {part}
      {hasNews && <ViewOnArrival path={path} />}
    </ManageScreen>
  )
}
