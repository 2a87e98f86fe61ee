import type { Place } from '@/lib/account/queries/list-places'
import type { ReactNode } from 'react'
import { nameList } from '@/lib/shared/text'
import { Callout } from '@/components/ui/display/callout'
import { TextLink } from '@/components/ui/button/text-link'
import { pathIn } from '@/lib/shared/routes'
import { formatDate } from '@/lib/shared/dates'
import { isLeftAlone, goesAlong } from '@/lib/account/rules'
import { FocusFrame } from '@/components/shell/focus-frame'
import { PageHeader } from '@/components/ui/layout/page-header'
import { Card } from '@/components/ui/layout/card'

interface DeleteAccountScreenProps {
  places: Place[]
  /** Of the person's clock. */
  zone: string
  /** Where closing leads: somebody without a place has no settings. */
  back: { href: string; label: string }
  /** The form that asks for the proof. */
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

/** Why it cannot be deleted yet: they run a workspace of others. */
const LeftAlone = ({ places }: { places: Place[] }) => (
  <Callout tone="warning" title={`You are the only admin of ${namesOf(places)}`}>
    The people there would be left without anybody who can let others in or put things right. Make somebody else an
    admin first, or delete the workspace and come back once it is gone.
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

/** Why it cannot be deleted yet: nobody else could take back that a workspace of others is deleted. */
const Leaving = ({ places, zone }: { places: Place[]; zone: string }) => (
  <Callout tone="warning" title={`You are the only one who can still keep ${namesOf(places)}`}>
    Until it is deleted, an admin can take that back, and there is no other. Come back once it is gone, or take it back
    and make somebody else an admin first.
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

/** All that will happen, before anything does. */
export function DeleteAccountScreen({ places, zone, back, children }: DeleteAccountScreenProps) {
  const leftAlone = places.filter(isLeftAlone)
  const open = leftAlone.filter(({ deletionAt }) => deletionAt === null)
  const leaving = leftAlone.filter(({ deletionAt }) => deletionAt !== null)
  const goingAlong = places.filter(goesAlong)
  return (
    <FocusFrame close={back} heading={<p className="truncate font-medium">Your account</p>}>
      <PageHeader
        title="Delete your account"
        text="It happens at once, in all your workspaces, and cannot be undone."
      />
      <Card className="mb-10 grid grid-cols-1 gap-6 sm:p-6">
        <Points title="What goes">
          <li>Your name, address, photo, profile and password. The address is free for a new account.</li>
          <li>Your places in teams, your tags, and what you were told. You are signed out everywhere.</li>
          <li>What you are asked and have not answered, and what you began and did not send.</li>
          {goingAlong.length > 0 && (
            <li>
              <strong className="font-medium">{namesOf(goingAlong)}</strong>, with all that is in it: nobody but you
              comes in there.
            </li>
          )}
        </Points>
        <Points title="What stays">
          <li>
            What you wrote to others, and forms you sent. It is theirs by now, and stands under the name “Former
            colleague”.
          </li>
          <li>What you answered anonymously, as it always was: tied to nobody.</li>
          <li>
            Messages others have got, what their activity says they did with you, and the audit log, in the words in
            which they were written.
          </li>
        </Points>
        <p className="text-muted">
          Do you want a copy first?{' '}
          <TextLink href="/api/my-data" download>
            Download your data
          </TextLink>
          .
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
