import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletionAnnouncedProps {
  recipientName: string
  workspaceName: string
  reason: string
  /** The deletion day. */
  day: string
  link: string
}

export const subject = ({ workspaceName, day }: WorkspaceDeletionAnnouncedProps) =>
  `${workspaceName} will be deleted on ${day}`

export default function WorkspaceDeletionAnnounced({ reason, day, ...props }: WorkspaceDeletionAnnouncedProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} will be deleted on ${day}`}
      text={`Nobody can open it until then. Reason: ${reason}`}
      button="Contact support"
      why="you’re an admin"
    />
  )
}

WorkspaceDeletionAnnounced.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  reason: 'Not used for two years.',
  day: 'Dec 21, 2026',
  link: 'https://rapport.example/support?query=contact',
} satisfies WorkspaceDeletionAnnouncedProps
