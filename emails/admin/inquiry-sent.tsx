import { ShortLetter } from '@/emails/_parts/short-letter'
import { Quote } from '@/emails/_parts/text'

export interface InquirySentProps {
  askerName: string
  message: string
  link: string
}

export const subject = ({ askerName }: InquirySentProps) => `${askerName} asks for your help`

export default function InquirySent({ askerName, message, ...props }: InquirySentProps) {
  return (
    <ShortLetter
      {...props}
      preview={message.slice(0, 120)}
      sender={askerName}
      did="asks for your help"
      button={`Reply to ${askerName}`}
      why="you’re a super admin"
    >
      <Quote>{message}</Quote>
    </ShortLetter>
  )
}

InquirySent.PreviewProps = {
  askerName: 'Amara Okafor',
  message: 'Inquiry for Enterprise Plan for Acme',
  link: 'mailto:amara.okafor@acme.example',
} satisfies InquirySentProps
