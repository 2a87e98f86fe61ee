import { ShortLetter } from '@/emails/_parts/short-letter'

export interface NewsletterConfirmationProps {
  link: string
}

export const subject = () => 'Confirm your subscription to the Rapport newsletter'

export default function NewsletterConfirmation(props: NewsletterConfirmationProps) {
  return (
    <ShortLetter
      {...props}
      title="Confirm your subscription"
      text="You’ll get the next issue."
      button="Subscribe"
      smallPrint="Wasn’t you? Ignore this e-mail."
      why="someone entered this address on our website"
    />
  )
}

NewsletterConfirmation.PreviewProps = {
  link: 'https://rapport.example/newsletter?token=x',
} satisfies NewsletterConfirmationProps
