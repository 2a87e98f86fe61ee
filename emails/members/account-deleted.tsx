import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface AccountDeletedProps {
  recipientName: string
  /** Day, time and zone in words. */
  deletedOn: string
}

export const subject = (_props: AccountDeletedProps) => 'Your account at Rapport is deleted'

export default function AccountDeleted({ recipientName, deletedOn }: AccountDeletedProps) {
  return (
    <Layout
      preview="This is the last mail you get from us."
      why="You get this because this was the address of your account."
    >
      <Title>Your account is deleted</Title>
      <Greeting name={recipientName}>
        your account was deleted on {deletedOn}, as you asked. What you wrote to others stays with them, under the name
        of a former colleague. This is the last mail you get from us.
      </Greeting>
      <Paragraph>Thank you for having been here.</Paragraph>
    </Layout>
  )
}

AccountDeleted.PreviewProps = {
  recipientName: 'Priya',
  deletedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
} satisfies AccountDeletedProps
