import type { Place } from '@/lib/account/queries/list-places'
import type { ReactNode } from 'react'
import { nameList } from '@/lib/shared/text'
import { Callout } from '@/components/ui/display/callout'
import { TextLink } from '@/components/ui/button/text-link'
import { pathIn } from '@/lib/shared/routes'
import { formatDate } from '@/lib/shared/dates'
import { isLeftAlone, goesAlong } from '@/lib/account/rules'
import { FocusFrame } from '@/components/shell/frames/focus-frame'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Card } from '@/components/ui/layout/card'

interface DeleteAccountScreenProps {
  places: Place[]
  /** The person's zone. */
  zone: string
  /** The close link; people without a workspace have no settings. */
  back: { href: string; label: string }
  /** The confirmation form. */
  children: ReactNode
}

const Points = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-semibold">{title}</h2>
    <ul className="ml-5 grid list-disc grid-cols-1 gap-1.5 marker:text-subtle">{children}</ul>
  </section>
)

const namesOf = (places: Place[]) =>
  nameList(
    places.map(({ workspaceName }) => workspaceName),
    places.length,
  )

/** Blocked while they are the only Admin of a shared workspace. */
const LeftAlone = ({ places }: { places: Place[] }) => (
  <Callout tone="warning" title={`You’re the only admin of ${namesOf(places)}`}>
    Make someone else an admin, or delete the workspace first.
    <ul className="mt-2 grid gap-2">
      {places.map(({ workspaceId, workspaceName }) => (
        <li key={workspaceId} className="flex flex-wrap gap-x-4 gap-y-2">
          <TextLink href={pathIn(workspaceId, '/users')}>People of {workspaceName}</TextLink>
          <TextLink href={pathIn(workspaceId, '/workspace/edit?tab=danger')}>Delete {workspaceName}</TextLink>
        </li>
      ))}
    </ul>
  </Callout>
)

/** Blocked while only they could undo a workspace's deletion. */
const Leaving = ({ places, zone }: { places: Place[]; zone: string }) => (
  <Callout tone="warning" title={`${namesOf(places)} ${places.length === 1 ? 'is' : 'are'} being deleted`}>
    {' '}
    Wait until it’s deleted, or cancel the deletion and make someone else an admin.
    <ul className="mt-2 grid gap-2">
      {places.map(({ workspaceId, workspaceName, deletionAt }) => (
        <li key={workspaceId}>
          {workspaceName} {deletionAt && `will be deleted on ${formatDate(deletionAt, 'MMM DD, YYYY', zone)}`}
        </li>
      ))}
    </ul>
    <TextLink href="/workspace/switch">See your workspaces</TextLink>
  </Callout>
)

export function DeleteAccountScreen({ places, zone, back, children }: DeleteAccountScreenProps) {
  const leftAlone = places.filter(isLeftAlone)
  const open = leftAlone.filter(({ deletionAt }) => deletionAt === null)
  const leaving = leftAlone.filter(({ deletionAt }) => deletionAt !== null)
  const goingAlong = places.filter(goesAlong)
  return (
    <FocusFrame close={back} heading={<p className="truncate font-medium">Your account</p>}>
      <PageHeader title="Delete your account" text="Immediate, in all your workspaces, and can’t be undone." />
      <Card className="mb-10 grid grid-cols-1 gap-6 sm:p-6">
        <Points title="Deleted">
          <li>Your name, e-mail address, photo, profile and password</li>
          <li>Your teams, tags and notifications</li>
          <li>Your drafts and unanswered requests</li>
          <li>Goals only you can see, and files of goals you uploaded</li>
          <li>Your private one-on-one notes, agenda templates and schedules, and your calendar links</li>
          <li>Coming one-on-ones and meetings you organize: they’re canceled</li>
          <li>What you wrote to our support</li>
          <li>Your reactions to applause, celebrations and connected accounts</li>
          {goingAlong.length > 0 && (
            <li>
              <strong className="font-medium">{namesOf(goingAlong)}</strong> with everything in it: you’re the only
              person there
            </li>
          )}
        </Points>
        <Points title="Kept">
          <li>Feedback you gave and forms you sent, under the name “Former colleague”</li>
          <li>Your other goals, past meetings, badges, comments and applause, under the same name</li>
          <li>Anonymous answers, which nothing ties to you</li>
          <li>The newsletter, if you get it: each issue has a link to unsubscribe</li>
          <li>Your name in mails sent, other people’s activity and the audit log</li>
        </Points>
        <p className="text-muted">
          <TextLink href="/api/my-data" download>
            Download your data
          </TextLink>{' '}
          first if you want a copy.
        </p>
      </Card>
      <div className="grid grid-cols-1 gap-4">
        {open.length > 0 && <LeftAlone places={open} />}
        {leaving.length > 0 && <Leaving places={leaving} zone={zone} />}
        {leftAlone.length === 0 && children}
      </div>
    </FocusFrame>
  )
}
