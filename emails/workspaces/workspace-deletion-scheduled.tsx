import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletionScheduledProps {
  doerName: string
  workspaceName: string
  /** The deletion day. */
  day: string
  link: string
}

export const subject = ({ doerName, workspaceName }: WorkspaceDeletionScheduledProps) =>
  `${doerName} is deleting ${workspaceName}`

export default function WorkspaceDeletionScheduled({ doerName, day, ...props }: WorkspaceDeletionScheduledProps) {
  return (
    <ShortLetter
      {...props}
      sender={doerName}
      did={`is deleting ${props.workspaceName}`}
      title={`${props.workspaceName} will be deleted on ${day}`}
      text="Until then nobody can open it, and any admin can cancel."
      button="Cancel deletion"
      why="you’re an admin"
    />
  )
}

WorkspaceDeletionScheduled.PreviewProps = {
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  day: 'Dec 21, 2026',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceDeletionScheduledProps
