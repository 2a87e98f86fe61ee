import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletionAnnouncedProps {
  recipientName: string
  workspaceName: string
  reason: string
  /** On which it will be gone. */
  day: string
  link: string
}

export const subject = ({ workspaceName, day }: WorkspaceDeletionAnnouncedProps) =>
  `${workspaceName} will be deleted on ${day}`

export default function WorkspaceDeletionAnnounced({
  workspaceName,
  reason,
  day,
  ...rest
}: WorkspaceDeletionAnnouncedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} will be deleted`}
      text={`on ${day} we delete ${workspaceName} with everything in it, and nobody can open it until then. The reason: ${reason}`}
      button="Contact support"
      why={`You get this because you are an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
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
