import { Link } from 'react-email'
import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { look } from '@/emails/_parts/look'
import { Greeting, SmallPrint, Title } from '@/emails/_parts/text'

export interface AccountExistsProps {
  recipientName: string
  link: string
  resetLink: string
}

export const subject = (_props: AccountExistsProps) => 'You already have an account at Rapport'

export default function AccountExists({ recipientName, link, resetLink }: AccountExistsProps) {
  return (
    <Layout
      preview="There is no need for a second one."
      why="You get this because somebody tried to register with your address."
    >
      <Title>You are here already</Title>
      <Greeting name={recipientName}>this address has an account. Sign in with it; nothing new was created.</Greeting>
      <ActionButton href={link} label="Sign in" />
      <SmallPrint>
        Forgotten the password? Choose a new one:{' '}
        <Link className="teal" style={look.link} href={resetLink}>
          {resetLink}
        </Link>
      </SmallPrint>
      <SmallPrint>If it was not you, there is nothing to do.</SmallPrint>
    </Layout>
  )
}

AccountExists.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/auth/login',
  resetLink: 'https://rapport.example/forgot-password',
} satisfies AccountExistsProps
