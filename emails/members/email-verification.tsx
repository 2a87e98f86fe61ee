import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface EmailVerificationProps {
  link: string
}

export const subject = (_props: EmailVerificationProps) => 'Confirm your e-mail address for Rapport'

export default function EmailVerification({ link }: EmailVerificationProps) {
  return (
    <Layout
      preview="One step, and your workspace is open."
      why="You get this because somebody registered with this address, we hope it was you."
    >
      <Title>Is this your address?</Title>
      <Paragraph>Confirm it, and your new workspace is open. The link works once, for 24 hours.</Paragraph>
      <ActionButton href={link} label="Confirm my address" />
      <SmallPrint>If it was not you, do nothing: without this step the account cannot be used.</SmallPrint>
    </Layout>
  )
}

EmailVerification.PreviewProps = {
  link: 'https://rapport.example/email-verification-result?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailVerificationProps
