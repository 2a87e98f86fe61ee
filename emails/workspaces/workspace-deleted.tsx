import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletedProps {
  recipientName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceDeletedProps) => `${workspaceName} has been deleted`

export default function WorkspaceDeleted({ workspaceName, ...rest }: WorkspaceDeletedProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} is gone`}
      text={`the thirty days are over, and ${workspaceName} has been deleted with everything in it. You keep your account, and with it you can begin a new workspace at any time.`}
      button="Begin a new workspace"
      why={`You get this because you were an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
    />
  )
}

WorkspaceDeleted.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/create',
} satisfies WorkspaceDeletedProps
