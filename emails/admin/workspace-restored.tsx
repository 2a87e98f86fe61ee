import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceRestoredProps {
  recipientName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceRestoredProps) => `${workspaceName} is open again`

export default function WorkspaceRestored({ workspaceName, ...rest }: WorkspaceRestoredProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} is open again`}
      text={`everybody can open ${workspaceName} again. Nothing was lost.`}
      button="Open your workspaces"
      why={`You get this because you are an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
    />
  )
}

WorkspaceRestored.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceRestoredProps
