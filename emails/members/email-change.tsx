import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface EmailChangeProps {
  link: string
}

export const subject = (_props: EmailChangeProps) => 'Confirm your new e-mail address for Rapport'

export default function EmailChange({ link }: EmailChangeProps) {
  return (
    <Layout
      preview="One step, and you sign in with this address."
      why="You get this because somebody wants to use this address for their account, we hope it was you."
    >
      <Title>Is this your new address?</Title>
      <Paragraph>
        Confirm it, and from then on you sign in with it and get your mail here. The link works once, for 24 hours.
      </Paragraph>
      <ActionButton href={link} label="Use this address" />
      <SmallPrint>If it was not you, do nothing: nothing changes without this step.</SmallPrint>
    </Layout>
  )
}

EmailChange.PreviewProps = {
  link: 'https://rapport.example/email-verification-result?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailChangeProps
