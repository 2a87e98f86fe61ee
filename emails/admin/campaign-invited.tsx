import { ShortLetter } from '@/emails/_parts/short-letter'
import { plural } from '@/lib/shared/text'

export interface CampaignInvitedProps {
  recipientName: string
  companyName: string
  days: number
  link: string
}

export const subject = ({ companyName }: CampaignInvitedProps) => `Your Rapport workspace for ${companyName}`

export default function CampaignInvited({ companyName, days, ...props }: CampaignInvitedProps) {
  return (
    <ShortLetter
      {...props}
      title={`Set up ${companyName} on Rapport`}
      text={`Feedback, goals and one-on-ones in one place. The link works for ${plural(days, 'day')}.`}
      button={`Set up ${companyName}`}
      smallPrint="Not interested? Ignore this e-mail."
      why={`we invited ${companyName}`}
    />
  )
}

CampaignInvited.PreviewProps = {
  recipientName: 'Ana',
  companyName: 'Harbour Works',
  days: 14,
  link: 'https://rapport.example/auth/campaign/x',
} satisfies CampaignInvitedProps
