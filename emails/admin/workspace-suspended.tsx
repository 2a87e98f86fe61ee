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
      text={`Nobody can open it for now. Nothing was deleted. The reason: ${reason}`}
      button="Contact support"
      why={`You get this because you are an admin of ${props.workspaceName}.`}
    />
  )
}

WorkspaceSuspended.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  reason: 'Reported for spam.',
  link: 'https://rapport.example/support?query=contact',
} satisfies WorkspaceSuspendedProps
