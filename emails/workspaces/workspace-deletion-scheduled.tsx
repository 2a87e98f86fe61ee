import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletionScheduledProps {
  recipientName: string
  doerName: string
  workspaceName: string
  /** On which it will be gone. */
  day: string
  link: string
}

export const subject = ({ workspaceName, day }: WorkspaceDeletionScheduledProps) =>
  `${workspaceName} will be deleted on ${day}`

export default function WorkspaceDeletionScheduled({
  doerName,
  workspaceName,
  day,
  ...rest
}: WorkspaceDeletionScheduledProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} will be deleted`}
      text={`${doerName} asked for the workspace ${workspaceName} to be deleted. Nobody can open it now, and on ${day} it will be gone with everything in it. Until then any of its admins can take that back.`}
      button="Take it back"
      why={`You get this because you are an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
    />
  )
}

WorkspaceDeletionScheduled.PreviewProps = {
  recipientName: 'Amara',
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  day: 'Dec 21, 2026',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceDeletionScheduledProps
