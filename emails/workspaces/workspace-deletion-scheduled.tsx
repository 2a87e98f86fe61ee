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
      text="Nobody can open it now. Until then any admin can cancel the deletion."
      button="Cancel the deletion"
      why={`You get this because you are an admin of ${props.workspaceName}.`}
    />
  )
}

WorkspaceDeletionScheduled.PreviewProps = {
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  day: 'Dec 21, 2026',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceDeletionScheduledProps
