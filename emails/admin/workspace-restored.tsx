import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceRestoredProps {
  recipientName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceRestoredProps) => `${workspaceName} is open again`

export default function WorkspaceRestored(props: WorkspaceRestoredProps) {
  return (
    <ShortLetter
      {...props}
      title={`${props.workspaceName} is open again`}
      text="Everyone can use it again, and nothing was lost."
      button="Open your workspaces"
      why={`You get this because you are an admin of ${props.workspaceName}.`}
    />
  )
}

WorkspaceRestored.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceRestoredProps
