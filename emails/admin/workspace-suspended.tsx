import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceSuspendedProps {
  recipientName: string
  workspaceName: string
  reason: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceSuspendedProps) => `${workspaceName} is suspended`

export default function WorkspaceSuspended({ workspaceName, reason, ...rest }: WorkspaceSuspendedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} is suspended`}
      text={`nobody can open ${workspaceName} at the moment. Nothing was deleted. The reason: ${reason}`}
      button="Contact support"
      why={`You get this because you are an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
    />
  )
}

WorkspaceSuspended.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  reason: 'Reported for spam.',
  link: 'https://rapport.example/support?query=contact',
} satisfies WorkspaceSuspendedProps
