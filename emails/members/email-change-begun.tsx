import { ShortLetter } from '@/emails/_parts/short-letter'

export interface EmailChangeBegunProps {
  recipientName: string
  link: string
}

export const subject = (_props: EmailChangeBegunProps) => 'Change your e-mail address for Rapport'

export default function EmailChangeBegun(props: EmailChangeBegunProps) {
  return (
    <ShortLetter
      {...props}
      title="Change your e-mail address"
      text="Open the link to enter your new address. It works for 30 minutes."
      button="Continue"
      smallPrint="Wasn’t you? Ignore this e-mail, and sign out your other devices in your profile settings."
      why="You get this because someone signed in as you wants to change your address."
    />
  )
}

EmailChangeBegun.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile?tab=settings&code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailChangeBegunProps
