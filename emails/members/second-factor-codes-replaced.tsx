import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface SecondFactorCodesReplacedProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** Where a new password can be asked for, should it have been somebody else. */
  link: string
}

export const subject = (_props: SecondFactorCodesReplacedProps) => 'You have new recovery codes'

export default function SecondFactorCodesReplaced({ recipientName, at, link }: SecondFactorCodesReplacedProps) {
  return (
    <Layout
      preview={`They were made on ${at}.`}
      why="You get this because new recovery codes were made for your account."
    >
      <Title>You have new recovery codes</Title>
      <Greeting name={recipientName}>
        new recovery codes were made for your account on {at}. The ones before no longer work.
      </Greeting>
      <Paragraph>If that wasn’t you, choose a new password now. That signs you out everywhere.</Paragraph>
      <ActionButton href={link} label="This was not me" />
    </Layout>
  )
}

SecondFactorCodesReplaced.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  link: 'https://rapport.example/forgot-password',
} satisfies SecondFactorCodesReplacedProps
