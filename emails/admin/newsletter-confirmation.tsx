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
      text="Confirm it to get the next issue."
      button="Subscribe"
      smallPrint="Wasn’t you? You can ignore this e-mail."
      why="You get this because someone entered your address on the Rapport website."
    />
  )
}

NewsletterConfirmation.PreviewProps = {
  link: 'https://rapport.example/newsletter?token=x',
} satisfies NewsletterConfirmationProps
