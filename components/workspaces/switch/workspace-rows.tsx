import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { WorkspaceLogo } from '@/components/shell/sidebar/workspace-sign'
import { Button } from '@/components/ui/button/button'
import { TextLink } from '@/components/ui/button/text-link'
import { Badge } from '@/components/ui/display/badge'
import { Icon } from '@/components/ui/icon/icon'
import { FactLine } from '@/components/ui/list/fact-line'
import { formatDate } from '@/lib/shared/dates'
import { logoPath } from '@/lib/shared/routes'
import { cappedCount, plural } from '@/lib/shared/text'
import type { LeftWorkspace, OwnWorkspace } from '@/lib/workspaces/queries'

interface WorkspaceRowProps {
  workspace: OwnWorkspace
  /** The current workspace. */
  isHere: boolean
}

/** A workspace that can be entered. */
export function WorkspaceRow({ workspace, isHere }: WorkspaceRowProps) {
  const { id, name, description, logoId, role, peopleCount, unseenCount } = workspace
  const face = (
    <>
      <WorkspaceLogo name={name} logo={logoId && logoPath(logoId)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          {unseenCount > 0 && <Badge tone="info">{cappedCount(unseenCount)} new</Badge>}
        </span>
        <span className="block text-sm text-subtle">
          <FactLine facts={[role, plural(peopleCount, 'person', 'people')]} />
        </span>
        {description && <span className="block text-sm wrap-anywhere text-subtle">{description}</span>}
      </span>
      {isHere ? (
        <>
          <Icon name="check" className="size-4 shrink-0 text-primary-ink" />
          <span className="sr-only">You are here</span>
        </>
      ) : (
        <Icon name="chevron-right" className="size-4 shrink-0 text-subtle" />
      )}
    </>
  )
  const shape =
    'flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left transition-colors duration-fast hover:bg-hover/60 focus-visible:-outline-offset-2'
  return (
    <li>
      {isHere ? (
        <Link href="/dashboard" aria-current="true" className={shape}>
          {face}
        </Link>
      ) : (
        <button type="submit" name="enter" value={id} className={shape}>
          {face}
        </button>
      )}
    </li>
  )
}

interface ClosedRowProps {
  name: string
  act?: ReactNode
  className: string
  children: ReactNode
}

/** A workspace that can't be opened, or not for long, and why. */
const ClosedRow = ({ name, act, className, children }: ClosedRowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-3 px-4 py-2.5">
    <WorkspaceLogo name={name} />
    <span className="min-w-0 flex-1 basis-32">
      <span className="block font-medium wrap-anywhere">{name}</span>
      <span className={cx('block text-sm', className)}>{children}</span>
    </span>
    {act}
  </li>
)

const support = <TextLink href="/support?query=contact">Contact support</TextLink>

/** Suspended by a super admin. */
export const SuspendedRow = ({ workspace: { name } }: { workspace: OwnWorkspace }) => (
  <ClosedRow name={name} className="text-danger-ink">
    This workspace is suspended. {support}
  </ClosedRow>
)

/** The reader was deactivated there. */
export const LeftRow = ({ workspace: { name, since }, zone }: { workspace: LeftWorkspace; zone: string }) => (
  <ClosedRow name={name} className="text-subtle">
    You were deactivated{since && ` on ${formatDate(since, 'MMM DD, YYYY', zone)}`}. Ask one of its admins.
  </ClosedRow>
)

/** Scheduled for deletion: with the undo, or the people to ask. */
export function LeavingRow({ workspace, zone }: { workspace: OwnWorkspace; zone: string }) {
  const { id, name, role, deletionAt, canKeep } = workspace
  const keep = canKeep && (
    <Button type="submit" size="sm" name="keep" value={id}>
      Cancel deletion
    </Button>
  )
  return (
    <ClosedRow name={name} className="text-danger-ink" act={keep}>
      {deletionAt && `Will be deleted on ${formatDate(deletionAt, 'MMM DD, YYYY', zone)}`}
      {!canKeep && <>. {role === 'Admin' ? support : 'Ask one of its admins.'}</>}
    </ClosedRow>
  )
}
