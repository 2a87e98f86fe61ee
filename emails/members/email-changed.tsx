import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface EmailChangedProps {
  recipientName: string
  newEmail: string
  /** Day, time and zone in words. */
  changedOn: string
  /** Where to say so, should it have been somebody else. */
  link: string
}

export const subject = (_props: EmailChangedProps) => 'Your account at Rapport has a new e-mail address'

export default function EmailChanged({ recipientName, newEmail, changedOn, link }: EmailChangedProps) {
  return (
    <Layout
      preview={`It was changed on ${changedOn}.`}
      why="You get this because this was the address of your account until now."
    >
      <Title>This is not your address any more</Title>
      <Greeting name={recipientName}>
        on {changedOn} the address of your account became {newEmail}. You sign in with it from now on, and your mail
        goes there. If that was you, all is well.
      </Greeting>
      <Paragraph>If it was not, tell us at once.</Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

EmailChanged.PreviewProps = {
  recipientName: 'Priya',
  newEmail: 'priya@example.com',
  changedOn: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/support?query=contact',
} satisfies EmailChangedProps
