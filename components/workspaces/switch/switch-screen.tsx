import type { ReactNode } from 'react'
import { SignOutForm } from '@/components/members/sign-out-form'
import { AuthFrame } from '@/components/shell/frames/auth-frame'
import { ButtonLink } from '@/components/ui/button/button-link'
import { TextLink } from '@/components/ui/button/text-link'
import { Icon } from '@/components/ui/icon/icon'
import type { LeftWorkspace, OwnWorkspace } from '@/lib/workspaces/queries'
import { SwitchActs } from './switch-acts'
import { LeavingRow, LeftRow, SuspendedRow, WorkspaceRow } from './workspace-rows'

interface SwitchScreenProps {
  person: { firstName: string; email: string; timeZone: string }
  workspaces: readonly OwnWorkspace[]
  /** Those that deactivated them, shown to people without an open one. */
  left: readonly LeftWorkspace[]
  /** The session's, if it can be opened. */
  currentId: string | null
  /** False without a workspace to open, or before the two-step sign-in it requires. */
  hasSettings: boolean
  /** Pending invitations. */
  invitations?: ReactNode
}

function wordsFor({ person, workspaces, left, currentId }: SwitchScreenProps) {
  const open = workspaces.filter(({ isOpen }) => isOpen)
  if (open.length === 0 && workspaces.length + left.length > 0) return 'None of your workspaces are open right now.'
  if (open.length === 0) {
    return `Create a workspace, or ask someone to invite ${person.email}.`
  }
  if (currentId !== null) return undefined
  return open.length === 1 ? 'Open it to continue.' : 'Choose a workspace.'
}

/** Personal links that settings hold inside a workspace. */
const AccountLinks = () => (
  <p className="flex flex-wrap justify-center gap-x-4 gap-y-1 text-sm">
    <TextLink href="/api/my-data" download>
      Download my data
    </TextLink>
    <TextLink href="/profile/delete">Delete my account</TextLink>
  </p>
)

/** A person's workspaces; one press switches. */
export function SwitchScreen(props: SwitchScreenProps) {
  const { person, workspaces, currentId, hasSettings, invitations } = props
  const open = workspaces.filter(({ isOpen }) => isOpen)
  const left = open.length === 0 ? props.left : []
  const suspended = workspaces.filter(({ isOpen, deletionAt }) => !isOpen && deletionAt === null)
  const leaving = workspaces.filter(({ deletionAt }) => deletionAt !== null)
  return (
    <AuthFrame
      help="switch-workspace"
      title={open.length === 0 ? `Hello, ${person.firstName}` : 'Your workspaces'}
      text={wordsFor(props)}
      aside={
        <div className="flex flex-col items-center gap-4">
          <SignOutForm look="button" />
          {!hasSettings && <AccountLinks />}
        </div>
      }
    >
      {invitations}
      {workspaces.length + left.length > 0 && (
        <SwitchActs>
          <ul aria-label="Your workspaces" className="list">
            {open.map((workspace) => (
              <WorkspaceRow key={workspace.id} workspace={workspace} isHere={workspace.id === currentId} />
            ))}
            {suspended.map((workspace) => (
              <SuspendedRow key={workspace.id} workspace={workspace} />
            ))}
            {leaving.map((workspace) => (
              <LeavingRow key={workspace.id} workspace={workspace} zone={person.timeZone} />
            ))}
            {left.map((workspace) => (
              <LeftRow key={workspace.id} workspace={workspace} zone={person.timeZone} />
            ))}
          </ul>
        </SwitchActs>
      )}
      <ButtonLink href="/workspace/create" variant={open.length === 0 && !invitations ? 'primary' : 'secondary'} wide>
        <Icon name="plus" />
        Create a workspace
      </ButtonLink>
    </AuthFrame>
  )
}
