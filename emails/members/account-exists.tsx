import { Link } from 'react-email'
import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { look } from '@/emails/_parts/look'
import { Greeting, Paragraph, SmallPrint, Title } from '@/emails/_parts/text'

export interface AccountExistsProps {
  recipientName: string
  link: string
  resetLink: string
}

export const subject = (_props: AccountExistsProps) => 'You already have a Rapport account'

export default function AccountExists({ recipientName, link, resetLink }: AccountExistsProps) {
  const text = 'Sign in with this address. Nothing new was created.'
  return (
    <Layout preview={text} why="You get this because someone tried to register with your address.">
      <Title>You already have an account</Title>
      <Greeting name={recipientName} />
      <Paragraph>{text}</Paragraph>
      <ActionButton href={link} label="Sign in" />
      <SmallPrint>
        Forgot your password? Choose a new one:{' '}
        <Link className="teal" style={look.link} href={resetLink}>
          {resetLink}
        </Link>
      </SmallPrint>
      <SmallPrint>Wasn’t you? You can ignore this e-mail.</SmallPrint>
    </Layout>
  )
}

AccountExists.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/auth/login',
  resetLink: 'https://rapport.example/forgot-password',
} satisfies AccountExistsProps
