import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface AccountDeletedProps {
  recipientName: string
  /** Day, time and zone in words. */
  deletedOn: string
}

export const subject = (_props: AccountDeletedProps) => 'Your Rapport account is deleted'

export default function AccountDeleted({ recipientName, deletedOn }: AccountDeletedProps) {
  const text = `Deleted on ${deletedOn}. What you wrote to others stays, under “former colleague”.`
  return (
    <Layout preview={text} why="this was your account’s address">
      <Title>Your account is deleted</Title>
      <Greeting name={recipientName} />
      <Paragraph>{text}</Paragraph>
    </Layout>
  )
}

AccountDeleted.PreviewProps = {
  recipientName: 'Priya',
  deletedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
} satisfies AccountDeletedProps
