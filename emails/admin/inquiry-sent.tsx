import { ActionButton } from '@/emails/_parts/button'
import { Facts } from '@/emails/_parts/facts'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface InquirySentProps {
  recipientName: string
  askerName: string
  askerEmail: string
  message: string
  link: string
}

export const subject = ({ askerName }: InquirySentProps) => `${askerName} asks for your help`

export default function InquirySent({ recipientName, askerName, askerEmail, message, link }: InquirySentProps) {
  return (
    <Layout preview={message.slice(0, 120)} why="You get this because you look after this installation of Rapport.">
      <Title>{askerName} asks for your help</Title>
      <Greeting name={recipientName}>this was written on the support page:</Greeting>
      {message.split(/\n+/).map((line, index) => (
        <Paragraph key={index}>{line}</Paragraph>
      ))}
      <Facts facts={[['To answer', askerEmail]]} />
      <ActionButton href={link} label={`Answer ${askerName}`} />
    </Layout>
  )
}

InquirySent.PreviewProps = {
  recipientName: 'Robin',
  askerName: 'Amara Okafor',
  askerEmail: 'amara.okafor@acme.example',
  message: 'Inquiry for Enterprise Plan for Acme',
  link: 'mailto:amara.okafor@acme.example',
} satisfies InquirySentProps
