import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceSuspendedProps {
  recipientName: string
  workspaceName: string
  reason: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceSuspendedProps) => `${workspaceName} is suspended`

export default function WorkspaceSuspended({ reason, ...props }: WorkspaceSuspendedProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} is suspended`}
      text={`Nobody can open it for now. Nothing was deleted. Reason: ${reason}`}
      button="Contact support"
      why="you’re an admin"
    />
  )
}

WorkspaceSuspended.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  reason: 'Reported for spam.',
  link: 'https://rapport.example/support?query=contact',
} satisfies WorkspaceSuspendedProps
