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
  const text = 'Sign in with this address. For another workspace, open “Switch workspace” there.'
  return (
    <Layout preview={text} why="someone registered with this address">
      <Title>You already have an account</Title>
      <Greeting name={recipientName} />
      <Paragraph>{text}</Paragraph>
      <ActionButton href={link} label="Sign in" />
      <SmallPrint>
        Forgot your password?{' '}
        <Link className="teal" style={look.link} href={resetLink}>
          {resetLink}
        </Link>
      </SmallPrint>
      <SmallPrint>Wasn’t you? Ignore this e-mail.</SmallPrint>
    </Layout>
  )
}

AccountExists.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/auth/login',
  resetLink: 'https://rapport.example/forgot-password',
} satisfies AccountExistsProps
