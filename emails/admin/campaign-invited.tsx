import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Title } from '@/emails/_parts/text'

export interface CampaignInvitedProps {
  recipientName: string
  companyName: string
  days: number
  link: string
}

export const subject = ({ companyName }: CampaignInvitedProps) => `Your Rapport workspace for ${companyName}`

export default function CampaignInvited({ recipientName, companyName, days, link }: CampaignInvitedProps) {
  const text = `your workspace for ${companyName} is ready to be set up: feedback, goals and one-on-ones in one place. The link works for ${days} days.`
  return (
    <Layout
      preview={text}
      why="You get this because Rapport invited you. You can ignore this e-mail, and you won’t get another."
    >
      <Title>Set up {companyName} on Rapport</Title>
      <Greeting name={recipientName}>{text}</Greeting>
      <ActionButton href={link} label={`Set up ${companyName}`} />
    </Layout>
  )
}

CampaignInvited.PreviewProps = {
  recipientName: 'Ana',
  companyName: 'Harbour Works',
  days: 14,
  link: 'https://rapport.example/auth/campaign/x',
} satisfies CampaignInvitedProps
