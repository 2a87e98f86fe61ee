import { ActionButton } from '@/emails/_parts/button'
import { Layout } from '@/emails/_parts/layout'
import { Paragraph, Title } from '@/emails/_parts/text'

export interface NewsletterConfirmationProps {
  link: string
}

export const subject = () => 'Confirm your subscription to the Rapport newsletter'

const text = 'One press, and the next issue is yours.'

export default function NewsletterConfirmation({ link }: NewsletterConfirmationProps) {
  return (
    <Layout
      preview={text}
      why="You get this because somebody entered your address on the Rapport website. If that wasn’t you, ignore this e-mail."
    >
      <Title>Confirm your subscription</Title>
      <Paragraph>{text}</Paragraph>
      <ActionButton href={link} label="Subscribe" />
    </Layout>
  )
}

NewsletterConfirmation.PreviewProps = {
  link: 'https://rapport.example/newsletter?token=x',
} satisfies NewsletterConfirmationProps
