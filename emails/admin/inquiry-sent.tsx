import { ShortLetter } from '@/emails/_parts/short-letter'
import { Facts } from '@/emails/_parts/facts'
import { Quote } from '@/emails/_parts/text'

export interface InquirySentProps {
  askerName: string
  askerEmail: string
  message: string
  link: string
}

export const subject = ({ askerName }: InquirySentProps) => `${askerName} asks for your help`

export default function InquirySent({ askerName, askerEmail, message, ...props }: InquirySentProps) {
  return (
    <ShortLetter
      {...props}
      preview={message.slice(0, 120)}
      sender={askerName}
      did="asks for your help"
      button={`Reply to ${askerName}`}
      why="You get this because you are a super admin of this installation of Rapport."
    >
      <Quote>{message}</Quote>
      <Facts facts={[['E-mail', askerEmail]]} />
    </ShortLetter>
  )
}

InquirySent.PreviewProps = {
  askerName: 'Amara Okafor',
  askerEmail: 'amara.okafor@acme.example',
  message: 'Inquiry for Enterprise Plan for Acme',
  link: 'mailto:amara.okafor@acme.example',
} satisfies InquirySentProps
