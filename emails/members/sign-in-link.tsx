import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface SignInLinkProps {
  /** Names the person only once the address is known to be theirs. */
  greeting: string
  link: string
}

export const subject = (_props: SignInLinkProps) => 'Your link to sign in to Rapport'

export default function SignInLink({ greeting, link }: SignInLinkProps) {
  return (
    <Layout preview="It works once, for 10 minutes." why="You get this because you asked for a link to sign in.">
      <Title>{greeting}</Title>
      <Paragraph>This link signs you in without a password. It works once, for 10 minutes.</Paragraph>
      <ActionButton href={link} label="Sign in" />
      <SmallPrint>
        If you did not ask for it, somebody typed your address by mistake. Nobody gets in without this letter.
      </SmallPrint>
    </Layout>
  )
}

SignInLink.PreviewProps = {
  greeting: 'Welcome back, Priya',
  link: 'https://rapport.example/auth/magic-link/Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies SignInLinkProps
