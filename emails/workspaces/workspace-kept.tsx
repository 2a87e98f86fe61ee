import { ShortLetter } from '@/emails/_parts/short-letter'

export interface WorkspaceKeptProps {
  recipientName: string
  doerName: string
  workspaceName: string
  link: string
}

export const subject = ({ workspaceName }: WorkspaceKeptProps) => `${workspaceName} will not be deleted`

export default function WorkspaceKept({ doerName, workspaceName, ...rest }: WorkspaceKeptProps) {
  return (
    <ShortLetter
      {...rest}
      title={`${workspaceName} stays`}
      text={`${doerName} took back the deletion of ${workspaceName}. Nothing was lost, and everybody can open it again.`}
      button="Open your workspaces"
      why={`You get this because you are an admin of ${workspaceName}.`}
      workspaceName={workspaceName}
    />
  )
}

WorkspaceKept.PreviewProps = {
  recipientName: 'Amara',
  doerName: 'Priya Nair',
  workspaceName: 'Acme',
  link: 'https://rapport.example/workspace/switch',
} satisfies WorkspaceKeptProps
