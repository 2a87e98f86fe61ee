import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceDeletedProps {
  recipientName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceDeletedProps) => `${workspaceName} has been deleted`

export default function WorkspaceDeleted(props: WorkspaceDeletedProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} has been deleted`}
      text="Everything in it is gone. You keep your account."
      button="Create a workspace"
      why="you were an admin"
    />
  )
}

WorkspaceDeleted.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/create',
} satisfies WorkspaceDeletedProps
