import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Greeting, Paragraph, Title } from '@/emails/_parts/text'

export interface SecondFactorRecoveryCodeUsedProps {
  recipientName: string
  /** Day, time and zone in words. */
  at: string
  /** "7 of 10 recovery codes left". */
  codesLeft: string
  /** Where new ones can be made. */
  link: string
}

export const subject = (_props: SecondFactorRecoveryCodeUsedProps) => 'A recovery code was used'

export default function SecondFactorRecoveryCodeUsed(props: SecondFactorRecoveryCodeUsedProps) {
  const { recipientName, at, codesLeft, link } = props
  return (
    <Layout preview={`${codesLeft}.`} why="You get this because a recovery code of your account was used.">
      <Title>{codesLeft}</Title>
      <Greeting name={recipientName}>one of your recovery codes was used on {at}. It can’t be used again.</Greeting>
      <Paragraph>
        If you’re running out, or if that wasn’t you, make new ones. Those you have then stop working.
      </Paragraph>
      <ActionButton href={link} label="Make new recovery codes" />
    </Layout>
  )
}

SecondFactorRecoveryCodeUsed.PreviewProps = {
  recipientName: 'Priya',
  at: 'Nov 21, 2026, 05:00 pm (Kolkata)',
  codesLeft: '7 of 10 recovery codes left',
  link: 'https://rapport.example/profile/two-step',
} satisfies SecondFactorRecoveryCodeUsedProps
