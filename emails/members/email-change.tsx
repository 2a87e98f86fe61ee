import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailChangeProps {
  link: string
}

export const subject = (_props: EmailChangeProps) => 'Confirm your new e-mail address for Rapport'

export default function EmailChange(props: EmailChangeProps) {
  return (
    <ShortLetter
      {...props}
      title="Is this your new address?"
      text="You’ll sign in with it and get mail here. The link works once, for 24 hours."
      button="Use this address"
      smallPrint="Wasn’t you? Ignore this e-mail."
      why="someone wants to use this address"
    />
  )
}

EmailChange.PreviewProps = {
  link: 'https://rapport.example/email-verification-result?token=Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailChangeProps
