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
      text="Enter the new one within 30 minutes."
      button="Continue"
      smallPrint="Wasn’t you? Sign out your other devices in your profile settings."
      why="someone signed in as you asked for this"
    />
  )
}

EmailChangeBegun.PreviewProps = {
  recipientName: 'Priya',
  link: 'https://rapport.example/profile?tab=settings&code=1795280000000.Yk3mJ0v5cQe8sTzN1wUa7hRfLx2pBdGi4oKyMnEqWsA',
} satisfies EmailChangeBegunProps
