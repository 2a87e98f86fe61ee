import { ShortLetter } from '@/emails/_parts/short-letter'

export interface IntegrationLostProps {
  recipientName: string
  workspaceName: string
  /** For example "Google Calendar". */
  service: string
  account: string
  link: string
}

export const subject = ({ service, workspaceName }: IntegrationLostProps) => `Reconnect ${service} in ${workspaceName}`

export default function IntegrationLost(props: IntegrationLostProps) {
  const { recipientName, workspaceName, service, account, link } = props
  return (
    <ShortLetter
      title={`Reconnect ${service}`}
      text={`Rapport lost access to ${account}. Pending updates go out once you reconnect.`}
      button={`Reconnect ${service}`}
      why={`${service} was disconnected`}
      recipientName={recipientName}
      workspaceName={workspaceName}
      link={link}
    />
  )
}

IntegrationLost.PreviewProps = {
  recipientName: 'Amara',
  workspaceName: 'Acme',
  service: 'Google Calendar',
  account: 'amara@acme.example',
  link: 'https://rapport.example/profile?tab=integrations',
} satisfies IntegrationLostProps
